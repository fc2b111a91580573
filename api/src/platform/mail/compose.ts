import type { Config } from '../config.ts';
import type { UserRow } from '../database/tables.ts';
import { type EmailContent, renderEmail } from './email.ts';
import type { Mail } from './mailer.ts';

/** Who a mail is for. */
export type Recipient = Pick<UserRow, 'id' | 'email' | 'first_name'>;

/** What a letter says beside what all of them have in common. */
export interface Content extends Omit<EmailContent, 'productName' | 'greeting' | 'link'> {
  /** @default the title and the product's name */
  subject?: string;
  /** Path of the page it leads to. */
  path: string;
}

/** What people typed, fit for a subject or a line: without line breaks, and not longer than that takes. */
export const oneLine = (text: string, max = 120) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line;
};

/** Anybody may sign up with the address of somebody else: a name that mail programs would make a link of stays out. */
const greet = ({ first_name }: Recipient) => {
  const name = oneLine(first_name, 60);
  return name === '' || /[:/@]|\w\.\w/.test(name) ? 'Hello,' : `Hello ${name},`;
};

/** Addresses a letter to somebody, in the product's layout. Previews of all letters are in the catalogue, under Mail. */
export function compose(config: Pick<Config, 'productName' | 'publicUrl'>, to: Recipient, content: Content): Mail {
  const { subject, path, ...words } = content;
  const { productName, publicUrl } = config;
  const link = `${publicUrl}${path}`;
  const letter = { ...words, productName, greeting: greet(to), link };
  return {
    to: to.email,
    subject: oneLine(subject ?? `${words.title} for ${productName}`),
    link,
    ...renderEmail(letter),
  };
}
