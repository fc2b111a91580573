import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

describe('how strong a password is', () => {
  it.each([
    ['', 'Too short'],
    ['elevenchars', 'Too short'],
    ['🔒🔒🔒🔒🔒🔒', 'Too short'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'Fair'],
    ['abcdefghijklmnopqrstuvwx', 'Fair'],
    ['123456789012345678901234', 'Fair'],
    ['pitchdecks26', 'Fair'],
    ['pitch-deck-of-26', 'Good'],
    ['eleven hours before it spoils', 'Strong'],
  ])('calls %j %s', (password, word) => {
    expect(passwordStrength(password).word).toBe(word);
  });
});
