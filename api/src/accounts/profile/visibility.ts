import { type MissingField, missingForLive } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';
import { presentUser } from '../users/presenter.ts';
import type { UserChanges } from '../users/repository.ts';

/** Required fields that would still be missing after the changes. */
export const missingAfter = (user: UserRow, changes: UserChanges): MissingField[] =>
  missingForLive(presentUser({ ...user, ...changes } as UserRow));

/** Adds going offline to the changes if they leave the profile incomplete. */
export const offLineWhenIncomplete = (user: UserRow, changes: UserChanges): UserChanges =>
  missingAfter(user, changes).length === 0 ? changes : { ...changes, is_profile_live: 0, is_publicly_listed: 0 };
