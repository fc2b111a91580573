import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeck } from '../../../api/src/decks/reading/read-deck.ts';
import type { Deck } from '../../../api/src/decks/reading/types.ts';
import { restoreDeck, serializeDeck } from '../../../api/src/decks/storage/extracted-text.ts';

const FOLDER = process.env.DECKS_DIR ?? '';
const { READINGS } = process.env;

/** PDF files in the folder DECKS_DIR, by the first 16 digits of their SHA-256. */
export const deckFiles: ReadonlyMap<string, { name: string; path: string }> = new Map(
  (FOLDER ? readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => {
      const path = join(FOLDER, name);
      return [createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16), { name, path }];
    }),
);

/** Reads a deck of the folder, or takes what an earlier run kept in READINGS; null when it isn't there. */
export async function readDeckOf(hash: string): Promise<Deck | null> {
  const kept = READINGS && join(READINGS, `${hash}.json`);
  if (kept && existsSync(kept)) return restoreDeck(JSON.parse(readFileSync(kept, 'utf8')));
  const file = deckFiles.get(hash);
  const deck = file ? await readDeck(file.path) : null;
  if (deck && kept) {
    mkdirSync(READINGS, { recursive: true });
    writeFileSync(kept, serializeDeck(deck));
  }
  return deck;
}
