import { createHash } from 'node:crypto';

const TOKEN = /\d+(?:[.,:’']\d+)*|\p{L}+/gu;
const TICK = /[✓✔✅☑]/u;
const CROSS = /[✗✘❌✖]/u;

const hashOf = (word: string) => createHash('sha256').update(word).digest('hex').slice(0, 8);

/**
 * The numbers of a text as they are, and its words as short hashes, so that labels of a deck can be kept without its
 * sentences. Case, accents, punctuation and currency signs don't count; a tick is "yes" and a cross is "no".
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .replace(TICK, ' yes ')
    .replace(CROSS, ' no ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return [...plain.matchAll(TOKEN)].map(([token]) =>
    /\d/.test(token) ? token.replace(/,(?=\d{3})/g, '') : hashOf(token),
  );
}
