/** A piece of a suggested wording: text to keep, or a gap to fill. */
export interface RewritePart {
  /** Position in the wording, which identifies the piece. */
  at: number;
  text: string;
  isGap: boolean;
}

/** Splits a suggested wording at its gaps, which stand in square brackets: "[number] fleets". */
export function partsOf(rewrite: string): RewritePart[] {
  const parts: RewritePart[] = [];
  let at = 0;
  for (const text of rewrite.split(/(\[[^[\]]+\])/)) {
    if (text) parts.push({ at, text, isGap: text.startsWith('[') && text.endsWith(']') });
    at += text.length;
  }
  return parts;
}
