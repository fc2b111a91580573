import type { Context } from '../accounts/context.ts';
import { recordSecurityEvent } from '../accounts/security-events/record.ts';
import type { UserRow } from '../platform/database/tables.ts';
import { noOtherRelease, notFound } from '../platform/errors/failures.ts';
import { partsOf, type RegisteredPart, releasesOf } from '../platform/releases/parts.ts';
import { forgetLoading, listVerdicts, putVerdict } from '../platform/releases/repository.ts';

/** A release of a part. */
export interface ReleaseId {
  part: string;
  release: string;
}

/** @throws {Failure} not_found for a release that is not in the registry */
async function entryOf({ releases }: Context, { part, release }: ReleaseId): Promise<RegisteredPart> {
  const registry = await releases.registry();
  const entry = registry ? partsOf(registry).get(part) : undefined;
  if (!entry || !releasesOf(entry).some((one) => one.release === release)) throw notFound('Release');
  return entry;
}

/**
 * Keeps a release from all browsers. The canary ends, or another release takes the place of the current one.
 * @throws {Failure} not_found, or no_other_release if nothing could take its place
 */
export async function withdrawRelease(context: Context, admin: UserRow, id: ReleaseId, reason: string) {
  const { db, clock, releases } = context;
  const entry = await entryOf(context, id);
  await db.transaction().execute(async (tx) => {
    const withdrawn = (await listVerdicts(tx)).filter(
      ({ part, verdict }) => part === id.part && verdict === 'withdrawn',
    );
    const isLeft = ({ release }: { release: string }) =>
      release !== id.release && !withdrawn.some((one) => one.release === release);
    if (![entry, ...entry.history].some(isLeft)) throw noOtherRelease();
    const at = clock().toISOString();
    const verdict = { ...id, verdict: 'withdrawn', reason, decided_by: 'admin', admin_id: admin.id, at } as const;
    if (await putVerdict(tx, verdict))
      await recordSecurityEvent({ db: tx, clock }, { kind: 'release_withdrawn', userId: admin.id });
  });
  await releases.refresh();
  return entry;
}

/**
 * Gives a withdrawn release to browsers again, and forgets what was reported of it, so that it is judged anew.
 * @throws {Failure} not_found
 */
export async function allowRelease(context: Context, admin: UserRow, id: ReleaseId) {
  const { db, clock, releases } = context;
  const entry = await entryOf(context, id);
  await db.transaction().execute(async (tx) => {
    const at = clock().toISOString();
    const verdict = { ...id, verdict: 'allowed', reason: '', decided_by: 'admin', admin_id: admin.id, at } as const;
    if (!(await putVerdict(tx, verdict))) return;
    await forgetLoading(tx, id.part, id.release);
    await recordSecurityEvent({ db: tx, clock }, { kind: 'release_allowed', userId: admin.id });
  });
  await releases.refresh();
  return entry;
}
