import { isWithin, LIMITS } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';
import { findUserByEmail } from '../users/repository.ts';
import { addressTriedMail } from './emails.ts';

/** Tells the owner of a taken address, at most once a day, that somebody tried to use it for another account. */
export function tellOwner(context: Context, email: string): void {
  context.mailer.post(async () => {
    const owner = await findUserByEmail(context.db, email);
    const isDue = owner && (await isWithin(context, 'address-tried', LIMITS.addressTried, String(owner.id)));
    return isDue ? addressTriedMail(context.config, owner) : null;
  });
}
