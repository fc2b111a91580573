import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { tidyComponents } from '../openapi-tidy.ts';
import type { Access } from '../policies/access.ts';
import * as answers from '../schemas/answers.ts';
import * as assistant from '../schemas/assistant.ts';
import * as deckImages from '../schemas/deck-images.ts';
import * as runs from '../schemas/evaluation-runs.ts';
import * as profile from '../schemas/profile.ts';
import * as submissions from '../schemas/submissions.ts';

/** Bodies that are read as a stream, by the name of their call. */
const uploads = {
  ...runs.uploads,
  ...profile.uploads,
  ...submissions.uploads,
  ...answers.uploads,
  ...assistant.uploads,
  ...deckImages.uploads,
};

const LOGGED_IN = [{ bearer: [] }];

/** Whether a call takes a token; an empty requirement means that it may go without. */
const SECURITY: Partial<Record<Access, object[]>> = {
  everyone: [{}, ...LOGGED_IN],
  login: LOGGED_IN,
  investor: LOGGED_IN,
  superuser: LOGGED_IN,
};

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
      const { schema = {}, route } = document;
      const upload = uploads[schema.operationId ?? ''];
      const security = SECURITY[route.config?.access ?? 'anonymous'];
      const described = { ...schema, ...(upload && { body: upload }), ...(security && { security }) };
      return jsonSchemaTransform({ ...document, schema: described } as never);
    },
    transformObject: (document) => tidyComponents(jsonSchemaTransformObject(document as never)) as never,
  });
});
