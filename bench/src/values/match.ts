import { tokensOf } from './tokens.ts';

/** A value on a slide as a reader of pages labelled it, with words as hashes. */
export interface Label {
  deck: string;
  /** Whether the reader was improved on this deck, or the deck was kept apart. */
  part: 'developed on' | 'kept apart';
  slide: number;
  kind: string;
  /** The value is part of a picture. */
  picture: boolean;
  value: readonly string[];
  label: readonly string[];
  context: readonly string[];
}

/** What the product says of a slide: a value with its label, or a statement, which has no value of its own. */
export interface Fact {
  value: string | null;
  text: string;
}

export type Outcome = 'bound' | 'lost' | 'wrong';

/** Share of the labelled words that a fact must hold. */
const ENOUGH = 0.6;
/** A statement with more words than this per labelled word binds nothing to anything. */
const LOOSE = 8;
const ROOM = 10;

const shareOf = (wanted: readonly string[], held: ReadonlySet<string>) =>
  wanted.length === 0 ? 1 : wanted.filter((word) => held.has(word)).length / wanted.length;

interface Prepared {
  value: ReadonlySet<string> | null;
  words: ReadonlySet<string>;
}

export function prepare({ value, text }: Fact): Prepared {
  return { value: value === null ? null : new Set(tokensOf(value)), words: new Set(tokensOf(text)) };
}

/** Whether the product binds a labelled value to its label, to something else, or loses it. */
export function outcomeOf({ kind, value, label, context }: Label, facts: readonly Prepared[]): Outcome {
  const isWhole = kind === 'table';
  const holding = facts.filter(({ value: own, words }) => shareOf(value, own ?? words) >= (isWhole ? 0.8 : 1));
  const binds = ({ value: own, words }: Prepared) => {
    const limit = LOOSE * (label.length + value.length) + ROOM;
    if (own === null && kind !== 'sentence' && words.size > limit) return false;
    return shareOf(label, words) >= ENOUGH && (!isWhole || shareOf(context, words) >= ENOUGH);
  };
  if (holding.some(binds)) return 'bound';
  // A cell whose row is right but whose column is unknown is not bound to something else.
  const stray = holding.filter(({ value: own }) => own !== null);
  return stray.length > 0 && !stray.some(({ words }) => shareOf(label, words) >= ENOUGH) ? 'wrong' : 'lost';
}
