import { readFile } from 'node:fs/promises';
import type { Compared } from './compare.ts';

let decks: Promise<Compared[]> | undefined;

/** The built-in engine's scores of the invented decks that the demo compares with. */
export function demoDecks(): Promise<Compared[]> {
  decks ??= readFile(new URL('demo-decks.json', import.meta.url), 'utf8').then(
    (text) => JSON.parse(text) as Compared[],
  );
  return decks;
}
