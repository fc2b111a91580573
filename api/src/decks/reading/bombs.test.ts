import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Bomb, bombPdf, makeShelf, type Shelf } from '../../../test/decks/index.ts';
import { usageOf } from '../../platform/sandbox/usage.ts';
import { readDeck } from './read-deck.ts';
import { ReaderProcess } from './reader-process.ts';

const MEGABYTE = 1024 * 1024;
/** Processor time allowed for starting, detecting and killing a process. */
const GRACE_MS = 3_000;

// Each file starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

/** Reads a bomb and measures the process from outside. */
async function detonate(kind: Bomb, limits: { timeoutMs?: number; memoryBytes?: number } = {}) {
  const path = await shelf.put(`${kind}.pdf`, await bombPdf(kind));
  const reader = new ReaderProcess();
  let peak = 0;
  let took = 0;
  const watch = setInterval(() => {
    const usage = usageOf(reader.pid ?? 0);
    peak = Math.max(peak, usage?.bytes ?? 0);
    took = Math.max(took, usage?.processorMs ?? 0);
  }, 10);
  const outcome = await readDeck(path, { ...limits, reader }).catch((error: unknown) => error);
  clearInterval(watch);
  return { outcome, peak, took };
}

describe('a small file that asks for absurd time or memory', () => {
  it.each(['inflating', 'drawing', 'pages', 'image', 'box'] as const)(
    'is refused with a clear sentence (%s)',
    async (kind) => {
      const { outcome, peak, took } = await detonate(kind);
      expect(outcome).toMatchObject({ code: 'too_complex', message: expect.stringMatching(/too complex to read/) });
      expect(took).toBeLessThan(5_500 + GRACE_MS);
      expect(peak).toBeLessThan(768 * MEGABYTE);
    },
  );

  it('is refused when a page does not end within the limit', async () => {
    const { outcome, took } = await detonate('slow', { timeoutMs: 2_000 });
    expect(outcome).toMatchObject({ code: 'too_complex' });
    expect(took).toBeLessThan(2_000 + GRACE_MS);
  });

  it('is refused when it passes a limit on memory that is lower than usual', async () => {
    const { outcome, peak } = await detonate('inflating', { memoryBytes: 300 * MEGABYTE });
    expect(outcome).toMatchObject({ code: 'too_complex' });
    expect(peak).toBeLessThan(400 * MEGABYTE);
  });

  it('with arrays two million deep does no harm', async () => {
    const { peak, took } = await detonate('nesting');
    expect(took).toBeLessThan(5_500 + GRACE_MS);
    expect(peak).toBeLessThan(768 * MEGABYTE);
  });
});
