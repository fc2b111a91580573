import { DELETION_GRACE_DAYS, utcMomentOf } from '@northlight/shared-api/rules';
import { compose, type Recipient } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { EmailSettings } from '../authentication/emails.ts';

const REASON = 'We always send emails about the deletion of your account.';

/** Tells a user when their account will be deleted, and how to keep it. */
export const deletionMail = (config: EmailSettings, user: Recipient, due: Date): Mail =>
  compose(config, user, {
    title: 'Your account will be deleted',
    subject: `Your ${config.productName} account will be deleted`,
    before: [
      `As you asked, your account is now hidden, and all devices have been logged out. It will be deleted for good in ${DELETION_GRACE_DAYS} days, with your profile, decks, answers and files.`,
    ],
    facts: [['Deletion date', utcMomentOf(due)]],
    action: 'Keep my account',
    path: '/login',
    after: ['To keep it, log in before then. If you didn’t ask for this, log in now and change your password.'],
    reason: REASON,
  });

/** Tells a user that their account will not be deleted. */
export const accountKeptMail = (config: EmailSettings, user: Recipient): Mail =>
  compose(config, user, {
    title: 'Account deletion canceled',
    subject: `The deletion of your ${config.productName} account was canceled`,
    before: ['You logged in, so your account will not be deleted. Nothing in it has changed.'],
    action: 'Open settings',
    path: '/settings/security',
    after: ['If you didn’t log in, change your password now. Changing it logs out all other devices.'],
    reason: REASON,
  });
