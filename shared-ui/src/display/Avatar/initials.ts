const TINTS = 4;

/** First letters of first and last name; `U` when there is no name. */
export function initialsOf(firstName = '', lastName = ''): string {
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return letters === '' ? 'U' : letters.toLocaleUpperCase();
}

/** Background tint, one of four. The same name always gets the same tint. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % TINTS) + 1;
}
