import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { deckToExport } from '../commands/export-deck.ts';
import { Exporter } from '../export/exporter.ts';
import type { ExportFormat } from '../export/types.ts';
import { dispositionOf } from '../files/disposition.ts';
import { viewerOf } from '../plugins/access.ts';
import * as schemas from '../schemas/deck-exports.ts';
import { LIMITS, throttle } from '../security/throttle.ts';
import { finishing, leaving } from '../uploads/work.ts';
import type { Routes } from './options.ts';

const config = { access: 'login' } as const;
/** As for saving: a hundred full slides with notes. */
const bodyLimit = 2 * 1024 * 1024;

const TYPES: Record<ExportFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
};

/** The name of a deck as the name of a file: without what systems refuse. */
const fileName = (name: string, format: ExportFormat) =>
  `${
    name
      .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[.\s]+|[.\s]+$/g, '') || 'Deck'
  }.${format}`;

/** Decks as files. */
export const deckExportRoutes: Routes = async (app, { context }) => {
  const exporter = new Exporter();
  const finish = finishing(app);
  app.addHook('preClose', async () => exporter.close());

  async function send(
    userId: number,
    format: ExportFormat,
    body: z.output<typeof schemas.DeckExport>,
    reply: FastifyReply,
    options: { notes: boolean },
  ) {
    await throttle(context, 'deck-export', LIMITS.deckExport, String(userId));
    const deck = await deckToExport(context, userId, body);
    const file = await finish(exporter.make(format, { ...deck, withNotes: options.notes }, leaving(reply)));
    return reply
      .header('content-disposition', dispositionOf('attachment', fileName(deck.name, format)))
      .header('cache-control', 'no-store')
      .type(TYPES[format])
      .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  }

  const base = '/pitch-decks/assistant';
  app.post(`${base}/generate-ppt/`, { schema: schemas.exportPowerPoint, config, bodyLimit }, (request, reply) =>
    send(viewerOf(request).user.id, 'pptx', request.body, reply, { notes: true }),
  );
  app.post(`${base}/generate-pdf/`, { schema: schemas.exportPdf, config, bodyLimit }, (request, reply) =>
    send(viewerOf(request).user.id, 'pdf', request.body, reply, request.query),
  );
};
