/** Labelled statements of real decks: what two readers say of them, and their features. Neither holds text of a deck. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

/** What a reader says of a statement that speaks to a criterion. */
export interface Label {
  criterion: string;
  status: string;
  owner: string;
  /** "date", "source", "party", several joined by "+", or "none". */
  backing: string;
  /** 3 generic, 5 specific, 8 evidenced. */
  strength: number;
  /** A second criterion that the reader would accept. */
  or: string;
}

export interface Example {
  slide: number;
  /** Hash of the statement's words. */
  words: string;
  /** By reader; null where it speaks to no criterion. */
  labels: (Label | null)[];
  /** The criterion in the end: the readers', or a third reader's where they differ. */
  decided: string;
  /** Tokens of its features. */
  tokens: string[];
}

export interface LabelledDeck {
  /** First 16 digits of the file's SHA-256. */
  deck: string;
  /** By reader: pitch, template, exercise, listed or other. */
  kinds: string[];
  /** By reader: eight bands, in the order of the categories. */
  bands: number[][];
  examples: Example[];
}

/** A feature that occurs in fewer decks is about one deck, and left out. */
export const FEWEST_DECKS = 3;

const CORPUS = new URL('./corpus/', import.meta.url);
const UNSEEN = new URL('./unseen/', import.meta.url);
const LATER = new URL('./later/', import.meta.url);
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));

function labelFrom(cell: string): Label | null {
  if (cell === '') return null;
  const [criterion = '', status = '', owner = '', backing = '', strength = '', or = ''] = cell.split(' ');
  return { criterion, status, owner, backing, strength: Number(strength), or };
}

/** The lines of a file of labels, without its head. */
const linesOf = (folder: URL, name: string) => rowsOf(readFileSync(new URL(name, folder), 'utf8')).slice(1);

/** Decks of a folder. @param tokensAt the features of the statement in this line */
function decksIn(folder: URL, tokensAt: (at: number) => string[]): LabelledDeck[] {
  const decks = new Map<string, LabelledDeck>();
  for (const [deck = '', kinds = '', ...bands] of linesOf(folder, 'bands.tsv'))
    decks.set(deck, {
      deck,
      kinds: kinds.split(' '),
      bands: bands.map((cell) => cell.split(' ').map(Number)),
      examples: [],
    });
  linesOf(folder, 'labels.tsv').forEach(([deck = '', slide = '', words = '', decided = '', ...labels], at) => {
    const tokens = tokensAt(at);
    decks.get(deck)?.examples.push({ slide: Number(slide), words, decided, labels: labels.map(labelFrom), tokens });
  });
  return [...decks.values()];
}

/** The labelled decks of the repository, from which the model learns. */
export function labelledDecks(): LabelledDeck[] {
  const [vocabulary = [], ...own] = rowsOf(gunzipSync(readFileSync(new URL('features.txt.gz', CORPUS))).toString());
  const names = (vocabulary[0] ?? '').split(' ');
  return decksIn(CORPUS, (at) =>
    (own[at]?.[0] ?? '').split(' ').flatMap((index) => names[Number.parseInt(index, 36)] ?? []),
  );
}

/** Decks that were labelled when the model was finished, and that it never learns from; without features. */
export const unseenDecks = (): LabelledDeck[] => decksIn(UNSEEN, () => []);

/** Decks that were found and labelled after those, by two readers, and that it never learns from; without features. */
export const laterDecks = (): LabelledDeck[] => decksIn(LATER, () => []);

/**
 * Saves the features of labelled statements.
 * @param tokens by "deck slide words"
 * @returns how many labelled statements have none
 */
export function saveFeatures(tokens: ReadonlyMap<string, readonly string[]>): number {
  const decksOf = new Map<string, Set<string>>();
  const rows = linesOf(CORPUS, 'labels.tsv').map(([deck = '', slide, words]) => {
    const own = tokens.get(`${deck} ${slide} ${words}`) ?? [];
    for (const token of own) decksOf.set(token, (decksOf.get(token) ?? new Set()).add(deck));
    return own;
  });
  const names = [...decksOf].flatMap(([token, { size }]) => (size >= FEWEST_DECKS ? token : [])).sort();
  const indexes = new Map(names.map((name, at) => [name, at.toString(36)]));
  const lines = rows.map((row) => row.flatMap((name) => indexes.get(name) ?? []).join(' '));
  writeFileSync(new URL('features.txt.gz', CORPUS), gzipSync([names.join(' '), ...lines, ''].join('\n'), { level: 9 }));
  return rows.filter((row) => row.length === 0).length;
}
