import type { z } from 'zod';
import type { PasskeyRow } from '../../platform/database/tables.ts';
import { notFound, passkeyInvalid, passkeyLimit, secondFactorRequired } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { creationOf, readCreated } from '../passkeys/ceremonies.ts';
import { deletePasskey, insertPasskey, listPasskeys } from '../passkeys/repository.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { passkeyJob } from './mail-jobs.ts';
import { hasSecondFactor, removeFactor } from './repository.ts';
import { isFactorRequired } from './required.ts';
import type { NewPasskey, Passkey } from './schemas.ts';
import { startFactor } from './second-factor.ts';

const MOST_PASSKEYS = 20;

const purposeOf = ({ user, sessionId }: Viewer) => `add:${user.id}:${sessionId}` as const;

const present = ({ id, name, is_synced, created_at, last_used_at }: PasskeyRow): z.output<typeof Passkey> => ({
  id,
  name,
  synced: is_synced === 1,
  created_at,
  last_used_at,
});

export const passkeysOf = async ({ db }: Pick<Context, 'db'>, { user }: Viewer) =>
  (await listPasskeys(db, user.id)).map(present);

/**
 * What a browser creates a passkey from. Its challenge is good for this session alone, in which the user has just
 * confirmed their identity.
 * @throws {Failure} passkeys_unavailable or passkey_limit
 */
export async function offerPasskey(context: Context, viewer: Viewer) {
  if ((await listPasskeys(context.db, viewer.user.id)).length >= MOST_PASSKEYS) throw passkeyLimit(MOST_PASSKEYS);
  return await creationOf(context, viewer.user, purposeOf(viewer));
}

/**
 * Adds the passkey that a browser has created.
 * @returns the passkey, and recovery codes if it is the first factor
 * @throws {Failure} passkey_invalid or passkeys_unavailable
 */
export async function addPasskey(context: Context, viewer: Viewer, { name, passkey }: z.output<typeof NewPasskey>) {
  const { db, clock } = context;
  const { user } = viewer;
  const now = clock();
  const row: PasskeyRow = {
    ...(await readCreated(context, passkey, purposeOf(viewer))),
    user_id: user.id,
    name,
    created_at: now.toISOString(),
    last_used_at: null,
  };
  const recovery_codes = await db.transaction().execute(async (tx) => {
    const wasOn = await hasSecondFactor(tx, user.id);
    if (!(await insertPasskey(tx, row))) throw passkeyInvalid('This passkey is already in use.');
    await recordSecurityEvent({ db: tx, clock }, { kind: 'passkey_added', userId: user.id });
    const codes = await startFactor({ db: tx, clock }, viewer, wasOn);
    const change = { name, kind: 'added', turnsTwoStep: codes !== null } as const;
    await sendLater(context, tx, passkeyJob, { userId: user.id, ...change, at: now.toISOString() });
    return codes;
  });
  return { passkey: present(row), recovery_codes };
}

/**
 * Removes a passkey. Without another factor, this turns the second factor off.
 * @throws {Failure} not_found, or second_factor_required for the last factor of an admin
 */
export async function removePasskey(context: Context, { user }: Viewer, id: string): Promise<void> {
  const { db, clock } = context;
  const isRequired = await isFactorRequired(context, user);
  await db.transaction().execute(async (tx) => {
    const passkey = (await listPasskeys(tx, user.id)).find((own) => own.id === id);
    if (!passkey || !(await deletePasskey(tx, user.id, id))) throw notFound('Passkey');
    const isLast = !(await hasSecondFactor(tx, user.id));
    if (isLast) {
      if (isRequired) throw secondFactorRequired('Admins need two-step login, so the last passkey cannot be removed.');
      await removeFactor(tx, user.id);
    }
    await recordSecurityEvent({ db: tx, clock }, { kind: 'passkey_removed', userId: user.id });
    const change = { name: passkey.name, kind: 'removed', turnsTwoStep: isLast } as const;
    await sendLater(context, tx, passkeyJob, { userId: user.id, ...change, at: clock().toISOString() });
  });
}
