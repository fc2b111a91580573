import { flag, type UserRow } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { noteAdminAction } from './admin-actions-repository.ts';
import { findUser, updateUser } from './repository.ts';

/**
 * Makes a user an investor or a founder, and logs who did it. A founder has no public profile.
 * @throws {Failure} not_found
 */
export const setInvestor = (
  { db, clock }: Context,
  actor: UserRow,
  id: number,
  isInvestor: boolean,
): Promise<UserRow> =>
  db.transaction().execute(async (tx) => {
    const user = await findUser(tx, id);
    if (!user) throw notFound('User');
    if (user.is_investor === flag(isInvestor)) return user;
    const action = isInvestor ? 'made_investor' : 'unmade_investor';
    await noteAdminAction(tx, { actorId: actor.id, targetId: id, action }, clock());
    const event = { kind: 'role_changed', userId: id, actorId: actor.id, detail: action } as const;
    await recordSecurityEvent({ db: tx, clock }, event);
    const hidden = isInvestor ? {} : ({ is_profile_live: 0, is_publicly_listed: 0 } as const);
    return await updateUser(tx, user, { is_investor: flag(isInvestor), ...hidden });
  });
