import type { Config } from '../config.ts';
import type { UserRow } from '../database/tables.ts';
import { type EmailContent, renderEmail } from './email.ts';
import type { Mail } from './mailer.ts';

export type Recipient = Pick<UserRow, 'id' | 'email' | 'first_name'>;

/** The content of one email, without the parts that all emails share. */
export interface Content extends Omit<EmailContent, 'productName' | 'greeting' | 'link'> {
  /** @default the title and the product's name */
  subject?: string;
  /** Path of the page that the button opens. */
  path: string;
}

/** Makes user input safe for a subject or a line: no line breaks, and at most `max` characters. */
export const oneLine = (text: string, max = 120) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line;
};

/**
 * Anybody can sign up with another person's address. A name that email clients would turn into a link is left out, so
 * that the greeting cannot carry a link.
 */
const greet = ({ first_name }: Recipient) => {
  const name = oneLine(first_name, 60);
  return name === '' || /[:/@]|\w\.\w/.test(name) ? 'Hello,' : `Hello ${name},`;
};

/** Puts an email together in the product's layout. The UI catalogue shows previews of all emails, under Mail. */
export function compose(config: Pick<Config, 'productName' | 'publicUrl'>, to: Recipient, content: Content): Mail {
  const { subject, path, ...words } = content;
  const { productName, publicUrl } = config;
  const link = `${publicUrl}${path}`;
  return {
    to: to.email,
    subject: oneLine(subject ?? `${words.title} for ${productName}`),
    link,
    ...renderEmail({ ...words, productName, greeting: greet(to), link }),
  };
}
