import type { Line } from '../../types.ts';
import { around, bottomOf, cardsOf, rightOf, sharedHeight } from '../boxes.ts';
import type { Shapes } from '../edges.ts';
import { figuresIn, isDate } from '../figures.ts';
import { textOf } from '../joined.ts';
import { isItem } from '../paragraphs.ts';
import { isRole } from '../people.ts';
import { stacksOf } from './aligned.ts';
import { type FoundTable, holds, isTelling, middleOf } from './cells.ts';

const FEWEST_ROWS = 3;
const LONGEST_NAME = 40;
const LONGEST_TEXT = 240;
/** Edges of a column are this close, as a share of the page's width. */
const FLUSH = 0.012;
/** Texts begin no further right of the names than this. */
const REACH = 0.25;
/** Texts are at most this many times larger than their names. */
const LARGER = 1.35;
const LARGEST_CARD = 0.7;

interface Row {
  /** Left of the name, as in a plan. */
  date: Line | null;
  name: Line[];
  text: Line[];
}

const boxOf = (lines: readonly Line[]) => around(lines.map(({ box }) => box));
const isBold = (lines: readonly Line[]) => lines.every(({ bold }) => bold);
const endsWithColon = (lines: readonly Line[]) => lines.at(-1)?.text.endsWith(':');

/** Whether a text may name the one beside it: short, with words, and no figure, date or item. */
function isName(lines: readonly Line[]): boolean {
  const text = textOf(lines);
  return (
    text.length <= LONGEST_NAME &&
    /\p{L}{2}/u.test(text) &&
    !isTelling(text) &&
    !isDate(text) &&
    !isItem(lines[0]) &&
    (isBold(lines) || Boolean(endsWithColon(lines)))
  );
}

/** The only text in the row of a name, right of it; null when there is none, or more. */
function textBeside(name: readonly Line[], stacks: readonly Line[][]): Line[] | null {
  const own = boxOf(name);
  const inRow = stacks.filter((other) => {
    const box = boxOf(other);
    return box.x > rightOf(own) && box.x - rightOf(own) < REACH && sharedHeight(box, own) > 0;
  });
  const [nearest, second] = inRow.toSorted((a, b) => boxOf(a).x - boxOf(b).x);
  if (!nearest || (second && boxOf(second).x - boxOf(nearest).x < FLUSH)) return null;
  const box = boxOf(nearest);
  const [first] = name;
  const isTop = first !== undefined && Math.abs(box.y - own.y) < first.box.height;
  const isMiddle = own.y + own.height / 2 > box.y && own.y + own.height / 2 < bottomOf(box);
  const isText = !isItem(nearest[0]) && !isDate(textOf(nearest)) && textOf(nearest).length <= LONGEST_TEXT;
  const isSetOff = Boolean(endsWithColon(name)) || !nearest.some(({ bold }) => bold);
  return (isTop || isMiddle) && isText && isSetOff && (nearest[0]?.size ?? 0) < LARGER * (first?.size ?? 0)
    ? nearest
    : null;
}

const dateBeside = (name: readonly Line[], lines: readonly Line[]) =>
  lines.find(
    ({ text, box }) =>
      isDate(text) && rightOf(box) < boxOf(name).x && sharedHeight(box, boxOf(name)) > 0.5 * box.height,
  ) ?? null;

/** Rows whose names and texts each begin at one edge, and of which no text has two names. */
function alike(rows: readonly Row[]): Row[] {
  const isAlike = (a: Row, b: Row) =>
    Math.abs(boxOf(a.name).x - boxOf(b.name).x) < FLUSH &&
    Math.abs(boxOf(a.text).x - boxOf(b.text).x) < FLUSH &&
    Math.abs((a.name[0]?.size ?? 0) - (b.name[0]?.size ?? 0)) < 0.5;
  const groups = rows.map((row) => rows.filter((other) => isAlike(row, other)));
  const [most = []] = groups.toSorted((a, b) => b.length - a.length);
  const isShared = new Set(most.map(({ text }) => text)).size < most.length;
  return most.length < FEWEST_ROWS || isShared ? [] : most;
}

/**
 * Names in bold, or with a colon, each with the text beside it: "Founded:", "2021"; a group of users and what they need.
 * Figures beside names are bound as any are, and so are people beside their roles.
 */
export function labelledRows(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const cards = cardsOf(lines, shapes.frames, {
    holds,
    cardOf: (inside) => (inside.length > FEWEST_ROWS ? inside : []),
    largest: LARGEST_CARD,
  });
  return [...Map.groupBy(lines, (line) => cards.get(line) ?? null).values()].flatMap((own): FoundTable[] => {
    const stacks = stacksOf(own);
    const rows = alike(
      stacks.filter(isName).flatMap((name): Row[] => {
        const text = textBeside(name, stacks);
        return text ? [{ date: dateBeside(name, own), name, text }] : [];
      }),
    ).toSorted((a, b) => (a.name[0] ? middleOf(a.name[0]) : 0) - (b.name[0] ? middleOf(b.name[0]) : 0));
    const texts = rows.map(({ text }) => textOf(text));
    const measured = texts.filter((text) => figuresIn(text)[0]?.at === 0);
    if (measured.length * 2 > texts.length || texts.some(isRole) || rows.length === 0) return [];
    const dated = rows.filter(({ date }) => date);
    if (dated.length > 0 && dated.length < rows.length) return [];
    const parts = rows.map(({ date, name, text }) => [...(date ? [[date]] : []), name, text]);
    const held = parts.flat(2);
    const cells = parts.map((row) => row.map((part) => ({ text: textOf(part), box: boxOf(part) })));
    return [{ box: boxOf(held), rows: cells, header: false, lines: held }];
  });
}
