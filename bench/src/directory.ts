import { countOf } from '@northlight/shared-api/rules';
import { sql } from 'kysely';
import { findInvestor, listInvestors } from '../../api/src/investors/repository.ts';
import { isPostgres } from '../../api/src/platform/database/engine.ts';
import type { Db } from '../../api/src/platform/database/open.ts';
import { casesFrom } from './directory/cases.ts';
import { analyse, onEachEngine, openFilled, type Target } from './directory/databases.ts';
import { random } from './directory/people.ts';
import { type Asked, unwantedPlans } from './directory/plans.ts';
import { fillSubmissions } from './directory/submissions.ts';

const INVESTORS = Number(process.env.INVESTORS ?? 1_000_000);
const SUBMISSIONS = Math.ceil(INVESTORS / 10);
/** Runs per case: enough to locate the slowest 1 percent. */
const RUNS = Number(process.env.RUNS ?? 1000);
const WARM = 50;
/** Limits per case: p50 in ms, and p99 as a multiple of p50. */
const P50_MAX = 5;
const SPREAD_MAX = 5;

const CASES = casesFrom(random(11));
const below = random(12);

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const inOrder = (times: number[]) => times.sort((a, b) => a - b);
const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? 0;

/** Each run also fetches one profile by key, so both are measured under the same conditions. */
async function measure(db: Db, engine: string) {
  const rows: Record<string, object> = {};
  for (const [name, ask] of Object.entries(CASES)) {
    const [keys, times]: [number[], number[]] = [[], []];
    for (let run = -WARM; run < RUNS; run += 1) {
      const key = await timeOf(() => findInvestor(db, { id: 1 + below(INVESTORS) }));
      const query = ask(run);
      const time = await timeOf(() => listInvestors(db, query));
      if (run < 0) continue;
      keys.push(key);
      times.push(time);
    }
    const [key, p50, p99] = [at(inOrder(keys), 0.5), at(inOrder(times), 0.5), at(times, 0.99)];
    rows[name] = {
      'p50 ms': p50.toFixed(2),
      'p99 ms': p99.toFixed(2),
      'p99 / p50': (p99 / p50).toFixed(1),
      'key p50 ms': key.toFixed(2),
      'key p99 ms': at(keys, 0.99).toFixed(2),
      'p50 / key': (p50 / key).toFixed(1),
      met: p50 <= P50_MAX && p99 <= SPREAD_MAX * p50,
    };
  }
  console.log(`Directory of ${countOf(INVESTORS)} investors on ${engine}, ${RUNS} runs each:`);
  console.table(rows);
}

async function showSizes(db: Db) {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string; bytes: number }>`
        select relname as name, pg_relation_size(oid) as bytes from pg_class
        where relname like 'directory%' and relkind in ('r', 'i')`.execute(db)
    : await sql<{ name: string; bytes: number }>`
        select name, sum(pgsize) as bytes from dbstat where name like 'directory%' group by name`.execute(db);
  const sizeOf = (pattern: RegExp) =>
    rows.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + Number(bytes), 0) / 1e6;
  const sizes = {
    'rows of people': sizeOf(/^directory_people(_pkey)?$/),
    'four orders': sizeOf(/^directory_by_/),
    'ranges in each order': sizeOf(/^directory_(from|up_to)/),
    'index of words': sizeOf(/^directory_(words|people_terms)/),
    'words and what they end with': sizeOf(/^directory_(terms|suffixes)|autoindex_directory/),
  };
  console.table(Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { MB: Math.round(size) }])));
}

async function run(target: Target) {
  const asked: Asked[] = [];
  let isListening = false;
  const db = await openFilled(target, ({ query }) => {
    if (isListening) asked.push({ sql: query.sql, parameters: query.parameters });
  });
  await fillSubmissions(db, SUBMISSIONS);
  await analyse(db);
  await showSizes(db);
  await measure(db, target.name);
  isListening = true;
  const { count, unwanted } = await unwantedPlans(db, asked);
  console.log(`${count - unwanted.length} of ${count} lists are planned as wanted on ${target.name}.`);
  if (unwanted.length > 0) {
    console.error(unwanted.join('\n\n\n'));
    process.exitCode = 1;
  }
  await db.destroy();
}

await onEachEngine(INVESTORS, run);
