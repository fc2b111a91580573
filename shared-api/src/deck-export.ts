import { callApi, TIMEOUTS } from './client/client.ts';
import type { Path } from './client/operations.ts';

/** PowerPoint or PDF. */
export type ExportFormat = 'pptx' | 'pdf';

const PATHS = {
  pptx: '/api/pitch-decks/assistant/generate-ppt/',
  pdf: '/api/pitch-decks/assistant/generate-pdf/',
} as const satisfies Record<ExportFormat, Path<'post'>>;

/** The name that the server gives a file. */
function nameOf(headers: Headers, format: ExportFormat): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? `deck.${format}`);
  } catch {
    return plain ?? `deck.${format}`;
  }
}

/** Makes a file of a saved deck, as it is stored. @throws {ApiError} it cannot be made, and why */
export async function exportDeck(
  savedDeckId: string,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<{ blob: Blob; filename: string }> {
  const response = await callApi('post', PATHS[format], {
    json: { saved_deck_id: savedDeckId },
    signal,
    timeout: TIMEOUTS.long,
  });
  return { blob: await response.blob(), filename: nameOf(response.headers, format) };
}
