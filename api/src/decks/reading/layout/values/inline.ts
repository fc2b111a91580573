import type { Value } from '../../types.ts';
import { figuresIn, isDate, isOrdinal } from '../figures.ts';
import { type Block, wordsOf } from './blocks.ts';

const STOP = /^(?:of|in|by|the|a|an|and|to|for|with|from|at|on|as|or|is|are|our|we|has|have|will|per)$/iu;
const LONGEST_INLINE = 9;
const SENTENCE = /[.!?]$|\b(?:is|are|was|were|has|have|will|can|we|our|they|their|you)\b/iu;

const SEPARATOR = /\s[·•|–—]\s/u;

/** The date in a line such as "Anna Berg · July 2025" or "Seed round | Q3 2026". */
export function dateAmong({ text, role }: Block): string | null {
  const parts = role === 'text' ? text.split(SEPARATOR) : [];
  return parts.length > 1 ? (parts.find((part) => isDate(part) && /\d{4}/u.test(part)) ?? null) : null;
}

/** The value in a short text that names it: "Marketing 40%", "ARR: $2M", "3000 Screens". */
export function inlineValues(block: Block): Value[] {
  const { text, box } = block;
  const words = wordsOf(text);
  if (block.role === 'date' || words.length > LONGEST_INLINE || SENTENCE.test(text)) return [];
  const figures = figuresIn(text);
  if (figures.length === 0 || figures.length > 2) return [];
  return figures.flatMap((figure) => {
    const label = `${text.slice(0, figure.at)} ${text.slice(figure.at + figure.text.length)}`
      .replace(/^[\s•●○▪–—:|·*-]+|[\s:–—|=·-]+$/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    if (!wordsOf(label).some((word) => word.length > 1 && !STOP.test(word)) || isOrdinal(figure.text)) return [];
    return [{ kind: 'inline' as const, text: figure.text, label, context: [], box }];
  });
}
