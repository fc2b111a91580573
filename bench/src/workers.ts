// Measures decks per minute with one server, and with web and workers apart; what bounds it; cheap requests meanwhile;
// and how many jobs the database hands out. Everything runs on one machine, so compare figures of one run only.
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../api/src/platform/database/open.ts';
import { goodDeck, scannedDeck } from '../../api/test/decks/index.ts';
import { COMPLETE_FOUNDER } from '../../api/test/factories/submissions.ts';
import { buildUser } from '../../api/test/factories/users.ts';
import { type OwnPostgres, startPostgres } from '../../api/test/own-postgres.ts';
import { logIn } from './cluster/client.ts';
import { openOwn } from './cluster/database.ts';
import { endAfter } from './cluster/ending.ts';
import { machineSeconds, watchProcessors } from './cluster/processor.ts';
import { limitProcessor } from './cluster/quota.ts';
import { type Cluster, openCluster, type Role } from './cluster/servers.ts';
import { evaluateBatch } from './workers/batch.ts';
import { emptyJobs } from './workers/empty-jobs.ts';
import { probe, quantile } from './workers/latency.ts';
import { signalRate } from './workers/signals.ts';
import { connections, countStatements, workSince } from './workers/statements.ts';

const DECKS = Number(process.env.DECKS ?? 32);
const SCANS = Number(process.env.SCANS ?? 4);
const ACCOUNTS = 16;
/** Milliseconds for which idle servers are watched. */
const IDLE = 10_000;
/** Concurrent takers of empty jobs; each row is the best of the rounds. */
const TAKERS = [1, 2, 4, 8, 16];
const ROUNDS = 2;
const LISTENING = [2, 16, 64];
const CHEAP = '/settings/';
const CORES = availableParallelism();

interface Shape {
  name: string;
  roles: Role[];
  readers: number;
  /** Share of a processor that each worker gets, so that several fit on this machine. @default no limit */
  share?: number;
}

const SHARE = 0.4;

const SHAPES: Shape[] = [
  { name: 'ROLE=all, 1 reader', roles: ['all'], readers: 1 },
  { name: 'ROLE=all, 2 readers', roles: ['all'], readers: 2 },
  { name: 'web + 1 worker', roles: ['web', 'worker'], readers: 1 },
  { name: 'web + 2 workers', roles: ['web', 'worker', 'worker'], readers: 1 },
  { name: 'web + 1 worker of 0.4 processors', roles: ['web', 'worker'], readers: 1, share: SHARE },
  { name: 'web + 2 workers of 0.4 processors', roles: ['web', 'worker', 'worker'], readers: 1, share: SHARE },
  { name: 'web + 3 workers of 0.4 processors', roles: ['web', 'worker', 'worker', 'worker'], readers: 1, share: SHARE },
];

const CHOSEN = SHAPES.filter(({ name }) => name.includes(process.env.SHAPES ?? ''));

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const head = (...cells: string[]) => {
  row(...cells);
  row(...cells.map((_, at) => (at === 0 ? '---' : '---:')));
};

/** CPU seconds that each part, other programs and the whole machine have used during some work. */
async function during<T, Part extends string>(pids: Record<Part, number[]>, work: () => Promise<T>) {
  const watched = Object.entries<number[]>(pids).map(([part, roots]) => ({ part, watch: watchProcessors(roots) }));
  const machine = machineSeconds();
  const own = process.cpuUsage();
  const result = await work();
  const used = Object.fromEntries(watched.map(({ part, watch }) => [part, watch.end()])) as Record<Part, number>;
  const { user, system } = process.cpuUsage(own);
  const load = (user + system) / 1e6;
  const total = machineSeconds() - machine;
  const others = total - load - Object.values<number>(used).reduce((sum, one) => sum + one, 0);
  return { result, used: { ...used, load, others, total } };
}

/** The servers that run now. */
let open: Cluster | undefined;

async function measure(
  { name, roles, readers, share }: Shape,
  database: OwnPostgres,
  db: Db,
  people: { email: string }[],
) {
  const cluster = openCluster({
    DATABASE_URL: database.url,
    DECK_READERS: String(readers),
    SPARE_DECK_READERS: '1',
  });
  open = cluster;
  const limits: (() => void)[] = [];
  try {
    for (const role of roles) {
      const { process: server } = await cluster.add(role);
      const unlimited = share && role === 'worker' ? limitProcessor(server.child.pid ?? 0, share) : undefined;
      if (unlimited === null)
        throw new Error('Limiting processors needs root and control groups; leave these out: SHAPES=');
      if (unlimited) limits.push(unlimited);
    }
    const url = cluster.places[0]?.url ?? '';
    const sessions = await Promise.all(people.map((person) => logIn(() => url, person)));
    const parties = { db, url, sessions };
    const pidsOf = (isWorker: boolean) =>
      cluster.places
        .filter(({ role }) => (role === 'worker') === isWorker)
        .map(({ process }) => process.child.pid ?? 0);
    const pids = { web: pidsOf(false), workers: pidsOf(true), database: [database.pid()] };
    await evaluateBatch(parties, deck, roles.length * readers); // one-time loading does not count
    await wait(2_000);

    await workSince(db);
    const calm = probe(url, CHEAP, {});
    await wait(IDLE);
    const idleTimes = await calm.end();
    const idle = await workSince(db);
    const held = await connections(db);

    const busy = probe(url, CHEAP, {});
    const text = await during(pids, () => evaluateBatch(parties, deck, DECKS));
    const busyTimes = await busy.end();
    const perDeck = await workSince(db);
    const scans = await during(pids, () => evaluateBatch(parties, scan, SCANS));
    return { name, roles, idle, held, idleTimes, busyTimes, text, perDeck, scans };
  } finally {
    await cluster.close();
    for (const end of limits) end();
  }
}

const deck = await goodDeck();
const scan = await scannedDeck(deck);
const database = await startPostgres({ shared_preload_libraries: 'pg_stat_statements' });

async function run(): Promise<boolean> {
  const db = await openOwn(database.url);
  await countStatements(db);
  const context = { db, clock: () => new Date() };
  const people = [];
  for (let at = 0; at < ACCOUNTS; at += 1) people.push(await buildUser(context, COMPLETE_FOUNDER));
  console.log(`${CORES} × ${cpus()[0]?.model}, shared by servers, readers, PostgreSQL and the load\n`);

  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (const shape of CHOSEN) measured.push(await measure(shape, database, db, people));
  const [first] = measured;

  console.log(`${DECKS} born-digital decks of ${ACCOUNTS} accounts; CPU seconds per deck of each part\n`);
  head(
    'servers',
    'decks/min',
    'ratio',
    'web',
    'workers + readers',
    'PostgreSQL',
    'load',
    'other programs',
    'processors busy',
    'decks/min if alone',
  );
  const tell = (kind: 'text' | 'scans', count: number) => {
    for (const { name, [kind]: done } of measured) {
      const { result: seconds, used } = done;
      const share = used.total / seconds / CORES;
      const each = (part: keyof typeof used) => ((used[part] ?? 0) / count).toFixed(2);
      const ratio = (first?.[kind].result ?? Number.NaN) / seconds;
      const alone = (CORES * 60 * count) / (used.total - used.others);
      const cpu = [each('web'), each('workers'), each('database'), each('load'), each('others')];
      row(
        name,
        ((count / seconds) * 60).toFixed(1),
        `${ratio.toFixed(2)}×`,
        ...cpu,
        `${Math.round(share * 100)} %`,
        alone.toFixed(0),
      );
    }
  };
  tell('text', DECKS);
  console.log(`\n${SCANS} scanned decks\n`);
  head(
    'servers',
    'decks/min',
    'ratio',
    'web',
    'workers + readers',
    'PostgreSQL',
    'load',
    'other programs',
    'processors busy',
    'decks/min if alone',
  );
  tell('scans', SCANS);

  console.log(`\nGET ${CHEAP}, 20 a second, milliseconds\n`);
  head('servers', 'p50 idle', 'p99 idle', 'p50 saturated', 'p99 saturated', 'p99 ratio');
  for (const { name, idleTimes, busyTimes } of measured) {
    const all = [idleTimes, busyTimes].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.99)]);
    row(name, ...all.map((ms) => ms.toFixed(1)), `${((all[3] ?? 0) / (all[1] ?? 1)).toFixed(1)}×`);
  }

  console.log('\nWork in the database\n');
  head(
    'servers',
    'statements/s idle',
    'ms/s idle',
    'connections idle',
    'statements per deck',
    'ms per deck',
    'signals per deck',
  );
  for (const { name, idle, held, perDeck } of measured) {
    const perSecond = [(idle.calls / IDLE) * 1000, (idle.milliseconds / IDLE) * 1000];
    const { calls, milliseconds, signals } = perDeck;
    const each = [calls, milliseconds, signals].map((count) => (count / DECKS).toFixed(1));
    row(name, ...perSecond.map((count) => count.toFixed(1)), held, ...each);
  }

  console.log('\nJobs that do nothing: added, taken and ended\n');
  head('takers', 'jobs/s', 'ratio', 'processors of PostgreSQL', 'processors of the takers');
  const rounds: Awaited<ReturnType<typeof emptyJobs>>[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const results = [];
    for (const takers of TAKERS) results.push(await emptyJobs(database.url, database.pid(), takers));
    rounds.push(results);
  }
  const best = TAKERS.map(
    (_, at) => rounds.map((results) => results[at]).sort((a, b) => (b?.rate ?? 0) - (a?.rate ?? 0))[0],
  );
  for (const [at, result] of best.entries()) {
    const { rate = 0, database: processors = 0, taker = 0 } = result ?? {};
    const ratio = rate / (best[0]?.rate ?? rate);
    row(TAKERS[at] ?? 0, rate.toFixed(0), `${ratio.toFixed(2)}×`, processors.toFixed(2), taker.toFixed(2));
  }

  console.log('\nSignals that every server hears\n');
  head('servers', 'signals/s', 'ratio', 'processors of PostgreSQL', 'CPU ms per signal and server');
  const heard: number[] = [];
  for (const servers of LISTENING) {
    const { rate, database: processors, hearing } = await signalRate(database.url, database.pid(), servers);
    heard.push(rate);
    const ratio = rate / (heard[0] ?? rate);
    row(servers, rate.toFixed(0), `${ratio.toFixed(2)}×`, processors.toFixed(2), hearing.toFixed(3));
  }

  const [, , one, two] = measured;
  if (!one || !two) return false;
  const most = Math.max(...best.map((result) => result?.rate ?? 0));
  const rate = DECKS / one.text.used.workers;
  const statementMs = one.perDeck.milliseconds / DECKS;
  const perWorker = (two.idle.milliseconds - one.idle.milliseconds) / IDLE;
  const processorMs = ((one.text.used.database ?? 0) / DECKS) * 1000;
  console.log('\nOn paper: workers that have one processor each for reading and scoring, which bounds them\n');
  head(
    'workers',
    'decks/min',
    'statements',
    'PostgreSQL processors',
    'of the empty jobs/s',
    'signals/s',
    'connections',
  );
  for (const workers of [1, 4, 16, 64]) {
    const decks = rate * workers;
    const statements = (decks * statementMs) / 1000 + Math.max(0, perWorker) * workers;
    const processors = ((decks * processorMs) / 1000).toFixed(2);
    const signals = Math.round((decks * one.perDeck.signals) / DECKS);
    const held = one.held + (two.held - one.held) * (workers - 1);
    const share = `${((decks / most) * 100).toFixed(1)} %`;
    row(workers, Math.round(decks * 60), `${statements.toFixed(2)} s/s`, processors, share, signals, held);
  }
  await db.destroy();
  return true;
}

await endAfter(run, async () => {
  await open?.close();
  await database.stop();
});
