/** Which lines of strangers' slides are read as one text, as readers of page pictures wrote it down, without text. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Line, Slide } from '../../../api/src/decks/reading/types.ts';

export interface LabelledSlide {
  /** First 16 digits of the file's SHA-256. */
  deck: string;
  /** Whether the model learns from this deck, or it was kept apart. */
  part: 'learned from' | 'kept apart';
  slide: number;
  /** Names of the lines of each text, in the order in which they are read. */
  texts: string[][];
  /** Lines in which the reader of the deck glued two texts. */
  glued: ReadonlySet<string>;
  /** Lines that say nothing. */
  noise: ReadonlySet<string>;
}

const GLUED = '!';
const NOISE = '-';

/** The names by which labels know the lines of a slide: a hash of the words, counted where it recurs. */
export function namesOf(lines: readonly { text: string }[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ text }) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return count > 1 ? `${hash}.${count}` : hash;
  });
}

/** A row of the file of labels. */
export const rowOf = ({ deck, part, slide, texts, glued, noise }: LabelledSlide): string => {
  const marked = (name: string) => (glued.has(name) ? GLUED : noise.has(name) ? NOISE : '') + name;
  return [deck, part, slide, texts.map((names) => names.map(marked).join('+')).join(' ')].join('\t');
};

function slideFrom(row: string): LabelledSlide {
  const [deck = '', part = '', slide = '', texts = ''] = row.split('\t');
  const marked = texts.split(' ').map((names) => names.split('+'));
  const having = (mark: string) =>
    new Set(marked.flat().flatMap((name) => (name.startsWith(mark) ? [name.slice(1)] : [])));
  return {
    deck,
    part: part as LabelledSlide['part'],
    slide: Number(slide),
    texts: marked.map((names) => names.map((name) => name.replace(/^[!-]/u, ''))),
    glued: having(GLUED),
    noise: having(NOISE),
  };
}

/** The labelled slides of the repository. */
export function labelledSlides(): LabelledSlide[] {
  const [, ...rows] = readFileSync(new URL('./labels.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map(slideFrom);
}

/** The labelled texts as lines of a slide. Lines that are read in another way now are left out. */
export function textsOn({ lines }: Pick<Slide, 'lines'>, { texts, glued, noise }: LabelledSlide): Line[][] {
  const lineOf = new Map(namesOf(lines).map((name, at) => [name, lines[at] as Line]));
  return texts
    .filter((names) => !names.some((name) => glued.has(name) || noise.has(name)))
    .map((names) => names.flatMap((name) => lineOf.get(name) ?? []))
    .filter((own) => own.length > 0);
}
