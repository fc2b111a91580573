import type { Product } from '@northlight/e2e/product';
import { random } from '../directory/people.ts';
import { load } from './load.ts';

const VISITS = 4000;
const CONNECTIONS = 4;
/** One in so many visits is to an address of the tail. */
const TAIL_EVERY = 5;
/** Searches in the tail, beside the profiles. */
const SEARCHES = 1000;

/** How often pages were served with what, by page and end. */
type Ends = Record<string, Record<string, number>>;

async function endsAt(metrics: string): Promise<Ends> {
  const text = await (await fetch(metrics)).text();
  const ends: Ends = {};
  const lines = text.matchAll(/^northlight_pages_total\{page="([^"]*)",end="([^"]*)"\} (\d+)/gm);
  for (const [, page = '', end = '', count] of lines) ends[page] = { ...ends[page], [end]: Number(count) };
  return ends;
}

/** Four in five visits are to fixed pages, the others to the tail, whose nth address is asked for 1/n as often as its first. */
function drawVisits(fixed: readonly string[], profiles: readonly string[]): string[] {
  const below = random(7);
  const tail = [...profiles, ...Array.from({ length: SEARCHES }, (_, at) => `/investors?search=word${at}`)];
  const ofTail = () => tail[Math.floor(tail.length ** (below(1_000_000) / 1_000_000)) - 1] ?? '/investors';
  const ofFixed = () => fixed[below(fixed.length)] ?? '/';
  return Array.from({ length: VISITS }, () => (below(TAIL_EVERY) === 0 ? ofTail() : ofFixed()));
}

/** Visits pages as people would, and counts what they were served with. */
export async function countEnds({ url }: Product, metrics: string, fixed: string[], profiles: string[]) {
  const before = await endsAt(metrics);
  const { byPath } = await load({ url, paths: drawVisits(fixed, profiles), connections: CONNECTIONS });
  const ends = Object.entries(await endsAt(metrics)).map(([page, counts]) => {
    const added = Object.entries(counts).map(([end, count]) => [end, count - (before[page]?.[end] ?? 0)] as const);
    return [page, Object.fromEntries(added.filter(([, count]) => count > 0))] as const;
  });
  return { addresses: Object.keys(byPath).length, ends: ends.filter(([, counts]) => Object.keys(counts).length > 0) };
}
