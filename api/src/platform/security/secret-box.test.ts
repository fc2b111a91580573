import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox(createSecretKey(randomBytes(32)));

describe('a sealed secret', () => {
  it('opens with the same key, for the same owner', () => {
    expect(box.open(box.seal('näh am Wasser', '7'), '7')).toBe('näh am Wasser');
  });

  it('never looks the same twice', () => {
    expect(box.seal('secret', '7')).not.toBe(box.seal('secret', '7'));
  });

  it.each([
    ['for somebody else', (sealed: string) => box.open(sealed, '8')],
    ['with another key', (sealed: string) => createSecretBox(createSecretKey(randomBytes(32))).open(sealed, '7')],
    [
      'when it was changed',
      (sealed: string) => box.open(sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA'), '7'),
    ],
    ['when it was cut short', (sealed: string) => box.open(sealed.slice(0, 20), '7')],
  ])('does not open %s', (_case, open) => {
    expect(() => open(box.seal('secret', '7'))).toThrow();
  });
});
