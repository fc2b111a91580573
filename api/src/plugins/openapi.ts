import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { tidyComponents } from '../openapi-tidy.ts';
import { uploads } from '../schemas/evaluations.ts';

/** Makes the OpenAPI document of all routes that are registered after it; `app.swagger()` answers it. */
export const openapi = plugin<{ title: string; version: string }>(async (app, { title, version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version,
        description: 'The calls that the browser makes. Errors are explained in docs/api-errors.md.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: true,
    transform: (document) => {
      const upload = uploads[document.schema?.operationId ?? ''];
      return jsonSchemaTransform(
        (upload ? { ...document, schema: { ...document.schema, body: upload } } : document) as never,
      );
    },
    transformObject: (document) => tidyComponents(jsonSchemaTransformObject(document as never)) as never,
  });
});
