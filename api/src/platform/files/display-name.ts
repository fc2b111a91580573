const LONGEST = 200;

/** Control characters, and characters that change the text direction and can disguise a file name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A file name that is safe to show: without folders and invisible characters, and shortened. */
export function displayName(name: string, fallback = 'deck.pdf'): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  const letters = [...clean];
  return letters.length === 0
    ? fallback
    : letters.length <= LONGEST
      ? clean
      : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
