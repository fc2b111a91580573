import { DECK_LIMITS } from '@northlight/shared-api/rules';

/** How an investor reaches the company, as the founder writes it. */
export interface Contact {
  email: string;
  phone: string;
  /** A web address without a scheme, or with http or https. */
  site: string;
}

/** An email address. */
export const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const PHONE =
  /(?<![\w+])(?:\+\d[\d ()./-]{6,18}\d|\(\d{3}\) ?\d{3}[- ]\d{4}|(?<=\b(?:call|phone|tel|telephone|mobile|whatsapp|ring)\b\.?:? (?:(?:me|us|on|at|under) ){0,2})\d[\d ()./-]{6,18}\d)(?![\w%])/iu;
const HOST = String.raw`[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,12}`;
const SITE = new RegExp(
  String.raw`(?<![@\p{L}\d.+/-])(?:https?:\/\/|www\.)${HOST}(?:\/[\w./~-]*\w)?(?![@\p{L}\d])`,
  'iu',
);
/** A web address without "www" is one if it ends like one, or has the company's name. */
const BARE = new RegExp(String.raw`(?<![@\p{L}\d.+/-])${HOST}(?![@\p{L}\d])`, 'gu');
const ENDING = /\.(?:com|org|net|io|ai|app|dev|eu|info|example)$/u;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function siteIn(text: string, company: string): string {
  const named = plain(company);
  const bare = (text.match(BARE) ?? []).find(
    (host) => host === host.toLowerCase() && (ENDING.test(host) || (named.length > 2 && plain(host).startsWith(named))),
  );
  return SITE.exec(text)?.[0] ?? bare ?? '';
}

/** The addresses and numbers of a text by which one reaches its author; empty where it has none. */
export function contactIn(text: string, company: string): Contact {
  const [email = '', phone = ''] = [EMAIL, PHONE].map((pattern) => pattern.exec(text)?.[0] ?? '');
  const contact = { email, phone: phone.trim(), site: siteIn(text, company) };
  const within = (part: string) => (part.length <= DECK_LIMITS.cells ? part : '');
  return { email: within(contact.email), phone: within(contact.phone), site: within(contact.site) };
}

/** Words that only lead to an address. */
const LEADING =
  /(?<!\p{L})(?:contact|write|call|phone|tel|telephone|mobile|whatsapp|e-?mail|mail|web ?site|web|site|home ?page|page|reach|visit|find|get in touch|in touch|investors?|founders?|please|questions?|more|details|you|can|me|us|our|my|the|is|at|to|or|and|on|via|under|by|for|with|here)(?!\p{L})/giu;

/** Whether a text says nothing but how to reach its author. */
export function isContact(text: string, company: string): boolean {
  const { email, phone, site } = contactIn(text, company);
  if (email === '' && phone === '' && site === '') return false;
  const rest = [email, site, phone].filter(Boolean).reduce((left, part) => left.replace(part, ' '), text);
  return !/[\p{L}\d]/u.test(rest.replace(LEADING, ' '));
}

/** The first address of each kind in some texts. */
export function contactOf(texts: readonly string[], company: string): Contact {
  const found = texts.map((text) => contactIn(text, company));
  const first = (part: keyof Contact) => found.find((one) => one[part] !== '')?.[part] ?? '';
  return { email: first('email'), phone: first('phone'), site: first('site') };
}

/** A text of the same length in which no digit belongs to a phone number or an address. */
export const withoutContact = (text: string): string =>
  [EMAIL, SITE, PHONE].reduce((left, pattern) => left.replace(pattern, (found) => '_'.repeat(found.length)), text);
