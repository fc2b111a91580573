import { z } from 'zod';
import { defineMail } from '../../platform/mail/mail-job.ts';
import type { Context } from '../context.ts';
import { hasEventSince } from '../security-events/repository.ts';
import { accountAt } from '../users/account-at.ts';
import { findUser, findUserByEmail } from '../users/repository.ts';
import { createLink } from './email-links-repository.ts';
import { addressTriedMail, newDeviceMail, passwordChangedMail, passwordResetMail, verificationMail } from './emails.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Added for any address, so that a request does the same work whether the address has an account or not. */
const ANY_ADDRESS = { email: z.string(), at: z.string() };

/** After these, an earlier request for a new password no longer counts. */
const VOIDS_RESET = ['password_changed', 'password_reset', 'deletion_requested'] as const;

/** A link to confirm an address, if it has an unverified account. */
export const verificationJob = defineMail({
  name: 'mail-verification',
  data: ANY_ADDRESS,
  async compose({ db, clock, config, mailToken }: Context, { email, at }, mailId) {
    const user = await findUserByEmail(db, email);
    if (!user || user.email_verified_at !== null) return null;
    const token = mailToken(mailId);
    const times = { requestedAt: new Date(at), now: clock(), lifetimeMs: DAY };
    const isValid = await createLink(db, { purpose: 'verify-email', token, user, ...times });
    return isValid ? verificationMail(config, user, token) : null;
  },
});

/** A link to set a new password, if the address has an account. */
export const passwordResetJob = defineMail({
  name: 'mail-password-reset',
  data: ANY_ADDRESS,
  async compose({ db, clock, config, mailToken }: Context, { email, at }, mailId) {
    const user = await findUserByEmail(db, email);
    if (!user) return null;
    const requestedAt = new Date(at);
    for (const kind of VOIDS_RESET) if (await hasEventSince(db, user.id, kind, requestedAt)) return null;
    const token = mailToken(mailId);
    const times = { requestedAt, now: clock(), lifetimeMs: HOUR };
    const isValid = await createLink(db, { purpose: 'reset-password', token, user, ...times });
    return isValid ? passwordResetMail(config, user, token) : null;
  },
});

export const addressTriedJob = defineMail({
  name: 'mail-address-tried',
  data: { userId: z.int() },
  async compose({ db, config }: Context, { userId }) {
    const user = await findUser(db, userId);
    return user ? addressTriedMail(config, user) : null;
  },
});

export const passwordChangedJob = defineMail({
  name: 'mail-password-changed',
  data: { userId: z.int(), at: z.string() },
  async compose({ db, config }: Context, { userId, at }) {
    const user = await accountAt(db, userId, at);
    return user ? passwordChangedMail(config, user, new Date(at)) : null;
  },
});

export const newDeviceJob = defineMail({
  name: 'mail-new-device',
  data: { userId: z.int(), device: z.string(), at: z.string() },
  async compose({ db, config }: Context, { userId, device, at }) {
    const user = await accountAt(db, userId, at);
    return user ? newDeviceMail(config, user, device, new Date(at)) : null;
  },
});
