// Kills workers, web servers and the database with kill -9 while people use the product, and compares what was
// acknowledged with what was done. Exits with 1 when something is missing, or was done twice that must not be.
import { setTimeout as wait } from 'node:timers/promises';
import { goodDeck } from '../../api/test/decks/index.ts';
import { startPostgres } from '../../api/test/own-postgres.ts';
import { openOwn } from './cluster/database.ts';
import { endAfter } from './cluster/ending.ts';
import { openCluster } from './cluster/servers.ts';
import { startSmtpSink } from './cluster/smtp-sink.ts';
import { check, repeated, unfinished } from './kills/check.ts';
import { Ledger } from './kills/ledger.ts';
import { startLoad } from './kills/load.ts';
import { addPeople } from './kills/people.ts';

/** Kills of each kind. */
const KILLS = Number(process.env.KILLS ?? 20);
const PEOPLE = Number(process.env.PEOPLE ?? 1000);
/** One in so many emails gets 451. */
const DEFERRED = 15;
/** Most milliseconds until everything acknowledged is done, once nobody adds anything. */
const SETTLING = 240_000;
/** Milliseconds without an open job after which nothing is expected any more. */
const QUIET = 75_000;

const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
const tell = (line: string) => process.stderr.write(`${seconds().padStart(6)}  ${line}\n`);
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const database = await startPostgres();
const sink = await startSmtpSink({ every: DEFERRED });
const cluster = openCluster({ DATABASE_URL: database.url, SMTP_URL: sink.url, DECK_READERS: '1' });
const load = new AbortController();
const ledger = new Ledger();

async function run(): Promise<boolean> {
  const db = await openOwn(database.url);
  const people = await addPeople(db, PEOPLE);
  for (const role of ['web', 'web', 'worker', 'worker'] as const) await cluster.add(role);
  const of = (role: string) => cluster.places.filter((place) => place.role === role);
  const anyServer = () => of('web')[Math.floor(Math.random() * 2)]?.url ?? '';
  tell('2 web servers, 2 workers and PostgreSQL run');
  const loading = startLoad({ anyServer, ledger, people, deck: await goodDeck(), signal: load.signal });
  loading.catch((error) => tell(`The load broke off: ${error}`));
  await wait(3_000);

  const restarts: Record<string, number[]> = { worker: [], web: [], database: [] };
  for (let round = 0; round < KILLS; round += 1) {
    for (const role of ['worker', 'web'] as const) {
      await wait(300 + Math.random() * 1_200);
      const place = of(role)[round % 2];
      if (!place) continue;
      cluster.kill(place);
      restarts[role]?.push(await cluster.restart(place));
    }
    await wait(300 + Math.random() * 1_200);
    await database.kill();
    const began = performance.now();
    await database.start();
    restarts.database?.push(performance.now() - began);
    if (round % 5 === 4)
      tell(
        `${(round + 1) * 3} kills, ${ledger.runs.size + ledger.results.size} evaluations, ${sink.accepted.length} emails`,
      );
  }

  load.abort();
  await loading;
  const ended = performance.now();
  tell('Nobody adds anything any more');
  const kills = KILLS * 3;
  let accounts = await check(db, cluster.files, ledger, sink.accepted, kills);
  let open = await unfinished(db);
  let busy = performance.now();
  while (performance.now() < Math.min(ended + SETTLING, busy + QUIET)) {
    open = await unfinished(db);
    accounts = await check(db, cluster.files, ledger, sink.accepted, kills);
    if (open > 0) busy = performance.now();
    else if (accounts.every(({ acknowledged, done }) => acknowledged === done)) break;
    await wait(1_000);
  }
  const settled = ((performance.now() - ended) / 1000).toFixed(0);
  const { again, failed } = await repeated(db);
  await db.destroy();

  const times = Object.entries(restarts).map(([what, all]) => `${what} ${(middle(all) / 1000).toFixed(1)} s`);
  console.log(
    `${KILLS} kills each of workers, web servers and PostgreSQL; ready again after (median): ${times.join(', ')}`,
  );
  console.log(
    `${ledger.broken} requests broke, ${ledger.deferred} were told to try again, ${sink.deferred()} emails were deferred with 451`,
  );
  console.log(
    `${again} evaluations were started more than once; settled ${settled} s after the last request, ${open} jobs still open\n`,
  );
  console.log('| what | acknowledged | done | missing | twice |\n| --- | ---: | ---: | ---: | ---: |');
  for (const { what, acknowledged, done, again: twice } of accounts)
    console.log(`| ${what} | ${acknowledged} | ${done} | ${acknowledged - done} | ${twice} |`);
  const faults = [
    ...accounts.flatMap(({ what, faults: own }) => own.map((fault) => `${what}: ${fault}`)),
    ...ledger.surprises,
    ...cluster.unexpected,
    ...failed.map((about) => `given up: ${about}`),
    ...(open > 0 ? [`${open} jobs are not over`] : []),
  ];
  const counted = Map.groupBy(faults, (fault) => fault);
  for (const [fault, all] of counted) console.log(`\n${all.length} × ${fault}`);
  if (process.env.LOGS) console.log(cluster.output());
  return faults.length === 0;
}

await endAfter(run, async () => {
  load.abort();
  await cluster.close();
  sink.close();
  await database.stop();
});
