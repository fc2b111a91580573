import { join } from 'node:path';
import { launchBrowser, newPerson } from '@northlight/e2e/browser';
import { logInByHand, sees } from '@northlight/e2e/person';
import { startProduct } from '@northlight/e2e/product';
import { countOf, SECTORS } from '@northlight/shared-api/rules';
import BetterSqlite3 from 'better-sqlite3';
import type { Browser } from 'playwright-core';
import { type Db, openDatabase } from '../../api/src/platform/database/open.ts';
import { fold } from '../../api/src/platform/database/search.ts';
import { sqlite } from '../../api/src/platform/database/sqlite.ts';
import {
  countReceived,
  findReceived,
  listReceived,
  type ReceivedQuery,
} from '../../api/src/submissions/received/repository.ts';

const SIZES = [100, 10_000, 100_000];
const RUNS = 200;
const WARM = 10;
const INVESTOR = 'investor2@demo.test';
const PAGE = { limit: 20, offset: 0 };

const STEMS = ['bar', 'cor', 'del', 'fen', 'gal', 'hol', 'kin', 'lor', 'mar', 'nor', 'pel', 'ros', 'sil', 'tor', 'vel'];
const STATUSES = ['New', 'New', 'New', 'Reviewed', 'Contacting', 'Passed'];

/** Pseudo-random numbers from a fixed seed, so every run uses the same data. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const below = random(7);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const word = () => {
  const name = pick(STEMS) + pick(STEMS) + pick(STEMS);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};

/** Adds this many decks to the investor's list. @returns the investor's id */
function fill(file: string, count: number): number {
  const database = new BetterSqlite3(file);
  const idOf = (email: string) =>
    (database.prepare('select id from users where email = ?').get(email) as { id: number }).id;
  const [investor, founder] = [idOf(INVESTOR), idOf('founder@demo.test')];
  const insert = database.prepare(
    `insert into submissions (id, founder_id, investor_id, status, company_name, founder_company, founder_name,
      founder_work_field, description, search_text, file_key, original_filename, file_size, file_sha256, page_count,
      likelihood_score, likelihood_reason, created_at, answered_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'decks/none.pdf', 'deck.pdf', 1, '', 10, ?, ?, ?, null)`,
  );
  database.transaction(() => {
    for (let place = 0; place < count; place += 1) {
      const company = word();
      const founderName = `${word()} ${word()}`;
      const field = pick(SECTORS);
      const description = `${company} takes a dull job off ${word()}. ${'We sold it before we built it. '.repeat(4)}`;
      const score = below(3) === 0 ? null : below(11);
      insert.run(
        crypto.randomUUID(),
        founder,
        investor,
        pick(STATUSES),
        company,
        company,
        founderName,
        field,
        description,
        fold([company, founderName, field, description, place % 997 === 0 ? 'zwyntal' : ''].join(' ')),
        score,
        score === null ? null : 'Fits in sector and stage.',
        new Date(Date.UTC(2026, 0, 1) + place * 60_000).toISOString(),
      );
    }
  })();
  database.exec('analyze');
  database.close();
  return investor;
}

const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? 0;

/** Milliseconds of each run, sorted. */
async function time(run: (at: number) => Promise<unknown>): Promise<number[]> {
  for (let turn = 0; turn < WARM; turn += 1) await run(turn);
  const times: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    const start = performance.now();
    await run(turn);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** Typical queries of investors; each run varies them slightly. */
const CASES: Record<string, (count: number) => ReceivedQuery> = {
  'first page': () => ({ page: PAGE }),
  'tab Contacted': () => ({ tab: 'reviewed', page: PAGE }),
  'tab Rejected, oldest first': () => ({ tab: 'passed', sort: 'oldest', page: PAGE }),
  'by company': () => ({ sort: 'company', page: PAGE }),
  'by likelihood': () => ({ sort: 'likelihood', page: PAGE }),
  'deep page': (count) => ({ page: { limit: 20, offset: below(count) } }),
  'rare word': () => ({ search: 'zwyntal', page: PAGE }),
  'part of a name': () => ({ search: `${pick(STEMS)}${pick(STEMS)}`.slice(1), page: PAGE }),
  'common word': () => ({ search: 'sold', page: PAGE }),
  nobody: () => ({ search: 'qqqq', page: PAGE }),
};

async function measureQueries(db: Db, investor: number, count: number) {
  const ids = await db.selectFrom('submissions').select('id').where('investor_id', '=', investor).limit(1000).execute();
  const key = await time(() => findReceived(db, investor, pick(ids).id));
  const unit = at(key, 0.5);
  const row = (times: number[]) => ({
    'p50 ms': at(times, 0.5).toFixed(2),
    'p99 ms': at(times, 0.99).toFixed(2),
    'p50 / key': (at(times, 0.5) / unit).toFixed(1),
    'p99 / key': (at(times, 0.99) / unit).toFixed(1),
  });
  const rows: Record<string, ReturnType<typeof row>> = { 'one deck by its key': row(key) };
  for (const [name, ask] of Object.entries(CASES)) {
    rows[name] = row(await time(() => listReceived(db, investor, ask(count))));
  }
  rows['the four numbers'] = row(await time(() => countReceived(db, investor)));
  console.log(`${countOf(count)} decks, ${RUNS} runs each:`);
  console.table(rows);
}

/** Measures typing in the search field and scrolling the list in a browser. */
async function measureScreen(browser: Browser, url: string) {
  const { page, context } = await newPerson(browser, { baseURL: url });
  await logInByHand(page, INVESTOR);
  await page.goto('/dashboard');
  await sees(page.getByText(/^You have \d+ pitch decks to review/));
  await page.evaluate(() => {
    const view = window as never as { keys: number[] };
    view.keys = [];
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => view.keys.push(performance.now() - timeStamp))),
      true,
    );
  });
  const field = page.getByPlaceholder('Search pitch decks...');
  await field.pressSequentially('takes a dull job off', { delay: 60 });
  const typed = performance.now();
  await sees(page.getByText(/matching "takes a dull job off"/));
  const found = performance.now() - typed;
  const keys = await page.evaluate(() => (window as never as { keys: number[] }).keys);
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const tick = (now: number) => {
          times.push(now - last);
          last = now;
          window.scrollBy(0, times.length % 60 < 30 ? 24 : -24);
          if (times.length < 180) requestAnimationFrame(tick);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(tick);
      }),
  );
  await context.close();
  const inOrder = (times: number[]) => times.toSorted((a, b) => a - b);
  return {
    'key p50 ms': at(inOrder(keys), 0.5).toFixed(1),
    'key p95 ms': at(inOrder(keys), 0.95).toFixed(1),
    'found after ms': found.toFixed(0),
    'frame p50 ms': at(inOrder(frames), 0.5).toFixed(1),
    'frame p95 ms': at(inOrder(frames), 0.95).toFixed(1),
  };
}

const browser = await launchBrowser();
const screens: Record<string, Awaited<ReturnType<typeof measureScreen>>> = {};
try {
  for (const count of SIZES) {
    const product = await startProduct();
    try {
      const file = join(product.dataDir, 'northlight.sqlite');
      const investor = fill(file, count);
      const db = await openDatabase(sqlite(file));
      await measureQueries(db, investor, count);
      await db.destroy();
      screens[`${countOf(count)} decks`] = await measureScreen(browser, product.url);
    } finally {
      await product.stop();
    }
  }
  console.log('In a browser; the search waits for a pause in typing before it asks:');
  console.table(screens);
} finally {
  await browser.close();
}
