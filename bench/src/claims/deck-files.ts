import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeck } from '../../../api/src/decks/reading/read-deck.ts';
import type { Deck } from '../../../api/src/decks/reading/types.ts';

const FOLDER = process.env.DECKS_DIR ?? '';

/** PDF files in the folder DECKS_DIR, by the first 16 digits of their SHA-256. */
export const deckFiles: ReadonlyMap<string, { name: string; path: string }> = new Map(
  (FOLDER ? readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => {
      const path = join(FOLDER, name);
      return [createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16), { name, path }];
    }),
);

/** Reads a deck of the folder; null when it isn't there. */
export async function readDeckOf(hash: string): Promise<Deck | null> {
  const file = deckFiles.get(hash);
  return file ? await readDeck(file.path) : null;
}
