import { utcMomentOf } from '@northlight/shared-api/rules';
import type { Config } from '../../platform/config.ts';
import { compose, type Recipient } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The settings that emails need. */
export type EmailSettings = Pick<Config, 'productName' | 'publicUrl'>;

/** Asks the user to confirm their email address. */
export const verificationMail = (config: EmailSettings, user: Recipient, token: string): Mail =>
  compose(config, user, {
    title: 'Verify your email address',
    before: [`Please verify that this email address belongs to your ${config.productName} account.`],
    action: 'Verify email address',
    path: `/verify-email/${token}`,
    after: ['The link works once and expires in 24 hours. If you didn’t sign up, you can ignore this email.'],
    reason: `You are receiving this email because someone signed up for ${config.productName} with this email address.`,
  });

/** Lets a user who forgot their password set a new one. */
export const passwordResetMail = (config: EmailSettings, user: Recipient, token: string): Mail =>
  compose(config, user, {
    title: 'Set a new password',
    before: [`Someone (most likely you) asked for a new password for your ${config.productName} account.`],
    action: 'Set a new password',
    path: `/reset-password/${user.id}/${token}`,
    after: [
      'The link works once and expires in one hour. If you didn’t ask for it, you can ignore this email. Your password stays the same.',
    ],
    reason: `You are receiving this email because someone asked for a new password for this email address.`,
  });

const ABOUT_SECURITY = 'We always send emails about the security of your account.';

/** Tells the owner of an address that somebody tried to use it for another account. */
export const addressTriedMail = (config: EmailSettings, user: Recipient): Mail =>
  compose(config, user, {
    title: 'Your email address already has an account',
    subject: `Someone tried to use your email address at ${config.productName}`,
    before: [
      `Someone (perhaps you) tried to use this email address for another ${config.productName} account. Your account already uses it, so nothing has changed.`,
    ],
    action: 'Log in',
    path: '/login',
    after: [
      'If this was you and you forgot your password, set a new one from the login page. If it wasn’t, you don’t need to do anything. We send this email at most once a day.',
    ],
    reason: ABOUT_SECURITY,
  });

/** Notifies a user that their password was changed. */
export const passwordChangedMail = (config: EmailSettings, user: Recipient, at: Date): Mail =>
  compose(config, user, {
    title: 'Your password was changed',
    subject: `Your ${config.productName} password was changed`,
    before: ['Your account password was changed, and all other devices were logged out.'],
    facts: [['When', utcMomentOf(at)]],
    action: 'Set a new password',
    path: '/forgot-password',
    after: [
      'If this was you, you don’t need to do anything. If it wasn’t, set a new password now. Setting a new one logs out all devices.',
    ],
    reason: ABOUT_SECURITY,
  });

/** Notifies a user of a login from a new device. */
export const newDeviceMail = (config: EmailSettings, user: Recipient, device: string, at: Date): Mail =>
  compose(config, user, {
    title: 'New login to your account',
    subject: `New login to ${config.productName}`,
    before: ['Someone logged in to your account on a new device.'],
    facts: [
      ['Device', device],
      ['When', utcMomentOf(at)],
    ],
    action: 'See where you’re logged in',
    path: '/settings/security',
    after: [
      'If this was you, you don’t need to do anything. If it wasn’t, change your password now. Changing it logs out all other devices.',
    ],
    reason: ABOUT_SECURITY,
  });

/** What happened to a passkey, and whether two-step login was turned on or off with it. */
export interface PasskeyChange {
  name: string;
  kind: 'added' | 'removed';
  turnsTwoStep: boolean;
}

/** Notifies a user that a passkey was added or removed. */
export const passkeyMail = (
  config: EmailSettings,
  user: Recipient,
  { name, kind, turnsTwoStep }: PasskeyChange,
  at: Date,
): Mail =>
  compose(config, user, {
    title: `A passkey was ${kind}`,
    subject: `A passkey was ${kind} ${kind === 'added' ? 'to' : 'from'} your ${config.productName} account`,
    before: [
      kind === 'added'
        ? `You can now log in with this passkey instead of a password.${turnsTwoStep ? ' Your password alone is no longer enough, and all other devices were logged out.' : ''}`
        : `You can no longer log in with this passkey.${turnsTwoStep ? ' It was your last one, so two-step login is now off, and you can log in with just your password.' : ''}`,
    ],
    facts: [
      ['Passkey', name],
      ['When', utcMomentOf(at)],
    ],
    action: 'Open settings',
    path: '/settings/security',
    after: [
      kind === 'added'
        ? 'If this wasn’t you, remove the passkey in your settings and change your password. Changing it logs out all other devices.'
        : 'If this wasn’t you, change your password now. Changing it logs out all other devices.',
    ],
    reason: ABOUT_SECURITY,
  });

const FACTOR_CHANGES = {
  on: {
    what: 'was turned on',
    effect:
      'From now on, you log in with your password and a code from your authenticator app. All other devices were logged out.',
  },
  extended: {
    what: 'now also accepts codes from an app',
    effect:
      'From now on, you can log in with your password and a code from your authenticator app, or with one of your passkeys.',
  },
  off: {
    what: 'was turned off',
    effect: 'From now on, you can log in with just your password. Codes, recovery codes and passkeys no longer work.',
  },
};

/** Notifies a user that the second factor was turned on or off, or that an app was added to passkeys. */
export function secondFactorMail(
  config: EmailSettings,
  user: Recipient,
  change: keyof typeof FACTOR_CHANGES,
  at: Date,
): Mail {
  const { what, effect } = FACTOR_CHANGES[change];
  return compose(config, user, {
    title: `Two-step login ${what}`,
    subject: `Two-step login to ${config.productName} ${what}`,
    before: [effect],
    facts: [['When', utcMomentOf(at)]],
    action: 'Open settings',
    path: '/settings/security',
    after: ['If this wasn’t you, change your password now. Changing it logs out all other devices.'],
    reason: ABOUT_SECURITY,
  });
}
