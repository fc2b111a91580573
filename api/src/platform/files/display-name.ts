const LONGEST = 200;

/** Controls, and characters that turn the direction of text, which could make a name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A file's name as it may be shown: without folders and unseen characters, not endless. */
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
