import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { makeShelf, tableDeck } from '../../../test/decks/index.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { readDeck } from '../reading/read-deck.ts';
import type { Deck } from '../reading/types.ts';
import { extractedTextKey, loadExtractedText, storeExtractedText } from './extracted-text.ts';

const KEY = 'decks/one.pdf';

/** A store in memory, and what it holds. */
function memory() {
  const held = new Map<string, Buffer>();
  const files = {
    put: async (key: string, data: Buffer) => void held.set(key, data),
    open: async (key: string) => {
      const data = held.get(key);
      return data ? { stream: Readable.from([data]) } : null;
    },
  } as unknown as FileStore;
  return { held, files };
}

async function read(): Promise<Deck> {
  const shelf = await makeShelf();
  try {
    return await readDeck(await shelf.put('table.pdf', await tableDeck()));
  } finally {
    await shelf.clear();
  }
}

it('comes back as it was read, each line still in its block', async () => {
  const { files } = memory();
  const deck = await read();
  await storeExtractedText(files, KEY, deck);
  const loaded = await loadExtractedText(files, KEY);
  expect(loaded).toEqual(deck);
  const last = loaded?.slides.at(-1);
  const lines = last?.regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines)) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(last?.lines.some((own) => own === line)).toBe(true);
});

it('of an earlier release gets its structure when it is loaded', async () => {
  const { held, files } = memory();
  const { slides, ...deck } = await read();
  const earlier = slides.map(({ regions: _, values: _values, unreadRegions: _unread, ...slide }) => ({
    ...slide,
    hidden: [{ text: 'Nobody sees this line', reason: 'tiny' }],
  }));
  held.set(extractedTextKey(KEY), Buffer.from(JSON.stringify({ ...deck, slides: earlier })));
  const last = (await loadExtractedText(files, KEY))?.slides.at(-1);
  expect(last?.values.map(({ label, text }) => `${label}: ${text}`)).toContain('Runway: 18 months');
  expect(last?.unreadRegions).toEqual([]);
  expect(last?.hidden[0]?.box).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});
