import { describe, expect, it } from '@jest/globals';
import { linkOf } from './link-of.ts';
import { styleOf } from './text.ts';

const style = styleOf({}, 16, '#000000');
const link = (field: string | null, ...texts: string[]) =>
  linkOf({ field, runs: texts.map((text) => ({ ...style, text })) });

describe('a contact detail', () => {
  it.each([
    ['contact.email', 'ines@isferd.example', 'mailto:ines@isferd.example'],
    ['contact.phone', '+351 (21) 555-014', 'tel:+35121555014'],
    ['contact.site', 'isferd.example', 'https://isferd.example/'],
    ['contact.site', 'http://www.isferd.example/deck?v=2', 'http://www.isferd.example/deck?v=2'],
  ])('leads somewhere: %s “%s”', (field, text, target) => {
    expect(link(field, text)).toBe(target);
  });

  it('may consist of several runs', () => {
    expect(link('contact.email', 'ines@', 'isferd.example')).toBe('mailto:ines@isferd.example');
  });

  it.each([
    ['contact.site', 'javascript:alert(1)'],
    ['contact.site', 'data:text/html,x'],
    ['contact.site', 'file:///etc/passwd'],
    ['contact.site', 'https://isferd.example@evil.test'],
    ['contact.site', 'isferd.example:8080'],
    ['contact.site', 'our site'],
    ['contact.site', 'localhost'],
    ['contact.email', 'ines@isferd.example?bcc=all@evil.test'],
    ['contact.email', 'ines@isferd.example, li@isferd.example'],
    ['contact.phone', '555 CALL NOW'],
    ['contact.name', 'isferd.example'],
    ['title', 'https://isferd.example'],
    [null, 'https://isferd.example'],
  ])('leads nowhere: %s “%s”', (field, text) => {
    expect(link(field, text)).toBeNull();
  });
});
