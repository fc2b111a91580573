import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Access } from '../accounts/access/policy.ts';
import * as profile from '../accounts/profile/schemas.ts';
import * as assistant from '../assistant/schemas.ts';
import * as deckImages from '../decks/images/schemas.ts';
import * as jobs from '../evaluation/jobs/schemas.ts';
import * as answers from '../submissions/answers/schemas.ts';
import * as submissions from '../submissions/sending/schemas.ts';
import { impliedErrors, shareErrors, withHeaders } from './openapi-answers.ts';
import { tidyComponents } from './openapi-tidy.ts';

/** Bodies that are read as a stream, by operation id. */
const uploads = {
  ...jobs.uploads,
  ...profile.uploads,
  ...submissions.uploads,
  ...answers.uploads,
  ...assistant.uploads,
  ...deckImages.uploads,
};

const LOGGED_IN = [{ bearer: [] }];

/** Whether a call needs a token. An empty requirement makes the token optional. */
const SECURITY: Partial<Record<Access, object[]>> = {
  everyone: [{}, ...LOGGED_IN],
  login: LOGGED_IN,
  investor: LOGGED_IN,
  superuser: LOGGED_IN,
};

/** Describes all routes registered after this plugin; `app.swagger()` returns the OpenAPI document. */
export const openapi = plugin<{ title: string; version: string }>(async (app, { title, version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version,
        description:
          'The API that the browser uses. docs/api-errors.md explains the errors. Every path returns 405 for a method it does not support, and an unknown path returns 404.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: true,
    transform: (document) => {
      const { schema = {}, route } = document;
      const upload = uploads[schema.operationId ?? ''];
      const security = SECURITY[route.config?.access ?? 'anonymous'];
      const response = { ...impliedErrors(route), ...(schema.response as object) };
      const described = { ...schema, response, ...(upload && { body: upload }), ...(security && { security }) };
      return withHeaders(response, jsonSchemaTransform({ ...document, schema: described } as never));
    },
    transformObject: (document) => shareErrors(tidyComponents(jsonSchemaTransformObject(document as never))) as never,
  });
});
