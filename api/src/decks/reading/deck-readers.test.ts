import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bombPdf, goodDeck, makeShelf, type Shelf } from '../../../test/decks/index.ts';
import { type SandboxLevel, strongestLevel } from '../../platform/sandbox/sandbox.ts';
import { childOf } from '../../platform/sandbox/usage.ts';
import { DeckReaders } from './deck-readers.ts';

// Each file starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

const LEVELS: SandboxLevel[] = strongestLevel() === 'bubblewrap' ? ['permissions', 'bubblewrap'] : ['permissions'];

let shelf: Shelf;
let good: string;
let slow: string;
beforeAll(async () => {
  shelf = await makeShelf();
  good = await shelf.put('good.pdf', await goodDeck());
  slow = await shelf.put('slow.pdf', await bombPdf('slow'));
});
afterAll(() => shelf.clear());

const pools: DeckReaders[] = [];
function pool(options: ConstructorParameters<typeof DeckReaders>[0]) {
  const readers = new DeckReaders({ spares: 0, ...options });
  pools.push(readers);
  return readers;
}
afterEach(() => {
  for (const readers of pools.splice(0)) readers.close();
});

describe('a pool of readers', () => {
  it.each(LEVELS)('reads a deck in a sandbox of %s', async (sandbox) => {
    const { slides } = await pool({ sandbox }).read(good);
    expect(slides.map(({ readable }) => readable)).toEqual(slides.map(() => true));
    expect(slides.length).toBeGreaterThan(5);
  });

  it('goes on after a document that failed', async () => {
    const readers = pool({ spares: 1, timeoutMs: 2_000 });
    await expect(readers.read(slow)).rejects.toMatchObject({ code: 'too_complex' });
    await expect(pool({}).read(good)).resolves.toMatchObject({ slides: expect.any(Array) });
  });

  it('ends everything when it is closed', async () => {
    const readers = pool({ spares: 1 });
    const readings = [readers.read(slow), readers.read(good)].map((reading) =>
      reading.catch((error: unknown) => error),
    );
    readers.close();
    for (const outcome of await Promise.all(readings))
      expect(outcome).toMatchObject({ message: 'The deck readers are closed.' });
    await expect(readers.read(good)).rejects.toThrow('closed');
  });
});

/** Processor time a process has used, in hundredths of a second; null once it is gone. */
function ticksOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux.each(LEVELS)(
  'a reader in the middle of a page ends when the server is killed, in a sandbox of %s',
  async (level) => {
    const script = `
    const { readDeck } = await import(${JSON.stringify(import.meta.resolve('./read-deck.ts'))});
    const { ReaderProcess } = await import(${JSON.stringify(import.meta.resolve('./reader-process.ts'))});
    const reader = new ReaderProcess('${level}');
    process.stdout.write(String(reader.pid));
    await readDeck(${JSON.stringify(slow)}, { reader, timeoutMs: 60_000, totalMs: 60_000 });
  `;
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH },
    });
    const pid = await new Promise<number>((resolve) => server.stdout.once('data', (data) => resolve(Number(data))));
    const reader = () => (level === 'bubblewrap' ? childOf(pid) : pid);
    await until(() => (ticksOf(reader() ?? 0) ?? 0) > 150);
    const [outer, inner] = [pid, reader() ?? 0];
    expect(ticksOf(inner)).not.toBeNull();
    server.kill('SIGKILL');
    await until(() => ticksOf(inner) === null && ticksOf(outer) === null);
  },
  30_000,
);
