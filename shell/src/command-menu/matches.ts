/** In lower case and without accents, so that “Ada” finds “ADÁ”. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the term is in one of the texts. */
export function matches(term: string, ...texts: readonly (string | undefined)[]): boolean {
  const all = plain(texts.join('\n'));
  return plain(term)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
