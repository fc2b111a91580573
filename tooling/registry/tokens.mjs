import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../release/write-atomically.mjs';

const hashOf = (token) => createHash('sha256').update(token).digest();

/**
 * Tokens that publish remotes, one name each. Only their hashes are stored, in a file that its owner alone can read.
 * @param {string} dir private folder; never one that the server serves
 */
export function openTokens(dir) {
  const file = join(dir, 'tokens.json');
  const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

  function write(tokens) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    chmodSync(dir, 0o700);
    writeAtomically(file, JSON.stringify(tokens, null, 2));
    chmodSync(file, 0o600);
  }

  return {
    /** Creates a token for a remote. @returns {string} the token, which cannot be read again */
    create(name) {
      const token = `nlr_${randomBytes(32).toString('base64url')}`;
      write([...read(), { name, hash: hashOf(token).toString('hex'), createdAt: new Date().toISOString() }]);
      return token;
    },

    /** Revokes all tokens of a remote. @returns {number} how many there were */
    revoke(name) {
      const tokens = read();
      const kept = tokens.filter((token) => token.name !== name);
      if (kept.length < tokens.length) write(kept);
      return tokens.length - kept.length;
    },

    /** The remote that a token publishes; null for an unknown token. Compares in constant time. */
    nameOf(token) {
      const given = hashOf(token);
      let name = null;
      for (const known of read()) if (timingSafeEqual(given, Buffer.from(known.hash, 'hex'))) name = known.name;
      return name;
    },
  };
}
