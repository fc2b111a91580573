/** Draws the decks of the demo's founders: `node api/tools/demo-decks/make.ts` writes them to api/src/demo/decks. */
import { writeFile } from 'node:fs/promises';
import { DECKS } from './decks.ts';
import { draw } from './draw.ts';

for (const deck of DECKS) {
  await writeFile(new URL(`../../src/demo/decks/${deck.file}`, import.meta.url), await draw(deck));
}
