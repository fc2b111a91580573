import type { ColourKey } from '../child/raw-slide.ts';
import type { Block, Box, Cell, Line, Region, SlidePicture, Table, Value } from '../types.ts';
import { around, bottomOf, cardsOf, rightOf } from './boxes.ts';
import { bulletedLines } from './bullets.ts';
import { areLevels, isFigure, isOrdinal } from './figures.ts';
import { nameAndText, textOf } from './joined.ts';
import { joinsOf } from './joins/joins.ts';
import { isItem, isLoneBullet, paragraphsOf } from './paragraphs.ts';
import { peopleIn } from './people.ts';
import { type FoundTable, isTelling } from './tables/cells.ts';
import { tablesOf } from './tables/find.ts';
import { type Bound, bindValues } from './values/bind.ts';
import { tickLines } from './values/charts.ts';

/** With more lines than this, nobody reads a slide's tables, people and values: its lines stay in plain blocks. */
const MOST_LINES = 400;
/** More frames than this are a drawing, not cards. */
const MOST_FRAMES = 400;
/** A larger frame is no card. */
const LARGEST_CARD = 0.6;

/** What the tree of a slide is built from. */
export interface Drawn {
  /** In reading order; those with `furniture` last. */
  lines: readonly Line[];
  title: string | null;
  pictures: readonly SlidePicture[];
  frames?: readonly Box[];
  rules?: readonly Box[];
  /** Small drawn shapes that may be bullets. */
  marks?: readonly Box[];
  /** The legend of a chart by its colours. */
  keys?: readonly ColourKey[];
  /** Page size in points. */
  width: number;
  height: number;
}

/** The structure of a slide. */
export interface Tree {
  regions: Region[];
  tables: Table[];
  values: Value[];
}

const blockOf = (role: Block['role'], lines: Line[], text = textOf(lines)): Block => ({
  role,
  text,
  box: around(lines.map(({ box }) => box)),
  lines,
});

/** Whether the first of two columns without names holds figures and the second says what they measure. */
function isLabelLast({ rows, header }: Pick<Table, 'rows' | 'header'>): boolean {
  const isNumbered = !areLevels(rows.map(([first]) => first?.text ?? ''));
  return (
    !header &&
    rows.every(
      ([figure, label, ...more]) =>
        more.length === 0 &&
        isFigure(figure?.text ?? '') &&
        !(isNumbered && isOrdinal(figure?.text ?? '')) &&
        /\p{L}{2}/u.test(label?.text ?? '') &&
        !isFigure(label?.text ?? ''),
    )
  );
}

/** The first cell of a row, or the next one where a cell beside several rows leaves the first empty. */
function nameOfRow([first, second]: readonly (Cell | null)[], at: number): Cell | null {
  const isName = !first && at > 1 && second && /\p{L}{2}/u.test(second.text) && !isFigure(second.text);
  return isName ? second : (first ?? null);
}

/** What remains of a text without its numbers. */
const formOf = (text: string) =>
  text
    .replace(/[\d.,\s–-]+/gu, ' ')
    .trim()
    .toLowerCase();
/** Share of the rows whose first cells must be alike. */
const ALIKE = 0.6;

/** Whether columns are lists with a name over each, such as prices side by side: the first one names no rows. */
function isListed({ rows: [names = [], ...body], header }: Pick<Table, 'rows' | 'header'>): boolean {
  const alike = body.filter(
    ([first, ...others]) => first && others.some((other) => other && formOf(other.text) === formOf(first.text)),
  );
  return (
    header &&
    Boolean(names[0]) &&
    alike.length > ALIKE * body.length &&
    alike.some(([first]) => /\p{L}{2}/u.test(formOf(first?.text ?? '')))
  );
}

const PERCENT = /^\W*\d+(?:[.,]\d+)?\s?%$/u;

/** Each cell with its row and column headers. */
export function cellValues({ rows, header }: Table): Value[] {
  if (isLabelLast({ rows, header }))
    return rows.flatMap(([figure, label]): Value[] =>
      figure && label ? [{ kind: 'table', text: figure.text, label: label.text, context: [], box: figure.box }] : [],
    );
  const [first = []] = rows;
  if (isListed({ rows, header }))
    return rows.slice(1).flatMap((row) =>
      row.flatMap((cell, at): Value[] => {
        const name = first[at];
        return cell && name ? [{ kind: 'table', text: cell.text, label: name.text, context: [], box: cell.box }] : [];
      }),
    );
  // Numbers of items name nothing.
  if (!header && rows.every(([first]) => isOrdinal(first?.text ?? ''))) return [];
  return rows.slice(header ? 1 : 0).flatMap((row) =>
    row.flatMap((cell, at): Value[] => {
      if (cell === null) return [];
      const column = header ? first[at]?.text : undefined;
      const side = at > 0 ? nameOfRow(row, at)?.text : undefined;
      const [label, ...context] = [side, column].filter((text) => text !== undefined);
      // Shares on the slices of a pie may look like rows.
      const isUnnamed = !header && PERCENT.test(label ?? '') && isFigure(cell.text);
      return label === undefined || isUnnamed
        ? []
        : [{ kind: 'table', text: cell.text, label, context, box: cell.box }];
    }),
  );
}

/** A row as a reader would say it: "Engineering: 40%", or "TAM: Size $4B; Source Gartner". */
function rowText(row: readonly (Cell | null)[], header: readonly (Cell | null)[] | null): string {
  const start = row.findIndex((cell) => cell !== null);
  // Where the first column says nothing of a row, the next one names it.
  if (start > 0 && row.length - start > 1 && !isTelling(row[start]?.text ?? '') && !/\d/u.test(row[start]?.text ?? ''))
    return rowText(row.slice(start), header?.slice(start) ?? null);
  const [side, ...cells] = row;
  if (header === null && isLabelLast({ rows: [[...row]], header: false })) return `${side?.text} ${cells[0]?.text}`;
  const said = cells.flatMap((cell, at) => {
    if (cell === null) return [];
    const column = header?.[at + 1]?.text;
    return [column && cells.length > 1 ? `${column} ${cell.text}` : cell.text];
  });
  if (!side) return said.join('; ');
  return said.length > 0 ? nameAndText(side.text, said.join('; ')) : side.text.replace(/:$/u, '');
}

function tableRegion({ box, rows, header, lines }: FoundTable): Region {
  const [names = []] = rows;
  // Where the first column names no rows, every cell is said with the name of its column.
  const unnamed = isListed({ rows, header }) ? [null] : [];
  const blocks = rows.map((row, at): Block => {
    const cells = row.filter((cell) => cell !== null);
    const own = lines.filter((line) => cells.some((cell) => isWithin(line.box, cell.box)));
    const text =
      header && at === 0
        ? cells.map((cell) => cell.text).join(' | ')
        : rowText([...unnamed, ...row], header ? [...unnamed, ...names] : null);
    return {
      role: header && at === 0 ? 'heading' : 'row',
      text,
      box: around(cells.map((cell) => cell.box)),
      lines: own,
    };
  });
  return { kind: 'table', box, blocks };
}

const EDGE = 0.001;
const isWithin = (inner: Box, outer: Box) =>
  inner.x > outer.x - EDGE &&
  inner.y > outer.y - EDGE &&
  rightOf(inner) < rightOf(outer) + EDGE &&
  bottomOf(inner) < bottomOf(outer) + EDGE;

/** A value and its label as one text: the label first with a colon, or the figure first as "3.2x faster reviews". */
function boundText({ value, lines }: Bound): string {
  const [first] = lines;
  if (value.kind === 'inline') return textOf(lines);
  const leads = first !== undefined && (value.text.startsWith(first.text) || isFigure(first.text));
  return leads ? `${value.text} ${value.label}` : nameAndText(value.label, value.text);
}

/** Groups consecutive blocks of one card, list or column into regions. */
function regionsFrom(blocks: readonly Block[], frames: readonly Box[]): Region[] {
  const regions: (Region & { card: Box | null })[] = [];
  const cards = cardsOf(blocks, frames, {
    holds: (frame, { box }) => isWithin(box, frame),
    cardOf: (inside) => (inside.length > 1 ? inside : []),
    largest: LARGEST_CARD,
  });
  for (const block of blocks) {
    const card = cards.get(block) ?? null;
    const kind = block.role === 'title' ? 'title' : card ? 'card' : block.role === 'item' ? 'list' : 'column';
    const last = regions.at(-1);
    if (last && last.kind === kind && last.card === card && kind !== 'title') {
      last.blocks.push(block);
      last.box = around([last.box, block.box]);
    } else regions.push({ kind, box: block.box, blocks: [block], card });
  }
  return regions.map(({ card, ...region }) => ({ ...region, box: card ?? region.box }));
}

/** The consecutive lines that the title consists of. */
function linesOfTitle(lines: readonly Line[], title: string | null): Line[] {
  if (title === null) return [];
  for (const start of lines.keys()) {
    const parts: Line[] = [];
    for (let at = start; at < lines.length && textOf(parts).length < title.length; at++) parts.push(lines[at] as Line);
    if (textOf(parts) === title) return parts;
  }
  return [];
}

/** Pictures behind texts, which are cards drawn with a shadow. */
const cardPictures = (pictures: readonly SlidePicture[], lines: readonly Line[]): Box[] =>
  pictures
    .filter(({ box, share }) => share < LARGEST_CARD && lines.filter((line) => isWithin(line.box, box)).length > 1)
    .map(({ box }) => box);

/** Builds the structure of a slide: its regions with their blocks, its tables, and its values with their labels. */
export function treeOf({
  lines,
  title,
  pictures,
  frames: drawn = [],
  rules = [],
  marks = [],
  keys = [],
  width,
  height,
}: Drawn): Tree {
  const frames = drawn.length > MOST_FRAMES ? [] : drawn;
  const shapes = { frames, rules: rules.length > MOST_FRAMES ? [] : rules, width, height };
  const own = lines.filter(({ furniture }) => !furniture);
  const isLegible = own.length <= MOST_LINES;
  const ticks = isLegible ? tickLines(own) : new Set<Line>();
  const isOnSlice = ({ box }: Line) => keys.some(({ figures }) => figures.some((figure) => isWithin(figure, box)));
  const found = isLegible
    ? tablesOf(
        own.filter((line) => !ticks.has(line) && !isOnSlice(line)),
        shapes,
      )
    : [];
  const inTable = new Set(found.flatMap((table) => table.lines));
  const titled = new Set(linesOfTitle(own, title).filter((line) => !inTable.has(line)));
  const [bullets = [], free = []] = [true, false].map((is) =>
    own.filter((line) => !inTable.has(line) && !titled.has(line) && isLoneBullet(line) === is),
  );
  const bulletBoxes = [...marks, ...bullets.map(({ box }) => box)];
  const bulleted = isLegible ? bulletedLines(free, bulletBoxes, width / height) : new Set<Line>();
  const next = joinsOf(own, { ...shapes, bulleted });
  const paragraphs = paragraphsOf(free, next);
  const people = isLegible ? peopleIn(paragraphs, frames) : [];
  const named = new Set(people.flatMap((person) => person.lines));
  const unnamed = paragraphs
    .map((paragraph) => paragraph.filter((line) => !named.has(line)))
    .filter((paragraph) => paragraph.length > 0);
  const bound = isLegible
    ? bindValues(unnamed, {
        frames: [...frames, ...cardPictures(pictures, own)],
        rules: shapes.rules,
        keys,
        title,
        aspect: width / height,
      })
    : [];
  const pairs: Bound[] = [
    ...people,
    ...bound.filter(({ value, lines: held, isSaid }) => value.kind !== 'inline' && (held.length > 1 || isSaid)),
  ];
  const paired = new Set(pairs.flatMap((pair) => pair.lines));
  const placeOf = new Map(own.map((line, at) => [line, at]));
  const first = ({ lines: held }: Block) => Math.min(...held.map((line) => placeOf.get(line) ?? own.length));
  const blocks = [
    ...(titled.size > 0 ? [blockOf('title', [...titled])] : []),
    ...pairs.map((pair) => blockOf('value', pair.lines, boundText(pair))),
    ...paragraphs
      .map((paragraph) => paragraph.filter((line) => !paired.has(line)))
      .filter((paragraph) => paragraph.length > 0)
      .map((held) => blockOf(isItem(held[0]) ? 'item' : 'text', held)),
  ].toSorted((a, b) => first(a) - first(b));
  const tables = found.map(({ lines: _, ...table }) => table);
  const furniture = lines.filter((line) => line.furniture);
  return {
    regions: [
      ...regionsFrom(blocks, frames),
      ...found.map(tableRegion),
      ...pictures.map(({ box }) => ({ kind: 'picture' as const, box, blocks: [] })),
      ...(furniture.length > 0
        ? [
            {
              kind: 'footer' as const,
              box: around(furniture.map(({ box }) => box)),
              blocks: furniture.map((line) => blockOf('furniture', [line])),
            },
          ]
        : []),
    ],
    tables,
    values: [...tables.flatMap(cellValues), ...people.map(({ value }) => value), ...bound.map(({ value }) => value)],
  };
}
