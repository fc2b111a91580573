import type { Config } from '../config.ts';
import type { UserRow } from '../database/tables.ts';
import { writeLetter } from './letter.ts';
import type { Mail } from './mailer.ts';

type Recipient = Pick<UserRow, 'id' | 'email' | 'first_name'>;

/** Names are typed by people: no line breaks in a greeting, and not more of it than a name needs. */
const greet = (user: Recipient) => `Hello ${user.first_name.replace(/\s+/g, ' ').slice(0, 60)},`;

/** Asks to confirm an address. */
export function verificationMail(config: Config, user: Recipient, token: string): Mail {
  const { productName } = config;
  const link = `${config.publicUrl}/verify-email/${token}`;
  const title = 'Confirm your email address';
  const letter = writeLetter({
    productName,
    greeting: greet(user),
    title,
    before: [`Please confirm that this address belongs to your ${productName} account.`],
    action: 'Confirm email address',
    link,
    after: ['The link works once, for 24 hours. If you did not sign up, ignore this mail.'],
  });
  return { to: user.email, subject: `${title} for ${productName}`, link, ...letter };
}

/** Lets somebody who forgot their password set a new one. */
export function passwordResetMail(config: Config, user: Recipient, token: string): Mail {
  const { productName } = config;
  const link = `${config.publicUrl}/reset-password/${user.id}/${token}`;
  const title = 'Set a new password';
  const letter = writeLetter({
    productName,
    greeting: greet(user),
    title,
    before: [`Somebody, most likely you, asked for a new password for your ${productName} account.`],
    action: 'Set a new password',
    link,
    after: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  });
  return { to: user.email, subject: `${title} for ${productName}`, link, ...letter };
}
