import { utcMomentOf } from '@northlight/shared-api/rules';
import type { Config } from '../../platform/config.ts';
import { compose, type Recipient } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The settings that emails need. */
export type EmailSettings = Pick<Config, 'productName' | 'publicUrl'>;

/** Asks the user to confirm their email address. */
export const verificationMail = (config: EmailSettings, user: Recipient, token: string): Mail =>
  compose(config, user, {
    title: 'Confirm your email address',
    before: [`Please confirm that this email address belongs to your ${config.productName} account.`],
    action: 'Confirm email address',
    path: `/verify-email/${token}`,
    after: ['The link works once, for 24 hours. If you did not sign up, ignore this email.'],
    reason: `You are receiving this email because someone signed up for ${config.productName} with this email address.`,
  });

/** Lets a user who forgot their password set a new one. */
export const passwordResetMail = (config: EmailSettings, user: Recipient, token: string): Mail =>
  compose(config, user, {
    title: 'Set a new password',
    before: [`Someone, most likely you, asked for a new password for your ${config.productName} account.`],
    action: 'Set a new password',
    path: `/reset-password/${user.id}/${token}`,
    after: [
      'The link works once and expires in one hour. If you did not ask for it, ignore this email: your password stays the same.',
    ],
    reason: `You are receiving this email because someone asked for a new password for this email address.`,
  });

const ABOUT_SECURITY = 'We always send emails about the security of your account.';

/** Tells the owner of an address that somebody tried to use it for another account. */
export const addressTriedMail = (config: EmailSettings, user: Recipient): Mail =>
  compose(config, user, {
    title: 'Your email address already has an account',
    subject: `Someone entered your email address at ${config.productName}`,
    before: [
      `Someone, perhaps you, tried to use this email address for another ${config.productName} account. Your account already uses it, and nothing has changed.`,
    ],
    action: 'Log in',
    path: '/login',
    after: [
      'If it was you and you forgot your password, set a new one from the login page. If it was not you, there is nothing to do. We send this email at most once a day.',
    ],
    reason: ABOUT_SECURITY,
  });

/** Notifies a user that their password was changed. */
export const passwordChangedMail = (config: EmailSettings, user: Recipient, at: Date): Mail =>
  compose(config, user, {
    title: 'Your password was changed',
    subject: `Your ${config.productName} password was changed`,
    before: ['The password of your account was changed, and all other devices were logged out.'],
    facts: [['When', utcMomentOf(at)]],
    action: 'Set a new password',
    path: '/forgot-password',
    after: ['If it was you, there is nothing to do. If it was not, set a new password now: that logs out all devices.'],
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
    action: 'See where you are logged in',
    path: '/settings/security',
    after: [
      'If it was you, there is nothing to do. If it was not, change your password: that logs out all other devices.',
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
        ? `This passkey opens your account without a password.${turnsTwoStep ? ' Your password alone no longer does, and all other devices were logged out.' : ''}`
        : `This passkey no longer opens your account.${turnsTwoStep ? ' It was the last one, so two-step login is off: your password alone opens your account.' : ''}`,
    ],
    facts: [
      ['Passkey', name],
      ['When', utcMomentOf(at)],
    ],
    action: 'Open settings',
    path: '/settings/security',
    after: [
      kind === 'added'
        ? 'If it was not you, remove the passkey in your settings and change your password: that logs out all other devices.'
        : 'If it was not you, change your password now: that logs out all other devices.',
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
    effect: 'From now on, a code from your authenticator app works at login just like one of your passkeys.',
  },
  off: {
    what: 'was turned off',
    effect: 'From now on, your password alone opens your account. Codes, recovery codes and passkeys no longer work.',
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
    after: ['If it was not you, change your password now: that logs out all other devices.'],
    reason: ABOUT_SECURITY,
  });
}
