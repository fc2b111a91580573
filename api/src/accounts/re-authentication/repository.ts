import type { Db } from '../../platform/database/open.ts';
import type { Database } from '../../platform/database/tables.ts';

export const insertProof = (db: Db, proof: Database['identity_proofs']) =>
  db.insertInto('identity_proofs').values(proof).execute();

/** Deletes a proof. Returns false when it doesn't exist, has expired, or belongs to another user or session. */
export async function takeProof(
  db: Db,
  { hash, userId, sessionId }: { hash: string; userId: number; sessionId: string },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_proofs')
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
