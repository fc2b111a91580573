import { readFile } from 'node:fs/promises';
import type { Compared } from './compare.ts';

let decks: Promise<Compared[]> | undefined;

/** What the built-in engine says of decks that were made up to be compared with. */
export function demoDecks(): Promise<Compared[]> {
  decks ??= readFile(new URL('demo-decks.json', import.meta.url), 'utf8').then(
    (text) => JSON.parse(text) as Compared[],
  );
  return decks;
}
