import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { contradictionsIn } from '../../../../test/contradictions.ts';
import { readDeck } from '../../../decks/reading/read-deck.ts';
import type { Deck } from '../../../decks/reading/types.ts';
import { createRubricEngine } from './index.ts';

jest.setTimeout(120_000);

/** Decks of real companies, if the machine has them. They are not part of the product. */
const FOLDER = join(import.meta.dirname, '../../../../../../shared/decks');
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.pdf')) : [];
const engine = createRubricEngine();
const readings = new Map<string, Promise<Deck>>();

/** Reads each deck only once, because OCR is slow. */
function readingOf(name: string): Promise<Deck> {
  const reading = readings.get(name) ?? readDeck(join(FOLDER, name));
  readings.set(name, reading);
  return reading;
}

const plain = (text: string) => text.replace(/\s+/gu, ' ');

const onRealDecks = files.length > 0 ? describe : describe.skip;

onRealDecks('a real deck', () => {
  it.each(files)('%s is quoted as its slides say it and judged the same twice', async (name) => {
    const deck = await readingOf(name);
    const result = await engine.evaluate(deck);
    const said = deck.slides.map(({ lines, regions }) => {
      const blocks = regions.flatMap((region) => region.blocks);
      return [...lines, ...blocks].map(({ text }) => plain(text)).join(' ');
    });
    const quotes = result.scores.flatMap(({ evidence }) => evidence);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { slide, quote } of quotes) expect(said[slide - 1]).toContain(plain(quote));
    expect(await engine.evaluate(structuredClone(deck))).toEqual(result);
  });

  it.each([
    ['nwhacks2019.pdf', [1, 7, 8]],
    ['agent-director.pdf', [2, 3, 4, 5]],
    ['agenttollgate.pdf', []],
    ['haveanot.pdf', [13]],
  ])('%s: no slide but a picture goes unread, and nothing unread is called zero', async (name, pictures) => {
    const deck = await readingOf(name);
    const result = await engine.evaluate(deck);
    expect(pictures).toEqual(expect.arrayContaining(result.unreadable_slides));
    expect(contradictionsIn(result)).toEqual([]);
    const isRead = deck.slides.every(({ readable, unreadRegions }) => readable && unreadRegions.length === 0);
    for (const { score, evidence, feedback } of result.scores) {
      if (evidence.length > 0) continue;
      expect(feedback).toMatch(
        isRead ? /^(?:We found nothing|.* may .*, but not clearly\.)/ : /^(?:Not assessed|We found nothing|.* may )/,
      );
      if (feedback.startsWith('We found nothing on')) expect(score).toBe(0);
      else expect(score ?? 0).toBeLessThanOrEqual(5);
    }
  });
});
