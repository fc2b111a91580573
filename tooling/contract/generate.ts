import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const HEAD = `// Made from the server's schemas by \`npm run contract\`. Changes belong into api/src/schemas.\n\n`;

/** Writes the types of an OpenAPI document as a TypeScript module; each named schema is exported under its name. */
export async function generate(document: object): Promise<string> {
  const ast = await openapiTS(document as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: true,
    defaultNonNullable: false,
  });
  return HEAD + astToString(ast);
}
