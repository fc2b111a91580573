// Compares the levels of the readers' sandbox with a process that has none, in alternating rounds.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { CHILD, NEEDS } from '../../api/src/decks/reading/child/needs.ts';
import { readDeck } from '../../api/src/decks/reading/read-deck.ts';
import { ReaderProcess } from '../../api/src/decks/reading/reader-process.ts';
import { startSandboxed, strongestLevel } from '../../api/src/platform/sandbox/sandbox.ts';
import { goodDeck, makeShelf } from '../../api/test/decks/index.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const LEVELS =
  strongestLevel() === 'bubblewrap' ? (['permissions', 'bubblewrap'] as const) : (['permissions'] as const);

const shelf = await makeShelf();
const deck = await shelf.put('good.pdf', await goodDeck());

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds until a process is ready for a document. */
async function startUp(start: () => ReturnType<typeof fork>): Promise<number> {
  const began = performance.now();
  const child = start();
  await once(child, 'message');
  const ms = performance.now() - began;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return ms;
}

/** Milliseconds from an idle machine to a deck that is read, with the start of the process. */
async function reading(level: (typeof LEVELS)[number]): Promise<number> {
  const began = performance.now();
  await readDeck(deck, { reader: new ReaderProcess(level) });
  return performance.now() - began;
}

const free = () =>
  fork(CHILD, [], {
    env: {},
    execArgv: [...NEEDS.flags.filter((flag) => flag !== '--allow-worker'), '--no-warnings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    serialization: 'advanced',
  });

const times = new Map<string, number[]>();
const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms]);
for (let round = 0; round < ROUNDS; round++) {
  note('start, no sandbox', await startUp(free));
  for (const level of LEVELS) {
    note(`start, ${level}`, await startUp(() => startSandboxed(CHILD, NEEDS, level)));
    note(`start and read a deck, ${level}`, await reading(level));
  }
}
await shelf.clear();

const base = middle(times.get('start, no sandbox') ?? []);
console.log('| what | median ms | ratio to a start without sandbox |\n| --- | ---: | ---: |');
for (const [name, all] of times)
  console.log(`| ${name} | ${Math.round(middle(all))} | ${(middle(all) / base).toFixed(2)} |`);
