import { RESTORE_HOURS, SECURITY_EVENT_DAYS, TELEMETRY } from '@northlight/shared-api/rules';
import type { Db } from './open.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Deletes expired rows: tokens, sessions, links, email changes, former slugs, identity proofs, used challenges, counters,
 * idempotency keys, jobs, shares, old telemetry, old security events, and deleted decks that can no longer be restored.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', at).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('mail_links').where('expires_at', '<=', at).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<=', at).execute();
  await db.deleteFrom('former_slugs').where('expires_at', '<=', at).execute();
  await db.deleteFrom('identity_proofs').where('expires_at', '<=', at).execute();
  await db.deleteFrom('used_passkey_challenges').where('expires_at', '<=', at).execute();
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - DAY).toISOString())
    .execute();
  await db.deleteFrom('throttles').where('resets_at', '<=', at).execute();
  await db
    .deleteFrom('telemetry')
    .where('at', '<=', new Date(now.getTime() - TELEMETRY.retentionDays * DAY).toISOString())
    .execute();
  await db
    .deleteFrom('security_events')
    .where('at', '<=', new Date(now.getTime() - SECURITY_EVENT_DAYS * DAY).toISOString())
    .execute();
  await db
    .deleteFrom('saved_decks')
    .where('deleted_at', '<=', new Date(now.getTime() - RESTORE_HOURS * HOUR).toISOString())
    .execute();
  await db.deleteFrom('evaluation_shares').where('expires_at', '<=', at).execute();
  await db.deleteFrom('evaluation_runs').where('expires_at', '<=', at).where('state', '!=', 'working').execute();
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', at).execute();
}
