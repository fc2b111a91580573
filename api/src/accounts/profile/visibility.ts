import { type MissingField, missingForLive } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';
import { presentUser } from '../users/presenter.ts';
import type { UserChanges } from '../users/repository.ts';

/** What a profile would still lack before it may be shown, once it is changed so. */
export const missingAfter = (user: UserRow, changes: UserChanges): MissingField[] =>
  missingForLive(presentUser({ ...user, ...changes } as UserRow));

/** The changes, and the profile off line where they leave it incomplete. */
export const offLineWhenIncomplete = (user: UserRow, changes: UserChanges): UserChanges =>
  missingAfter(user, changes).length === 0 ? changes : { ...changes, is_profile_live: 0, is_publicly_listed: 0 };
