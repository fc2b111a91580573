import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from '../../accounts/authentication/passwords.ts';
import { displayName } from '../files/display-name.ts';
import { keyFrom } from '../security/keys.ts';

describe('a stored password', () => {
  it('is matched by nothing when there is no account', async () => {
    expect(await verifyPassword(undefined, 'the password of nobody')).toBe(false);
  });

  it('is an argon2id hash of 19 MiB and two passes, and matches however accents were typed', async () => {
    const stored = await hashPassword('caf\u00e9 at the third roof');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'cafe\u0301 at the third roof')).toBe(true);
    expect(await verifyPassword(stored, 'cafe at the third roof')).toBe(false);
  });
});

describe('the signing key', () => {
  it('is made once, for its owner alone, and refused when it is too short', () => {
    const dir = mkdtempSync(join(tmpdir(), 'northlight-key-'));
    const file = join(dir, 'keys/a.key');
    const key = keyFrom(file);
    expect(key).toHaveLength(32);
    expect(keyFrom(file)).toEqual(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, 'short');
    expect(() => keyFrom(file)).toThrow(/holds no usable key/);
    rmSync(dir, { recursive: true });
  });
});

describe('the name of an uploaded file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\decks\\seed.pdf', 'seed.pdf'],
    ['a\u0000b\u202Efdp.exe', 'abfdp.exe'],
    ['  many   spaces.pdf ', 'many spaces.pdf'],
    ['', 'deck.pdf'],
    ['///', 'deck.pdf'],
  ])('%j is shown as %j', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });

  it('is cut when it is endless, but not through a character', () => {
    expect([...displayName('🦊'.repeat(500))]).toHaveLength(200);
  });
});
