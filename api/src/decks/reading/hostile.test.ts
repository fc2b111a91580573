import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HOSTILE, HOSTILE_TEXT, type Hostile, hostilePdf, makeShelf, type Shelf } from '../../../test/decks/index.ts';
import { usageOf } from '../../platform/sandbox/usage.ts';
import { DeckError } from './errors.ts';
import { readDeck } from './read-deck.ts';
import { ReaderProcess } from './reader-process.ts';

// Each file starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

const MEGABYTE = 1024 * 1024;
/** Lower than the defaults, to spare the machine that runs the tests. */
const LIMITS = { timeoutMs: 3_000, totalMs: 2_500, recogniseMs: 1_000, recogniseTotalMs: 2_000 };
/** Valid files with a trick that the reader must ignore. */
const READ: readonly Hostile[] = [
  'form that draws itself',
  'script that runs when it is opened',
  'program that starts when it is opened',
  'file inside it',
  'file that is fetched from elsewhere',
  'table of contents that leads nowhere',
  'table of contents that leads to itself',
];

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

describe('a file that means harm', () => {
  it.each(HOSTILE)('is read or refused, and takes no more than it may: %s', async (kind) => {
    const path = await shelf.put('hostile.pdf', hostilePdf(kind));
    const reader = new ReaderProcess();
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, usageOf(reader.pid ?? 0)?.bytes ?? 0);
    }, 10);
    const outcome = await readDeck(path, { ...LIMITS, reader }).catch((error: unknown) => error);
    clearInterval(watch);
    expect(peak).toBeLessThan(768 * MEGABYTE);
    if (!READ.includes(kind) && outcome instanceof DeckError) return;
    expect(outcome).toMatchObject({ slides: expect.arrayContaining([expect.anything()]) });
    if (READ.includes(kind)) {
      expect(outcome).toMatchObject({ slides: [{ lines: [{ text: HOSTILE_TEXT }], readable: true }] });
    }
  });

  it('is read as far as it went, when its pages together take too long', async () => {
    const path = await shelf.put('tiring.pdf', hostilePdf('two hundred tiring pages'));
    const { slides } = await readDeck(path, LIMITS);
    expect(slides).toHaveLength(200);
    expect(slides[0]).toMatchObject({ readable: true, lines: [{ text: HOSTILE_TEXT }] });
    expect(slides.at(-1)).toMatchObject({ readable: false, unread: 'not-reached' });
  });
});
