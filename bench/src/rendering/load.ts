import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Shown } from './answer.ts';

/** Requests over connections that are kept open. */
export interface Load {
  url: string;
  /** Paths in turn. `{n}` becomes a number that no other request has. */
  paths: readonly string[];
  connections: number;
  /** How long paths are repeated; without it, each is requested once. */
  seconds?: number;
  /** Unpacks and looks at one in so many answers, which takes processor time. @default none */
  readEvery?: number;
}

/** The answers to one path. */
export interface Answers {
  /** Milliseconds of each, in order. */
  times: number[];
  /** How many had each status; 0 for those that broke off or took too long. */
  statuses: Record<number, number>;
  /** Of those that were looked at, how many were not the whole page. */
  incomplete: number;
  /** What those showed that were looked at. */
  shown: Record<Shown, number>;
  /** Bytes of the last one that was looked at, with gzip. */
  bytes: number;
}

export interface Loaded {
  perSecond: number;
  byPath: Record<string, Answers>;
}

/** The one page that is not there. */
export const NOWHERE = '/nowhere';

export const answersTo = (path: string, { byPath }: Loaded): Answers => {
  const answers = byPath[path];
  if (!answers) throw new Error(`${path} was not requested.`);
  return answers;
};

/** Share of the answers that were looked at and contained the page. */
export const contentIn = ({ shown: { content, placeholder, nothing } }: Answers): number =>
  content / (content + placeholder + nothing);

/** Share of the answers that came with the right status and, where looked at, whole. */
export function wholeIn(path: string, { times, statuses, incomplete }: Answers): number {
  const right = statuses[path.startsWith(NOWHERE) ? 404 : 200] ?? 0;
  return (right - incomplete) / times.length;
}

/**
 * Requests in a thread of its own, so that whoever measures meanwhile is not held up. An answer that is not what it
 * should be is printed and makes this program exit with 1.
 */
export async function load(what: Load): Promise<Loaded> {
  const thread = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: what });
  const [loaded] = (await once(thread, 'message')) as [Loaded];
  for (const [path, answers] of Object.entries(loaded.byPath)) {
    if (wholeIn(path, answers) === 1) continue;
    console.error(`${path}: ${JSON.stringify(answers.statuses)}, ${answers.incomplete} incomplete`);
    process.exitCode = 1;
  }
  return loaded;
}
