import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bombPdf, goodDeck, makeShelf, type Shelf } from '../../../test/decks/index.ts';
import { onePage, rawPdf, textStream } from '../../../test/decks/raw-pdf.ts';
import type { Picture } from './child/messages.ts';
import { drawDeck } from './draw-deck.ts';

// Each file starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

let shelf: Shelf;
let good: string;
beforeAll(async () => {
  shelf = await makeShelf();
  good = await shelf.put('good.pdf', await goodDeck());
});
afterAll(() => shelf.clear());

const differs = ({ pixels }: Picture) => pixels.some((value, at) => at >= 3 && value !== pixels[at % 3]);

describe('the pictures of a deck', () => {
  it('come one after the other, each slide in order with something on it', async () => {
    const taken: { number: number; picture: Picture }[] = [];
    let atWork = 0;
    const slides = await drawDeck(good, {
      side: 400,
      take: async (number, picture) => {
        expect(++atWork).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        atWork--;
        taken.push({ number, picture });
      },
    });
    expect(taken.map(({ number }) => number)).toEqual(slides.map(({ number }) => number));
    expect(slides.length).toBeGreaterThan(1);
    for (const { picture } of taken) {
      expect(Math.max(picture.width, picture.height)).toBe(400);
      expect(picture.pixels).toHaveLength(picture.width * picture.height * 3);
      expect(differs(picture)).toBe(true);
    }
  });

  it('have the colours of the page', async () => {
    const orange = await shelf.put('orange.pdf', rawPdf(onePage(textStream('1 0.5 0 rg 0 0 960 540 re f'))));
    const colours = new Set<string>();
    const take = async (_number: number, { pixels }: Picture) => {
      for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.subarray(at, at + 3).join(' '));
    };
    await drawDeck(orange, { side: 40, take });
    expect([...colours]).toEqual([expect.stringMatching(/^255 12[78] 0$/)]);
  });

  it('end with the error of whoever takes them', async () => {
    const take = () => Promise.reject(new Error('The disk is full.'));
    await expect(drawDeck(good, { side: 400, take })).rejects.toThrow('The disk is full.');
  });

  it('are refused for a file that asks for absurd memory', async () => {
    const bomb = await shelf.put('bomb.pdf', await bombPdf('drawing'));
    await expect(drawDeck(bomb, { side: 400, take: async () => {} })).rejects.toMatchObject({ code: 'too_complex' });
  });
});
