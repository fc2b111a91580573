import { DELETION_GRACE_DAYS, utcMomentOf } from '@northlight/shared-api/rules';
import { compose, type Recipient } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { EmailSettings } from '../authentication/emails.ts';

const REASON = 'Mails about the existence of your account always come.';

/** Tells a user when their account will be deleted, and how to keep it. */
export const deletionMail = (config: EmailSettings, user: Recipient, due: Date): Mail =>
  compose(config, user, {
    title: 'Your account will be deleted',
    subject: `Your ${config.productName} account will be deleted`,
    before: [
      `As you asked, your account is out of sight and logged out everywhere. In ${DELETION_GRACE_DAYS} days it is deleted for good, with your profile, decks, answers and files.`,
    ],
    facts: [['Deleted on', utcMomentOf(due)]],
    action: 'Keep my account',
    path: '/login',
    after: ['To keep it, log in before then. If it was not you who asked, log in now and change your password.'],
    reason: REASON,
  });

/** Tells a user that their account will not be deleted. */
export const accountKeptMail = (config: EmailSettings, user: Recipient): Mail =>
  compose(config, user, {
    title: 'Your account stays',
    subject: `Your ${config.productName} account stays`,
    before: ['You logged in, so your account is not deleted. Everything is as it was.'],
    action: 'Open settings',
    path: '/settings',
    after: ['If it was not you who logged in, change your password now: that signs out all other devices.'],
    reason: REASON,
  });
