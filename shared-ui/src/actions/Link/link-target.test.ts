import { describe, expect, it } from '@jest/globals';
import { linkTarget } from './link-target.ts';

describe('where a link leads', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
  ])('refuses %j', (address) => {
    expect(linkTarget(address)).toEqual({ kind: 'refused' });
  });

  it('takes an address without a scheme but with a host for another site', () => {
    expect(linkTarget('//evil.example/login')).toEqual({ kind: 'site', href: '//evil.example/login' });
  });

  it('opens a file of the server outside the app', () => {
    const file = '/api/files/decks/one.pdf?signature=x';
    expect(linkTarget(file)).toEqual({ kind: 'site', href: file });
  });

  it.each(['https://isferd.example', 'HTTP://isferd.example'])('opens %s as another site', (address) => {
    expect(linkTarget(address)).toEqual({ kind: 'site', href: address });
  });

  it.each(['mailto:ines@isferd.example', 'tel:+15550142'])('leaves %s to its program', (address) => {
    expect(linkTarget(address)).toEqual({ kind: 'program', href: address });
  });

  it.each(['/investors', '?page=2', '#slide-4', { pathname: '/login' }])('stays in the app for %j', (to) => {
    expect(linkTarget(to)).toEqual({ kind: 'route', to });
  });
});
