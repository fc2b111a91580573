import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { isComplete, shownIn } from './answer.ts';
import type { Answers, Load, Loaded } from './load.ts';

/** Milliseconds after which an answer is given up. */
const PATIENCE = 30_000;

const { url, paths, connections, seconds, readEvery } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
/** Numbers of other loads must not come again. */
const first = Date.now();

const ask = (path: string) =>
  new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'gzip' }, signal: AbortSignal.timeout(PATIENCE) };
    get(url + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    }).on('error', reject);
  });

const byPath: Record<string, Answers> = {};
let count = 0;

function answersOf(path: string): Answers {
  const shown = { content: 0, placeholder: 0, nothing: 0 };
  byPath[path] ??= { times: [], statuses: {}, incomplete: 0, shown, bytes: 0 };
  return byPath[path];
}

async function visit(path: string) {
  const answers = answersOf(path);
  count += 1;
  const began = performance.now();
  const { status, body } = await ask(path.replace('{n}', String(first + count))).catch(() => ({
    status: 0,
    body: null,
  }));
  answers.times.push(performance.now() - began);
  answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
  if (!body || !readEvery || answers.times.length % readEvery > 0) return;
  answers.bytes = body.length;
  const html = gunzipSync(body).toString();
  if (!isComplete(html)) answers.incomplete += 1;
  answers.shown[shownIn(html)] += 1;
}

const began = performance.now();
const isOver = () => (seconds === undefined ? count >= paths.length : performance.now() - began > seconds * 1000);

async function connection() {
  while (!isOver()) await visit(paths[count % paths.length] ?? '/');
}
await Promise.all(Array.from({ length: connections }, connection));
agent.destroy();
const perSecond = (count / (performance.now() - began)) * 1000;
parentPort?.postMessage({ perSecond, byPath } satisfies Loaded);
