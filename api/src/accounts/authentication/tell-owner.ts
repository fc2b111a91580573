import { atomically } from '../../platform/database/open.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import { isWithin, LIMITS } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';
import { addressTriedJob } from './mail-jobs.ts';

/** Tells the owner of a taken address, at most once a day, that somebody tried to use it for another account. */
export const tellOwner = (context: Context, { id }: UserRow): Promise<void> =>
  atomically(context.db, async (tx) => {
    if (await isWithin({ ...context, db: tx }, 'address-tried', LIMITS.addressTried, String(id)))
      await sendLater(context, tx, addressTriedJob, { userId: id });
  });
