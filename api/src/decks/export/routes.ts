import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { viewerOf } from '../../accounts/access/viewer.ts';
import { internalFailure } from '../../platform/errors/public-failure.ts';
import { dispositionOf } from '../../platform/files/disposition.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { finishing, leaving } from '../../platform/http/unfinished-work.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';
import { deckExportJob } from './deck-export-job.ts';
import { slidesToExport } from './export-deck.ts';
import * as schemas from './schemas.ts';
import type { ExportFormat } from './types.ts';

const config = { access: 'login' } as const;
/** The same limit as for saving: a hundred full slides with notes. */
const bodyLimit = 2 * 1024 * 1024;

const TYPES: Record<ExportFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
};

/** Turns a deck name into a file name without characters that operating systems reject. */
const fileName = (name: string, format: ExportFormat) =>
  `${
    name
      .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[.\s]+|[.\s]+$/g, '') || 'Deck'
  }.${format}`;

export const deckExportRoutes: Routes<Context> = async (app, { context }) => {
  const finish = finishing(app);

  async function send(
    userId: number,
    format: ExportFormat,
    body: z.output<typeof schemas.DeckExport>,
    reply: FastifyReply,
    options: { notes: boolean },
  ) {
    await throttle(context, 'deck-export', LIMITS.deckExport, String(userId));
    await slidesToExport(context, userId, body, format);
    const { jobs, files } = context;
    const key = `exports/${randomUUID()}.${format}`;
    const data = { userId, format, deck: body, withNotes: options.notes, key };
    const work = jobs.run(deckExportJob, data, { owner: `account ${userId}`, signal: leaving(reply) });
    const { name } = await finish(work);
    const file = await files.open(key);
    if (!file) throw internalFailure();
    file.stream.once('close', () => void finish(files.remove(key)).catch(() => {}));
    return reply
      .header('content-disposition', dispositionOf('attachment', fileName(name, format)))
      .header('content-length', file.size)
      .header('cache-control', 'no-store')
      .type(TYPES[format])
      .send(file.stream);
  }

  const base = '/pitch-decks/assistant';
  app.post(`${base}/generate-ppt/`, { schema: schemas.exportPowerPoint, config, bodyLimit }, (request, reply) =>
    send(viewerOf(request).user.id, 'pptx', request.body, reply, { notes: true }),
  );
  app.post(`${base}/generate-pdf/`, { schema: schemas.exportPdf, config, bodyLimit }, (request, reply) =>
    send(viewerOf(request).user.id, 'pdf', request.body, reply, request.query),
  );
};
