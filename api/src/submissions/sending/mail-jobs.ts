import { z } from 'zod';
import { wants } from '../../accounts/users/notifications-policy.ts';
import { findUser } from '../../accounts/users/repository.ts';
import type { Context } from '../../evaluation/context.ts';
import { defineMail } from '../../platform/mail/mail-job.ts';
import { answersReceivedMail, deckReceivedMail } from './emails.ts';
import { findSubmission } from './repository.ts';

const data = { submissionId: z.string() };

/** A submission with its investor, if they want to hear of it. */
async function awaited({ db }: Context, submissionId: string) {
  const sent = await findSubmission(db, submissionId);
  const investor = sent && (await findUser(db, sent.investor_id));
  return sent && investor && wants(investor, 'new_deck') ? { sent, investor } : null;
}

export const deckReceivedJob = defineMail({
  name: 'mail-deck-received',
  data,
  async compose(context: Context, { submissionId }) {
    const found = await awaited(context, submissionId);
    return found && deckReceivedMail(context.config, found.investor, found.sent, found.sent.previous_id !== null);
  },
});

export const answersReceivedJob = defineMail({
  name: 'mail-answers-received',
  data,
  async compose(context: Context, { submissionId }) {
    const found = await awaited(context, submissionId);
    return found && answersReceivedMail(context.config, found.investor, found.sent);
  },
});
