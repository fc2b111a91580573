import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { withoutStop } from '../sentences.ts';
import type { Piece } from './piece.ts';

/** A source in brackets: "(Gartner, 2024)", "(Source: Gartner)". */
const BRACKETED = /\s?\((?:[Ss]ources?:\s*([^()]+)|([^()]*\p{L}[^()]*(?:19|20)\d{2}))\)/u;
/** A sentence that only names the source of the one before, or of the next where it is the first. */
const ALONE = /^\(?[Ss]ources?:\s*([^()]+?)[.)]*$|^\(([^()]*\p{L}[^()]*(?:19|20)\d{2})\)\.?$/u;
/** A source at the end of a sentence: "680,000 apprentices, source: Department of Labor 2024". */
const LAST = /^(.*[^\s,;:.–-])[\s,;:.–-]+[Ss]ources?:\s*([^()]+?)\.?$/u;

/** The source that a sentence names in brackets; empty without one. */
export function sourceOf(text: string): string {
  const [, named, dated] = BRACKETED.exec(text) ?? [];
  return (named ?? dated ?? '').trim();
}

/** A sentence without the source in its brackets. */
export const unsourced = (text: string): string => text.replace(BRACKETED, '');

/** Whether a source line has room for it. */
export const within = (source: string) => source.length <= DECK_LIMITS.cells;
const cites = ({ text, ...piece }: Piece, source: string, said: readonly string[]): Piece => ({
  ...piece,
  text: `${withoutStop(text)} (Source: ${source}).`,
  said,
});
const saidBy = ({ text, said }: Piece) => said ?? [text];

/** The sentences of a field, each with the source that the founder names at its end, or in a sentence of its own. */
export function withSources(pieces: readonly Piece[]): Piece[] {
  const cited: Piece[] = [];
  let waiting: { source: string; piece: Piece } | null = null;
  for (const piece of pieces) {
    const [, named, dated] = ALONE.exec(piece.text) ?? [];
    const source = (named ?? dated ?? '').trim();
    const last = cited.at(-1);
    if (source !== '' && within(source)) {
      if (last && sourceOf(last.text) === '') {
        cited[cited.length - 1] = cites(last, source, [...saidBy(last), piece.text]);
        continue;
      }
      if (!last && !waiting) {
        waiting = { source, piece };
        continue;
      }
    }
    const [, plain, own] = LAST.exec(piece.text) ?? [];
    const told = plain && own && within(own) ? cites({ ...piece, text: plain }, own, [piece.text]) : piece;
    const isCited = waiting !== null && sourceOf(told.text) === '';
    if (waiting && !isCited) cited.push(waiting.piece);
    cited.push(waiting && isCited ? cites(told, waiting.source, [waiting.piece.text, ...saidBy(told)]) : told);
    waiting = null;
  }
  return waiting ? [...cited, waiting.piece] : cited;
}
