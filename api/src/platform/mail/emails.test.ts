import { describe, expect, it } from '@jest/globals';
import { newDeviceMail, verificationMail } from '../../accounts/authentication/emails.ts';
import { compose } from './compose.ts';

const suite = { productName: 'Northlight', publicUrl: 'https://northlight.example' };
const ines = { id: 7, email: 'ines@isferd.test', first_name: 'Ines' };
const content = { title: 'A deck', before: ['Read it.'], action: 'Open', path: '/dashboard', after: [], reason: 'So.' };

describe('a letter', () => {
  it.each(['Free money at evil.test', 'https://evil.test', 'me@evil.test', 'evil.test/win', ' '])(
    'does not greet anybody as “%s”, which mail programs would make a link of',
    (first_name) => {
      const { text, html } = verificationMail(suite, { ...ines, first_name }, 't');
      expect(text).toContain('\nHello,\n');
      expect(html).not.toContain('evil');
    },
  );

  it('greets people by names with signs of their own', () => {
    for (const first_name of ["D'Arcy", 'Åse-Marie', '明美', 'J.'])
      expect(verificationMail(suite, { ...ines, first_name }, 't').text).toContain(`Hello ${first_name},`);
  });

  it('keeps line breaks of people’s words out of its headers', () => {
    const { subject } = compose(suite, ines, { ...content, subject: 'New deck\r\nBcc: all@evil.test' });
    expect(subject).toBe('New deck Bcc: all@evil.test');
  });

  it('shows people’s words as words, in facts and quotes too', () => {
    const words = '<img src=x onerror=alert(1)>"\'&';
    const { html } = compose(suite, ines, {
      ...content,
      facts: [[words, words]],
      quote: `${words}\nand more`,
      title: words,
    });
    expect(html).not.toContain('<img src=x');
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)).toHaveLength(5);
    expect(html).toContain('<br>and more');
  });

  it('says the same as text and as HTML', () => {
    const { text, html, link } = newDeviceMail(suite, ines, 'Firefox on Windows', new Date('2026-11-20T10:04:00Z'));
    expect(link).toBe('https://northlight.example/settings/security');
    for (const words of ['New login to your account', 'Firefox on Windows', '20 Nov 2026, 10:04 UTC', link]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });
});
