import type { Db } from '../../platform/database/open.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { waitForTurn } from '../../platform/database/turns.ts';
import { invalidFields } from '../../platform/errors/failures.ts';
import { findUserBySlug } from '../users/repository.ts';
import { addFormerSlug, countFormerSlugs, deleteFormerSlug, isReservedForOther } from './former-slugs-repository.ts';

/** Milliseconds for which a former custom URL redirects to its owner and nobody else can take it: 90 days. */
const RESERVED = 90 * 24 * 3_600_000;

/**
 * Maximum number of custom URLs that are reserved for one person besides the current one, so that nobody can hoard
 * them. Beyond it, a change is refused: dropping the oldest would hand an address to others before its 90 days are
 * over.
 */
export const FORMER_SLUGS_MAX = 10;

export const slugTaken = () => invalidFields({ custom_url_slug: ['This custom URL is taken. Choose another.'] });

const tooManyFormerSlugs = () =>
  invalidFields({
    custom_url_slug: [
      `You have changed your custom URL ${FORMER_SLUGS_MAX} times in 90 days. Go back to one of your earlier ones, or try again later.`,
    ],
  });

/** Refuses a custom URL that another person has, or had until recently. Ends its entry as a former one. */
async function takeSlug(db: Db, user: UserRow, slug: string, now: Date): Promise<void> {
  if (await findUserBySlug(db, slug)) throw slugTaken();
  if (await isReservedForOther(db, slug, user, now)) throw slugTaken();
  await deleteFormerSlug(db, slug);
}

async function leaveSlug(db: Db, { id }: UserRow, slug: string, now: Date): Promise<void> {
  if ((await countFormerSlugs(db, id, now)) >= FORMER_SLUGS_MAX) throw tooManyFormerSlugs();
  const expiresAt = new Date(now.getTime() + RESERVED);
  await addFormerSlug(db, { slug, user_id: id, expires_at: expiresAt.toISOString() });
}

/**
 * Checks a new custom URL and reserves the old one. The caller stores the new one in the same transaction.
 * @param next null removes it, undefined leaves it as it is
 * @throws {Failure} validation_failed
 */
export async function changeSlug(
  { db, clock }: { db: Db; clock: () => Date },
  user: UserRow,
  next: string | null | undefined,
): Promise<void> {
  const { custom_url_slug: current } = user;
  if (next === undefined || next === current) return;
  // A slug passes from one table to the other, so no unique index covers both.
  await waitForTurn(db, 'custom-urls');
  const now = clock();
  if (next !== null) await takeSlug(db, user, next, now);
  if (current !== null) await leaveSlug(db, user, current, now);
}
