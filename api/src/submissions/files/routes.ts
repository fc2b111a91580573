import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../evaluation/context.ts';
import { fileLinkExpired, fileLinkInvalid, notFound, rangeNotSatisfiable } from '../../platform/errors/failures.ts';
import { dispositionOf } from '../../platform/files/disposition.ts';
import { byteRangeOf } from '../../platform/http/byte-range.ts';
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

/**
 * The range that a request asks for. With If-Range, the client wants the whole file if it has changed, which is safe to
 * answer always, since links have no version to compare.
 */
const rangeIn = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['if-range'] === undefined ? headers.range : undefined;

/**
 * Serves decks and answer files, whole or in part, so that a reader of PDFs can show the first page early. Only the
 * signature of the link grants access.
 */
export const storedFileRoutes: Routes<Context> = async (app, { context }) => {
  const { fileLinks, files, db, clock } = context;

  /** The file, or the part of it that was asked for. */
  async function opened(key: string, range: string | undefined, reply: FastifyReply) {
    const size = range === undefined ? null : await files.sizeOf(key);
    const part = size === null ? null : byteRangeOf(range, size);
    if (part === 'unsatisfiable') {
      reply.header('content-range', `bytes */${size}`);
      throw rangeNotSatisfiable();
    }
    if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
    return await files.open(key, part ?? undefined);
  }

  async function send(
    key: string,
    { query, headers }: { query: z.output<typeof schemas.getDeckFile.querystring> } & Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
  ) {
    const problem = fileLinks.problem(key, query);
    if (problem) throw problem === 'expired' ? fileLinkExpired() : fileLinkInvalid();
    const file = await opened(key, rangeIn({ headers }), reply);
    if (!file) throw notFound('File');
    if (query.opens) await noteOpened(db, query.opens, clock());
    const type = SHOWN[key.split('.').at(-1) ?? ''];
    return reply
      .header('accept-ranges', 'bytes')
      .header('content-length', file.size)
      .header('content-disposition', dispositionOf(type ? 'inline' : 'attachment', query.name))
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
      .header('cache-control', 'private, max-age=600')
      .type(type ?? 'application/octet-stream')
      .send(file.stream);
  }

  app.get('/files/decks/:name', { schema: schemas.getDeckFile, config }, (request, reply) =>
    send(`decks/${request.params.name}`, request, reply),
  );

  app.get('/files/deck-images/:name', { schema: schemas.getDeckImageFile, config }, (request, reply) =>
    send(`deck-images/${request.params.name}`, request, reply),
  );

  app.get('/files/answers/:name', { schema: schemas.getAnswerFile, config }, (request, reply) =>
    send(`answers/${request.params.name}`, request, reply),
  );
};
