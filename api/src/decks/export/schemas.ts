import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, file } from '../../platform/http/schemas.ts';
import { DeckContent } from '../saved/document-schemas.ts';

/** The deck to export: a saved deck, or the current content of the editor. */
export const DeckExport = z
  .union([
    z.object({ saved_deck_id: z.string().min(1).max(64) }),
    z.object({
      name: z.string().trim().min(1, 'Enter a name for the deck').max(DECK_LIMITS.name),
      company_name: z.string().trim().max(DECK_LIMITS.company).default(''),
      content: DeckContent,
    }),
  ])
  .meta({ id: 'DeckExport' });

const failures = errors(400, 401, 404, 413, 422, 429, 503);

export const exportPowerPoint = {
  operationId: 'exportPowerPoint',
  tags: ['Assistant'],
  summary: 'A deck as a PowerPoint file, with editable tables and charts, speaker notes and hidden slides',
  body: DeckExport,
  response: { 200: file('application/vnd.openxmlformats-officedocument.presentationml.presentation'), ...failures },
};

export const exportPdf = {
  operationId: 'exportPdf',
  tags: ['Assistant'],
  summary: 'A deck as a PDF without its hidden slides, optionally with the speaker notes after each slide',
  querystring: z.object({ notes: z.stringbool().default(false) }),
  body: DeckExport,
  response: { 200: file('application/pdf'), ...failures },
};
