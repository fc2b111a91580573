import type { UserRow } from '../../platform/database/tables.ts';
import { secondFactorRequired } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { isDemoAccount } from '../users/repository.ts';
import { hasSecondFactor } from './repository.ts';

type Needed = Pick<Context, 'db' | 'config'>;

/** Whether the account must have a second factor: admins must, except the demo admin, whose password is public anyway. */
export const isFactorRequired = async ({ db, config }: Needed, user: UserRow): Promise<boolean> =>
  user.is_superuser === 1 && !(config.demo && (await isDemoAccount(db, user)));

/** Whether an admin still has to turn on a second factor before using admin rights. */
export const lacksFactor = async (context: Needed, user: UserRow): Promise<boolean> =>
  (await isFactorRequired(context, user)) && !(await hasSecondFactor(context.db, user.id));

/** @throws {Failure} second_factor_required for an admin without a second factor */
export async function requireFactor(context: Needed, user: UserRow): Promise<void> {
  if (await lacksFactor(context, user))
    throw secondFactorRequired('Turn on two-step login in your settings to open the admin pages.');
}
