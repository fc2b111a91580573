import { utcMomentOf } from '@northlight/shared-api/rules';
import { compose, type Recipient } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { EmailSettings } from '../authentication/emails.ts';

const ABOUT_SECURITY = 'We always send emails about the security of your account.';

/** Asks the owner of the new address to confirm a change. It has no words of the user, who may be a stranger there. */
export const confirmEmailChangeMail = (config: EmailSettings, user: Recipient, newAddress: string, token: string) =>
  compose(
    config,
    { id: user.id, email: newAddress, first_name: '' },
    {
      title: 'Confirm your new email address',
      before: [`Please confirm that your ${config.productName} account should use this email address.`],
      action: 'Confirm new email address',
      path: `/confirm-email-change/${token}`,
      after: ['The link works once and expires in 24 hours. If you didn’t ask for this, you can ignore this email.'],
      reason: `You are receiving this email because someone entered this email address for a ${config.productName} account.`,
    },
  );

/** Notifies the current address that a change to another one was requested. */
export const emailChangeRequestedMail = (config: EmailSettings, user: Recipient, newAddress: string, at: Date): Mail =>
  compose(config, user, {
    title: 'A change of email address was requested',
    subject: `A change of email address was requested for your ${config.productName} account`,
    before: ['Your account keeps this email address until the new one is confirmed.'],
    facts: [
      ['New email address', newAddress],
      ['When', utcMomentOf(at)],
    ],
    action: 'Open settings',
    path: '/settings/security',
    after: ['If this wasn’t you, cancel the change in your settings and change your password now.'],
    reason: ABOUT_SECURITY,
  });

/** Notifies the old address that the account's email address was changed, with a link that restores it. */
export const emailChangedMail = (
  config: EmailSettings,
  user: Recipient,
  { newAddress, token, days, at }: { newAddress: string; token: string; days: number; at: Date },
): Mail =>
  compose(config, user, {
    title: 'Your email address was changed',
    subject: `Your ${config.productName} email address was changed`,
    before: ['From now on, you log in with your new email address, and we send our emails there.'],
    facts: [
      ['New email address', newAddress],
      ['When', utcMomentOf(at)],
    ],
    action: 'Undo this change',
    path: `/undo-email-change/${token}`,
    after: [
      `If this was you, you don’t need to do anything. If it wasn’t, undo the change within ${days} days. Undoing it restores this email address, logs out all devices and sends you a link to set a new password.`,
    ],
    reason: ABOUT_SECURITY,
  });
