/** Draws the decks that ship with the product: those of the demo's founders, and that of the sample result. */
import { writeFile } from 'node:fs/promises';
import { DECKS, SAMPLE } from './decks.ts';
import { draw } from './draw.ts';

const SRC = new URL('../../src/', import.meta.url);

for (const deck of DECKS) await writeFile(new URL(`demo/decks/${deck.file}`, SRC), await draw(deck));
await writeFile(new URL(`evaluation/sample/${SAMPLE.file}`, SRC), await draw(SAMPLE));
