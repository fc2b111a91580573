import { json } from 'node:stream/consumers';
import type { FileStore } from '../../platform/files/store.ts';
import type { DeckErrorCode } from '../reading/errors.ts';
import { sheetKey } from './slide-keys.ts';
import type { DeckFile, ShownSlide } from './types.ts';

/** Stored result of a drawing: the slides, or why it failed, so that it is not retried on every view. */
export type Sheet = { slides: ShownSlide[] } | { failed: DeckErrorCode; at: string };

/** How long to wait before retrying a deck that could not be drawn; a busy machine may have caused the failure. */
const REST_MS = 10 * 60_000;

export const storeSheet = (files: FileStore, deck: DeckFile, sheet: Sheet): Promise<void> =>
  files.put(sheetKey(deck), Buffer.from(JSON.stringify(sheet)));

/** Loads the result of a drawing; null when the deck is to be drawn. */
export async function loadSheet(
  { files, clock }: { files: FileStore; clock: () => Date },
  deck: DeckFile,
): Promise<Sheet | null> {
  const file = await files.open(sheetKey(deck));
  const sheet = file && ((await json(file.stream)) as Sheet);
  const isOld = sheet && 'failed' in sheet && clock().getTime() - Date.parse(sheet.at) > REST_MS;
  return isOld ? null : sheet;
}
