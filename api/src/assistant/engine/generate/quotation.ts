import { withoutStop } from '../sentences.ts';

/** Somebody's words. */
export interface Quotation {
  quote: string;
  /** Who says it. */
  source: string;
}

const SAYS = '(?:says|said|writes|wrote|told us|explains|according to)';
const AFTER = new RegExp(String.raw`^[“"]([^“”"]{12,400}?)[,.!]?[”"],? (?:${SAYS} |[–—-] ?)?(\p{Lu}.{3,120})$`, 'u');
const BEFORE = new RegExp(
  String.raw`^(\p{Lu}[^“”"]{3,120}?),? (?:${SAYS}|puts it):?,? [“"]([^“”"]{12,400}?)[,.!]?[”"]$`,
  'u',
);

/** A quote with the person who says it; null for any other sentence. */
export function quotationOf(sentence: string): Quotation | null {
  const text = withoutStop(sentence);
  const [, quote, source] = AFTER.exec(text) ?? [];
  if (quote && source) return { quote, source: source.replace(new RegExp(`,? ${SAYS}$`, 'u'), '') };
  const [, who, said] = BEFORE.exec(text) ?? [];
  return who && said ? { quote: said, source: who } : null;
}
