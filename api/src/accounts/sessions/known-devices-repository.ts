import type { Db } from '../../platform/database/open.ts';

/** Records the device of a login: the user's `first` one, a `new` one, or a `known` one. */
export async function noteDevice(
  db: Db,
  userId: number,
  device: string,
  now: Date,
): Promise<'first' | 'new' | 'known'> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('known_devices')
    .values({ user_id: userId, device, first_seen_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return 'known';
  const others = await db
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', userId)
    .where('device', '!=', device)
    .executeTakeFirst();
  return others ? 'new' : 'first';
}
