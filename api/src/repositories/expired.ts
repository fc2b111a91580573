import type { Db } from '../database/open.ts';

/** Deletes what no longer counts: tokens, sessions, links, counters, and evaluations that nobody claimed in time. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', at).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('mail_links').where('expires_at', '<=', at).execute();
  await db.deleteFrom('throttles').where('resets_at', '<=', at).execute();
  await db.deleteFrom('evaluations').where('user_id', 'is', null).where('claim_expires_at', '<=', at).execute();
}
