import { z } from 'zod';
import { defineMail } from '../../platform/mail/mail-job.ts';
import { passkeyMail, secondFactorMail } from '../authentication/emails.ts';
import type { Context } from '../context.ts';
import { accountAt } from '../users/account-at.ts';

export const secondFactorJob = defineMail({
  name: 'mail-second-factor',
  data: { userId: z.int(), change: z.enum(['on', 'extended', 'off']), at: z.string() },
  async compose({ db, config }: Context, { userId, change, at }) {
    const user = await accountAt(db, userId, at);
    return user ? secondFactorMail(config, user, change, new Date(at)) : null;
  },
});

export const passkeyJob = defineMail({
  name: 'mail-passkey',
  data: {
    userId: z.int(),
    name: z.string(),
    kind: z.enum(['added', 'removed']),
    turnsTwoStep: z.boolean(),
    at: z.string(),
  },
  async compose({ db, config }: Context, { userId, at, ...change }) {
    const user = await accountAt(db, userId, at);
    return user ? passkeyMail(config, user, change, new Date(at)) : null;
  },
});
