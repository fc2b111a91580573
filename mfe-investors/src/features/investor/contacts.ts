import type { PublicInvestor } from '@northlight/shared-api';
import { normaliseLink } from '@northlight/shared-api/rules';

export interface Contact {
  label: string;
  href: string;
}

const EMAIL = /^[^\s@?&#%<>"]+@[^\s@?&#%<>"]+$/;

/** Returns the contact links that are safe to open: web addresses and email only, no scripts or redirects. */
export function contactsOf(investor: Pick<PublicInvestor, 'email' | 'linkedin' | 'twitter' | 'website'>): Contact[] {
  const email = investor.email.trim();
  const sites = [
    { label: 'LinkedIn', address: investor.linkedin },
    { label: 'Twitter', address: investor.twitter },
    { label: 'Website', address: investor.website },
  ].map(({ label, address }) => ({ label, href: normaliseLink(address) ?? '' }));
  return [...sites, { label: email, href: EMAIL.test(email) ? `mailto:${email}` : '' }].filter(
    ({ href }) => href !== '',
  );
}
