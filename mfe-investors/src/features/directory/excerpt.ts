/**
 * The beginning of a text, on one line.
 * @param most characters it may have before its ellipsis; it ends with a whole word where there is one
 */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= most) return line;
  const start = characters.slice(0, most).join('');
  const cut = characters[most] === ' ' ? start : start.replace(/ \S*$/, '');
  return `${cut.replace(/[\s.,;:–—-]+$/, '')}…`;
}
