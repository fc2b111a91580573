import type { Paragraph } from './types.ts';

const EMAIL = /^[\w.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;
const PHONE = /^\+?\d{6,15}$/;
const WEB = /^https?:$/;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** A web address; null for anything else, such as one with another scheme or a password. */
function siteOf(text: string): string | null {
  const full = /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`;
  if (/\s/u.test(text) || !URL.canParse(full)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(full);
  const isPlain = WEB.test(protocol) && HOST.test(hostname) && port === '' && username === '' && password === '';
  return isPlain ? href : null;
}

/**
 * Where a contact detail of the last slide leads: an email address, a phone number or a web address. Null for every
 * other text, and for one that is none of these.
 */
export function linkOf({ field, runs }: Pick<Paragraph, 'field' | 'runs'>): string | null {
  const text = runs
    .map((run) => run.text)
    .join('')
    .trim();
  switch (field) {
    case 'contact.email':
      return EMAIL.test(text) ? `mailto:${text}` : null;
    case 'contact.phone': {
      const number = text.replace(/[\s()./-]/gu, '');
      return PHONE.test(number) ? `tel:${number}` : null;
    }
    case 'contact.site':
      return siteOf(text);
    default:
      return null;
  }
}
