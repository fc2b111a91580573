import { describe, expect, it } from '@jest/globals';
import { isCommonPassword, isMadeOfContext } from './common-passwords.ts';

describe('a common password', () => {
  it.each([
    'password1234',
    'PASSWORD1234!',
    'P@ssw0rd1234',
    'mypassword123',
    'qwertyuiop12',
    'qwertyuiopas',
    '1q2w3e4r5t6y',
    '123456789012',
    '210987654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'demo-demo-demo',
    'correct horse battery staple',
    'ILoveYou12345',
    'Summer2026!!',
    '__iloveyou__',
  ])('is %j', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'a lantern in the rain',
    'seventeen swans at dusk',
    'kV8#pq2!zLw9',
    'summer rain on the third roof',
    '🦊🐻🐼🦁🐯🐨🐸🐵🐔🐧🐦🐤',
  ])('is not %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('a password of words that belong to the product or the account', () => {
  const own = ['Isferd Raise', 'mara.lindqvist', 'example.test'];

  it.each([
    'isferdraise2026',
    'Isferd-Raise!!1',
    'mara.lindqvist',
    'Lindqvist.Mara',
    'PitchDeck2026!',
    'Inve5tor-F0under',
  ])('is refused: %j', (password) => {
    expect(isMadeOfContext(password, [...own, 'lindqvist', 'mara'])).toBe(true);
  });

  it.each(['an investor on the third roof', 'seventeen swans at dusk', 'maritime lanterns'])(
    'is not %j',
    (password) => {
      expect(isMadeOfContext(password, own)).toBe(false);
    },
  );
});
