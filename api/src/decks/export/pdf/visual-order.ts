import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Words of a line in visual order, left to right. A line without right-to-left characters stays whole. */
export function visualOrder(text: string, isRightToLeft: boolean): string[] {
  if (!RIGHT_TO_LEFT.test(text)) return [text];
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr');
  const parts: { text: string; level: number }[] = [];
  for (let index = 0; index < text.length; index++) {
    const level = levels[index] ?? 0;
    const last = parts.at(-1);
    const letter = text[index] ?? '';
    const isBlank = letter === ' ';
    if (last && last.level === level && isBlank === (last.text === ' ') && !isBlank) last.text += letter;
    else parts.push({ text: letter, level });
  }
  const highest = Math.max(...parts.map(({ level }) => level), paragraphs[0]?.level ?? 0);
  for (let level = highest; level > 0; level--) reverseFrom(parts, level);
  return parts.map((part) => part.text);
}

/** Reverses each run of parts that have at least this level. */
function reverseFrom(parts: { level: number }[], level: number): void {
  for (let start = 0; start < parts.length; start++) {
    if ((parts[start]?.level ?? 0) < level) continue;
    let end = start;
    while ((parts[end + 1]?.level ?? 0) >= level) end++;
    parts.splice(start, end - start + 1, ...parts.slice(start, end + 1).reverse());
    start = end;
  }
}
