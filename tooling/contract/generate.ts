import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const HEAD = `// Made from the server's schemas by \`npm run contract\`. Changes belong into the schemas.ts files of api/src.\n\n`;

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** Writes an OpenAPI document's types as a TypeScript module. Each named schema is exported under its name. */
export async function generate(document: object): Promise<string> {
  const ast = await openapiTS(document as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: true,
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  });
  return HEAD + astToString(ast);
}
