import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { goodDeck, goodSlides, makeShelf, type Shelf } from '../../../test/decks/index.ts';
import type { ReaderMessage } from './messages.ts';
import { Threads } from './threads.ts';

// A thread practises first; a busy machine takes its time.
jest.setTimeout(60_000);

let shelf: Shelf;
let path: string;
beforeAll(async () => {
  shelf = await makeShelf();
  path = await shelf.put('deck.pdf', await goodDeck());
});
afterAll(() => shelf.clear());

let threads: Threads;
afterEach(() => threads.close());

/** Reads a deck with a second thread that runs this, and gives all that is told. */
async function readBeside(second: string): Promise<ReaderMessage[]> {
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      const tell = (message) => parentPort.postMessage(message);
      parentPort.on('message', ({ turns }) => { ${second} });
      tell({ type: 'practised' });`)}`,
  );
  const told: ReaderMessage[] = [];
  await new Promise<void>((resolve) => {
    const tell = (message: ReaderMessage) => {
      told.push(message);
      if (message.type === 'prepared') threads.ask({ path, heapBytes: 400 * 1024 * 1024, together: true });
      if (['done', 'failed', 'broken'].includes(message.type)) resolve();
    };
    threads = new Threads(tell, true, program);
  });
  return told;
}

const numbersOf = (told: ReaderMessage[]) =>
  told.flatMap((message) => (message.type === 'slide' && message.slide.reached ? [message.slide.number] : []));

describe('a deck is read whole', () => {
  const whole = goodSlides.map((_, at) => at + 1);

  it.each([
    ['takes pages and fails', `Atomics.add(turns, 0, 3); tell({ type: 'failed', code: 'too_complex' });`],
    ['takes pages and breaks', `Atomics.add(turns, 0, 2); throw new Error('broken');`],
    ['takes pages and ends', 'Atomics.add(turns, 0, 2); process.exit();'],
    ['takes all pages and reads none', `Atomics.add(turns, 0, 300); tell({ type: 'done' });`],
    ['takes none', `tell({ type: 'done' });`],
  ])('when the second thread %s', async (_, second) => {
    const told = await readBeside(second);
    expect(numbersOf(told)).toEqual(whole);
    expect(told.at(-1)).toEqual({ type: 'done' });
  });
});
