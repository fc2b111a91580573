import { z } from 'zod';
import { defineMail } from '../../platform/mail/mail-job.ts';
import type { Context } from '../context.ts';
import { accountKeptMail, deletionMail } from '../users/emails.ts';
import { findUser } from '../users/repository.ts';

export const deletionRequestedJob = defineMail({
  name: 'mail-deletion-requested',
  data: { userId: z.int(), due: z.string() },
  async compose({ db, config }: Context, { userId, due }) {
    const user = await findUser(db, userId);
    return user ? deletionMail(config, user, new Date(due)) : null;
  },
});

export const accountKeptJob = defineMail({
  name: 'mail-account-kept',
  data: { userId: z.int() },
  async compose({ db, config }: Context, { userId }) {
    const user = await findUser(db, userId);
    return user ? accountKeptMail(config, user) : null;
  },
});
