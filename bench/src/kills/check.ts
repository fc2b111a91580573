import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/open.ts';
import { hashToken } from '../../../api/src/platform/security/secrets.ts';
import type { Received } from '../cluster/smtp-sink.ts';
import { type Ledger, MAIL_CAUSES, mailKey } from './ledger.ts';

/** Acknowledged against done, for one kind of thing. */
export interface Account {
  what: string;
  acknowledged: number;
  done: number;
  /** Done more often than once. */
  again: number;
  /** What went wrong. */
  faults: string[];
}

/** Outcomes that an evaluation of a sound deck must not have. */
const explain = (failure: string | null) => (failure === null ? 'no failure' : JSON.parse(failure).code);

function sha256Of(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return 'no file';
  }
}

/** Each acknowledged evaluation has a result, and each run at most one. */
async function evaluations(db: Db, { runs, results }: Ledger): Promise<Account> {
  const found = new Map(
    (await db.selectFrom('evaluation_runs').selectAll().execute()).map((run) => [run.token_hash, run]),
  );
  const rows = await db.selectFrom('evaluations').select(['id', 'file_sha256', 'file_key']).execute();
  const ids = new Set(rows.map(({ id }) => id));
  const faults: string[] = [];
  let done = 0;
  for (const token of runs) {
    const run = found.get(hashToken(token));
    if (run?.state === 'done' && ids.has(run.evaluation_id ?? '')) done += 1;
    else faults.push(run ? `a run is ${run.state} (${explain(run.failure)})` : 'a run is missing');
  }
  for (const id of results) {
    if (ids.has(id)) done += 1;
    else faults.push('a result that was shown is missing');
  }
  const results_ = [...found.values()].flatMap(({ evaluation_id }) => evaluation_id ?? []);
  const again = results_.length - new Set(results_).size + rows.filter(({ id }) => !results_.includes(id)).length;
  if (again > 0) faults.push(`${again} results that no run or several runs have`);
  return { what: 'evaluations', acknowledged: runs.size + results.size, done, again, faults };
}

/** Each deck sent has one row and its file. */
async function submissions(db: Db, files: string, { submissions: told }: Ledger): Promise<Account> {
  const rows = await db.selectFrom('submissions').select(['id', 'founder_id', 'file_key', 'file_sha256']).execute();
  const faults: string[] = [];
  let done = 0;
  for (const [id, { founder, sha256 }] of told) {
    const row = rows.find((one) => one.id === id);
    if (row?.founder_id !== founder || row.file_sha256 !== sha256) faults.push('a deck that was sent has no row');
    else if (sha256Of(join(files, row.file_key)) !== sha256) faults.push('a deck that was sent has no file');
    else done += 1;
  }
  const again = rows.length - new Set(rows.map(({ file_sha256 }) => file_sha256)).size;
  if (again > 0) faults.push(`${again} decks were sent twice`);
  return { what: 'decks sent', acknowledged: told.size, done, again, faults };
}

async function deletions(db: Db, { deletions: told }: Ledger): Promise<Account> {
  const rows = await db.selectFrom('users').select('id').where('deletion_due_at', 'is not', null).execute();
  const marked = new Set(rows.map(({ id }) => id));
  const faults = [...told].filter((id) => !marked.has(id)).map(() => 'an account is not marked');
  return { what: 'accounts to delete', acknowledged: told.size, done: told.size - faults.length, again: 0, faults };
}

/** Each acknowledged request has its email. A kill may cause one twice, but not more often than there were kills. */
function mails({ mails: expected }: Ledger, accepted: readonly Received[], kills: number): Account[] {
  const counts = new Map<string, number>();
  for (const mail of accepted) counts.set(mailKey(mail), (counts.get(mailKey(mail)) ?? 0) + 1);
  return MAIL_CAUSES.map((cause) => {
    const own = [...expected].filter(([, mail]) => mail.cause === cause).map(([key]) => counts.get(key) ?? 0);
    const missing = own.filter((count) => count === 0).length;
    const again = own.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
    const faults = missing > 0 ? [`${missing} emails are missing`] : [];
    if (again > kills) faults.push(`${again} emails too many after ${kills} kills`);
    return { what: `emails: ${cause}`, acknowledged: own.length, done: own.length - missing, again, faults };
  });
}

/** Compares what was acknowledged with what was done. */
export const check = async (db: Db, files: string, ledger: Ledger, accepted: readonly Received[], kills: number) => [
  await evaluations(db, ledger),
  await submissions(db, files, ledger),
  await deletions(db, ledger),
  ...mails(ledger, accepted, kills),
];

/** Jobs that are not over, and runs in progress. */
export async function unfinished(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from pgboss.job where name in ('reading', 'mail') and state <= 'active')
    + (select count(*) from evaluation_runs where state = 'working') as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Evaluations that were started again, and jobs that were given up. */
export async function repeated(db: Db): Promise<{ again: number; failed: string[] }> {
  const { rows } = await sql<{ again: number }>`select count(*) as again from pgboss.job
    where name = 'reading' and (retry_count > 0 or (data->>'before')::int > 0)`.execute(db);
  const { rows: failed } = await sql<{ about: string }>`select data->>'kind' || ': ' || (data->>'error') as about
    from pgboss.job where name = 'failed' and state < 'active'`.execute(db);
  return { again: rows[0]?.again ?? 0, failed: failed.map(({ about }) => about) };
}
