import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../evaluation/context.ts';
import { fileLinkExpired, fileLinkInvalid, notFound } from '../../platform/errors/failures.ts';
import { dispositionOf } from '../../platform/files/disposition.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { noteOpened } from '../sending/repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'anonymous' } as const;

/** Types that browsers may display. A key gets such an extension only after its content was checked. */
const SHOWN: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** Serves decks and answer files. Only the signature of the link grants access. */
export const storedFileRoutes: Routes<Context> = async (app, { context }) => {
  const { fileLinks, files, db, clock } = context;

  async function send(key: string, query: z.output<typeof schemas.getDeckFile.querystring>, reply: FastifyReply) {
    const problem = fileLinks.problem(key, query);
    if (problem) throw problem === 'expired' ? fileLinkExpired() : fileLinkInvalid();
    const file = await files.open(key);
    if (!file) throw notFound('File');
    if (query.opens) await noteOpened(db, query.opens, clock());
    const type = SHOWN[key.split('.').at(-1) ?? ''];
    return reply
      .header('content-length', file.size)
      .header('content-disposition', dispositionOf(type ? 'inline' : 'attachment', query.name))
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
      .header('cache-control', 'private, max-age=600')
      .type(type ?? 'application/octet-stream')
      .send(file.stream);
  }

  app.get('/files/decks/:name', { schema: schemas.getDeckFile, config }, ({ params, query }, reply) =>
    send(`decks/${params.name}`, query, reply),
  );

  app.get('/files/deck-images/:name', { schema: schemas.getDeckImageFile, config }, ({ params, query }, reply) =>
    send(`deck-images/${params.name}`, query, reply),
  );

  app.get('/files/answers/:name', { schema: schemas.getAnswerFile, config }, ({ params, query }, reply) =>
    send(`answers/${params.name}`, query, reply),
  );
};
