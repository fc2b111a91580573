import { describe, expect, it } from '@jest/globals';
import { aPublicInvestor } from '@northlight/shared-api/testing';
import { contactsOf } from './contacts.ts';

const nothing = { email: '', linkedin: '', twitter: '', website: '' };

describe('the ways to reach an investor', () => {
  it.each(['javascript:alert(1)', 'data:text/html,hello', 'ftp://files.test', 'not a link', 'https://user@evil.test'])(
    'leave out %s',
    (address) => {
      expect(contactsOf({ ...nothing, linkedin: address, twitter: address, website: address })).toEqual([]);
    },
  );

  it.each(['somebody', 'a@b.test?bcc=c@d.test', 'a@b.test c@d.test'])('leave out the mail address %s', (email) => {
    expect(contactsOf({ ...nothing, email })).toEqual([]);
  });

  it('complete an address that has no scheme', () => {
    expect(contactsOf({ ...nothing, linkedin: 'www.linkedin.com/in/example' })).toEqual([
      { label: 'LinkedIn', href: 'https://www.linkedin.com/in/example' },
    ]);
  });

  it('name the sites first and the mail address by itself', () => {
    const investor = aPublicInvestor({ twitter: 'https://twitter.com/example', website: 'brackenfold.test' });
    expect(contactsOf(investor).map(({ label }) => label)).toEqual([
      'LinkedIn',
      'Twitter',
      'Website',
      'leonie@brackenfold.test',
    ]);
  });
});
