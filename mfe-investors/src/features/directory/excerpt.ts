/**
 * Returns the beginning of a text as a single line, cut at a word boundary if there is one.
 * @param most maximum number of characters before the ellipsis
 */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= most) return line;
  const start = characters.slice(0, most).join('');
  const cut = characters[most] === ' ' ? start : start.replace(/ \S*$/, '');
  return `${cut.replace(/[\s.,;:–—-]+$/, '')}…`;
}
