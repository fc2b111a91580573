import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '@northlight/e2e/product';
import { readDeck } from '../../api/src/decks/reading/read-deck.ts';
import { ReaderProcess } from '../../api/src/decks/reading/reader-process.ts';
import { createRubricEngine } from '../../api/src/evaluation/engine/rubric/index.ts';
import { usageOf } from '../../api/src/platform/sandbox/usage.ts';
import {
  BOMBS,
  bombPdf,
  damagedPdf,
  encryptedPdf,
  goodDeck,
  goodSlides,
  HOSTILE,
  hostilePdf,
  makeDeck,
  makeShelf,
  scannedDeck,
} from '../../api/test/decks/index.ts';

const ROUNDS = 5;
const MEGABYTE = 1024 * 1024;
const WATCH_MS = 100;
/** By then a spare process has started and is idle. */
const STARTED_MS = 1_000;
const root = join(import.meta.dirname, '../..');
const FOLDERS = [join(root, '../shared/decks'), join(root, 'api/src/demo/decks')];
const engine = createRubricEngine();
const shelf = await makeShelf();

const least = (times: number[]) => Math.round(Math.min(...times));
const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; outcome: Awaited<T> }> {
  const started = performance.now();
  const outcome = await work();
  return { ms: performance.now() - started, outcome };
}

/** Starts a process and waits until it is idle, as the pool does. */
async function spare(): Promise<ReaderProcess> {
  const reader = new ReaderProcess();
  await pause(STARTED_MS);
  return reader;
}

/** The fastest of several rounds for one deck, with pdftotext timed in the same rounds. */
async function measure(path: string, isPdftotextThere: boolean) {
  const reading: number[] = [];
  const judging: number[] = [];
  const pdftotext: number[] = [];
  let coverage = '';
  for (let round = 0; round < ROUNDS; round++) {
    const reader = await spare();
    const read = await timed(() => readDeck(path, { reader }).catch((error: Error) => error));
    reading.push(read.ms);
    if (!(read.outcome instanceof Error)) {
      const deck = read.outcome;
      judging.push((await timed(() => engine.evaluate(deck).catch(() => {}))).ms);
      const recognised = deck.slides.filter(({ readable, lines }) => readable && lines.some(({ source }) => source));
      const unread = deck.slides.filter(({ readable }) => !readable);
      const text = deck.slides.length - recognised.length - unread.length;
      coverage = `${text} text, ${recognised.length} recognised, ${unread.length} not`;
    } else coverage = read.outcome.message;
    if (isPdftotextThere) pdftotext.push((await timed(() => spawnSync('pdftotext', ['-layout', path, '-']))).ms);
  }
  return {
    deck: basename(path),
    slides: coverage,
    reading: least(reading),
    judging: least(judging),
    pdftotext: isPdftotextThere ? least(pdftotext) : 'missing',
    ratio: isPdftotextThere ? Math.round((least(reading) / least(pdftotext)) * 10) / 10 : 'missing',
  };
}

/** Peak resident memory of the largest child process of the server. */
function watchReaders(pid: number) {
  let largest = 0;
  const watch = setInterval(() => {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      if (parentOf(name) === pid) largest = Math.max(largest, usageOf(Number(name))?.bytes ?? 0);
    }
  }, WATCH_MS);
  return () => {
    clearInterval(watch);
    return largest;
  };
}

function parentOf(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return null;
  }
}

/** Polls the health endpoint until `work` is done. @returns the response times */
async function askFor(url: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  const times: number[] = [];
  while (!isOver) {
    times.push((await timed(() => fetch(`${url}/api/health/`).then((answer) => answer.text()))).ms);
    await pause(5);
  }
  return times;
}

const healthOf = (times: number[]) => ({
  'health p50': Math.round(quantile(times, 0.5)),
  'health p99': Math.round(quantile(times, 0.99)),
  'health worst': Math.round(Math.max(...times)),
});

/** Sends malicious files to a running server while polling its health endpoint. */
async function measureHarm() {
  const product = await startProduct({ VISITOR_EVALUATIONS_PER_HOUR: '1000000', REQUESTS_PER_MINUTE: '10000000' });
  const files: [string, Uint8Array][] = [
    ['encrypted', await encryptedPdf()],
    ['cut off', await damagedPdf()],
  ];
  for (const kind of BOMBS) files.push([`bomb: ${kind}`, await bombPdf(kind)]);
  for (const kind of HOSTILE) files.push([kind, hostilePdf(kind)]);
  const rows = [];
  try {
    rows.push({ file: 'nothing at work', ...healthOf(await askFor(product.url, pause(2_000))) });
    for (const [kind, bytes] of files) {
      const peak = watchReaders(product.pid);
      const body = new FormData();
      body.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'deck.pdf', { type: 'application/pdf' }));
      const answer = timed(async () => {
        const response = await fetch(`${product.url}/api/pitch-decks/evaluate/`, { method: 'POST', body });
        return `${response.status} ${((await response.json()) as { code?: string }).code ?? ''}`;
      });
      const health = healthOf(await askFor(product.url, answer));
      const { ms, outcome } = await answer;
      rows.push({
        file: kind,
        answer: outcome,
        seconds: Math.round(ms / 100) / 10,
        MB: Math.round(peak() / MEGABYTE),
        ...health,
      });
    }
  } finally {
    await product.stop();
  }
  return rows;
}

const isPdftotextThere = spawnSync('pdftotext', ['-v']).error === undefined;
if (!isPdftotextThere)
  console.log('pdftotext is missing (Debian: poppler-utils), so there is nothing to compare with.');
const own = [
  await shelf.put(
    'text-20.pdf',
    await (await makeDeck('Tidewell', [...goodSlides, ...goodSlides].slice(0, 20))).save(),
  ),
  await shelf.put('scan-12.pdf', await scannedDeck(await goodDeck())),
];
const others = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(folder, name)),
);
const rows = [];
for (const path of [...own, ...others]) rows.push(await measure(path, isPdftotextThere));
console.log(`Reading in a started process and judging by the rubric, the least of ${ROUNDS} rounds, in milliseconds:`);
console.table(rows);
console.log('Files that mean harm, evaluated by a running product that is asked for its health, in milliseconds:');
console.table(await measureHarm());
await shelf.clear();
