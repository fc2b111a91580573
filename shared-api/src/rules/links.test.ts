import { describe, expect, it } from '@jest/globals';
import { linkProblem, normaliseLink } from './links.ts';

describe('a link of a profile', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:a@example.com',
    'https://user:secret@example.com',
    'https://',
    'just words',
    'localhost',
    'https://nodot',
  ])('refuses %j', (link) => {
    expect(normaliseLink(link)).toBeNull();
    expect(linkProblem('linkedin', link)).toBe('Invalid LinkedIn URL');
  });

  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.com/in/me ', 'https://www.example.com/in/me'],
    ['http://example.com', 'http://example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['', ''],
  ])('completes %j to %j', (typed, link) => {
    expect(normaliseLink(typed)).toBe(link);
  });
});
