import type { Slide } from '../../../api/src/decks/reading/types.ts';
import { type Label, outcomeOf, prepare } from '../values/match.ts';
import { tokensOf } from '../values/tokens.ts';
import type { Structure } from './structure.ts';

/** What a deck says in one place, and whether the reader says the same. */
export interface Comparison {
  kind: 'figure' | 'cell' | 'text';
  /** `unread`: the words are on no slide, as in a picture. A text may also be cut or run into others. */
  outcome: 'bound' | 'wrong' | 'lost' | 'unread' | 'whole' | 'cut' | 'glued';
  said: string;
  /** Slides on which it may stand. */
  slides: number[];
}

const SIGNS = String.raw`[<>~≈≥≤+\-–−$€£₹¥\s]*(?:US\$|INR|USD|Rs\.?)?\s*`;
const UNIT = String.raw`\s*(?:%|[kKmMbBTx×+]{1,2}|Cr|L|ms|s|h|hrs?|min|days?|months?|bn|million|billion|\/\w+)?\+?`;
const FIGURE = new RegExp(String.raw`^${SIGNS}\d[\d.,:]*(?:\s*[-–]\s*[$€£₹]?\d[\d.,]*)?${UNIT}$`, 'u');
const LONGEST_FIGURE = 16;
const LONGEST_LABEL = 90;
/** Steps, pages and years are no figures. */
const NUMBER = /^(?:\d{1,2}|(?:19|20)\d\d)$/u;
/** Words of a cell or a text: more are prose in the former, fewer may stand in several places in the latter. */
const MOST_IN_CELL = 13;
const FEWEST_IN_TEXT = 5;
/** A block with more words than these beyond a text runs into others. */
const MORE = 12;

const isFigure = (text: string) => text.length <= LONGEST_FIGURE && FIGURE.test(text) && !NUMBER.test(text);
const share = (wanted: readonly string[], held: ReadonlySet<string>) =>
  wanted.filter((word) => held.has(word)).length / Math.max(1, wanted.length);

/** A slide as the facts that the reader takes from it. */
interface Said {
  number: number;
  facts: ReturnType<typeof prepare>[];
  blocks: string[];
  words: ReadonlySet<string>;
}

function saidOn({ number, values, regions }: Slide): Said {
  const texts = regions.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  const told = values.map(({ text, label, context }) => ({ value: text, text: [text, label, ...context].join(' ') }));
  return {
    number,
    facts: [...told, ...texts.map((text) => ({ value: null, text }))].map(prepare),
    blocks: texts.map((text) => ` ${tokensOf(text).join(' ')} `),
    words: new Set(tokensOf([...texts, ...told.map(({ text }) => text)].join(' '))),
  };
}

/** Whether a value is bound to one of its possible labels on any slide that has both. */
function compareValue(said: readonly Said[], label: Pick<Label, 'kind' | 'value' | 'context'>, names: string[][]) {
  const slides = said.filter(
    ({ words }) => share(label.value, words) === 1 && names.some((name) => share(name, words) >= 0.5),
  );
  const outcomes = slides.flatMap(({ number, facts }) =>
    names.map((name) =>
      outcomeOf({ ...label, deck: '', part: 'kept apart', slide: number, picture: false, label: name }, facts),
    ),
  );
  const outcome = (['bound', 'wrong', 'lost'] as const).find((one) => outcomes.includes(one)) ?? ('unread' as const);
  return { outcome, slides: slides.map(({ number }) => number) };
}

function figuresIn({ groups }: Structure, said: readonly Said[]): Comparison[] {
  return groups.flatMap(({ texts }) => {
    const [figure, ...more] = texts.filter(isFigure);
    const names = texts.filter((text) => text !== figure && /\p{L}{2}/u.test(text) && text.length < LONGEST_LABEL);
    if (!figure || more.length > 0 || names.length === 0) return [];
    const label = { kind: 'card', value: tokensOf(figure), context: [] };
    const compared = compareValue(said, label, names.map(tokensOf));
    return [{ kind: 'figure' as const, said: [figure, ...names].join(' | '), ...compared }];
  });
}

/** Cells of tables whose first row and column are names, without merged cells. */
function cellsIn({ tables }: Structure, said: readonly Said[]): Comparison[] {
  return tables.flatMap((table) => {
    const [heads = [], ...rows] = table.filter((row) => row.length > 1);
    const isPlain =
      heads.every(({ isHeader }) => isHeader) &&
      [heads, ...rows].every((row) => row.length === heads.length && row.every(({ span }) => span === 1));
    if (!isPlain) return [];
    return rows.flatMap(([name, ...cells]) =>
      cells.flatMap((cell, at): Comparison[] => {
        const [value, label] = [tokensOf(cell.text), tokensOf(name?.text ?? '')];
        if (value.length === 0 || label.length === 0 || value.length > MOST_IN_CELL) return [];
        const head = heads[at + 1]?.text ?? '';
        const compared = compareValue(said, { kind: 'table', value, context: tokensOf(head) }, [label]);
        return [{ kind: 'cell', said: [cell.text, name?.text, head].join(' | '), ...compared }];
      }),
    );
  });
}

function textsIn({ texts }: Structure, said: readonly Said[]): Comparison[] {
  return texts.flatMap((text): Comparison[] => {
    const tokens = tokensOf(text);
    if (tokens.length < FEWEST_IN_TEXT) return [];
    const slides = said.filter(({ words }) => share(tokens, words) >= 0.8);
    const whole = ` ${tokens.join(' ')} `;
    const holding = slides.flatMap(({ blocks }) => blocks.filter((block) => block.includes(whole)));
    const isAlone = holding.some((block) => block.trim().split(' ').length <= tokens.length + MORE);
    const outcome = slides.length === 0 ? 'unread' : holding.length === 0 ? 'cut' : isAlone ? 'whole' : 'glued';
    return [{ kind: 'text', outcome, said: text, slides: slides.map(({ number }) => number) }];
  });
}

/** Compares what is read of a deck with what its elements say. What it says several times counts once. */
export function compare(structure: Structure, slides: readonly Slide[]): Comparison[] {
  const said = slides.map(saidOn);
  const all = [...figuresIn(structure, said), ...cellsIn(structure, said), ...textsIn(structure, said)];
  return [...new Map(all.map((one) => [`${one.kind} ${one.said}`, one])).values()];
}
