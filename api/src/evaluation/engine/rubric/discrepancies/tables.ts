import { numberOf } from '@northlight/shared-api/rules';
import type { Slide } from '../../../../decks/reading/types.ts';
import type { Statement } from '../statements.ts';
import { type CellValue, type Lines, type TableLine, tablesOf } from './cells.ts';
import { categoryOf, type Disagreement, differ } from './disagreement.ts';

/** What a line of a table has to be at one place, as its other lines have it. */
interface Expected {
  place: number;
  stated: CellValue;
  value: number;
  /** How it comes about: "the sum of the entries". */
  from: string;
}

/** Lines of a table that belong together by arithmetic. */
interface Equation {
  line: TableLine;
  name: string;
  expected: Expected[];
  /** How many places may differ for each that agrees. Until enough agree, the table is read wrongly. */
  tolerated: number;
}

const named = (lines: readonly TableLine[], pattern: RegExp): TableLine | undefined => {
  const found = lines.filter(({ name }) => pattern.test(name));
  return found.length === 1 ? found[0] : undefined;
};

const alike = (values: readonly CellValue[]) => new Set(values.map(({ unit }) => unit)).size === 1;
const allOf = (values: readonly (CellValue | null | undefined)[]): CellValue[] | null =>
  values.every((value) => value !== null && value !== undefined) ? [...values] : null;

const TOTAL = /^(?:grand |sub-?)?total\b|\btotal$|^sum$/iu;
const FEWEST = 2;

/** A total below its addends. */
function totals({ lines }: Lines): Equation[] {
  return lines.flatMap((line, at) => {
    if (!TOTAL.test(line.name)) return [];
    const above = lines.slice(0, at);
    const start = above.findLastIndex(
      ({ name, values }) => TOTAL.test(name) || values.every((value) => value === null),
    );
    const addends = above.slice(start + 1);
    if (addends.length < FEWEST) return [];
    const expected = line.values.flatMap((stated, place): Expected[] => {
      const parts = allOf(addends.map(({ values }) => values[place]));
      if (!stated || !parts || stated.unit === '%' || stated.value === 0 || !alike([...parts, stated])) return [];
      return [
        { place, stated, value: parts.reduce((sum, { value }) => sum + value, 0), from: 'the sum of the entries' },
      ];
    });
    return [{ line, name: 'Table total', expected, tolerated: 1 }];
  });
}

const INCOME = /^(?:total |net )?(?:revenues?|sales|turnover)$/iu;
const COSTS = /^total (?:costs?|expen\w+|opex|operating expen\w+)$|^(?:costs?|expen\w+|opex)$/iu;
const RESULT =
  /^(?:surplus\b.*|profit\b.*|net (?:profit|income|result)|ebitda|operating (?:profit|income)|profit ?\/ ?loss)$/iu;

/** Revenue less costs. */
function results({ lines }: Lines): Equation[] {
  const [income, costs, line] = [INCOME, COSTS, RESULT].map((pattern) => named(lines, pattern));
  if (!income || !costs || !line) return [];
  const expected = line.values.flatMap((stated, place): Expected[] => {
    const parts = allOf([income.values[place], costs.values[place]]);
    const [earned, spent] = parts ?? [];
    if (!stated || !earned || !spent || !alike([stated, earned, spent])) return [];
    return [{ place, stated, value: earned.value - Math.abs(spent.value), from: `${earned.text} less ${spent.text}` }];
  });
  return [{ line, name: 'Table result', expected, tolerated: 0.5 }];
}

const GROWTH = /\bgrowth\b|\byoy\b|^(?:yr|y)\/(?:yr|y)\b/iu;

/** Growth from one column to the next. */
function growths({ lines }: Lines): Equation[] {
  return lines.flatMap((line, at) => {
    const base = lines[at - 1];
    if (!GROWTH.test(line.name) || !base) return [];
    const expected = line.values.flatMap((stated, place): Expected[] => {
      const [before, after] = [base.values[place - 1], base.values[place]];
      if (stated?.unit !== '%' || !before || !after || before.value <= 0 || before.unit === '%') return [];
      const value = (after.value / before.value - 1) * 100;
      return [{ place, stated, value, from: `growth from ${before.text} to ${after.text}` }];
    });
    return [{ line, name: 'Growth', expected, tolerated: 0.5 }];
  });
}

const VOLUME = /\b(?:customers?|clients?|users?|units?|stores?|subscribers?|orders?|seats?|members?)\b/iu;
const PRICE = /\b(?:price|arpu|acv|fee|average (?:contract|order)|ticket)\b/iu;
const EARNED = /\b(?:revenues?|sales|arr|mrr|turnover)\b/iu;
/** A year has twelve monthly prices; amounts may be in thousands or millions. */
const RATIOS = [1, 12, 1e-3, 1e-6, 12e-3, 12e-6];

/** Volume times price. */
function products({ lines }: Lines): Equation[] {
  const [volume, price, line] = [VOLUME, PRICE, EARNED].map((pattern) => named(lines, pattern));
  if (!volume || !price || !line || new Set([volume, price, line]).size < 3) return [];
  const equations = RATIOS.map((ratio) => ({
    line,
    name: 'Price times volume',
    tolerated: 0.5,
    expected: line.values.flatMap((stated, place): Expected[] => {
      const [count, each] = [volume.values[place], price.values[place]];
      if (!stated || !count || !each || count.unit !== '' || stated.unit === '%' || each.unit === '%') return [];
      return [{ place, stated, value: count.value * each.value * ratio, from: `${count.text} times ${each.text}` }];
    }),
  }));
  return equations.filter((equation) => isTrusted(equation)).slice(0, 1);
}

const ROUNDING = 0.03;
/** Percentage points by which a stated growth is rounded. */
const POINTS = 3;

const isRight = ({ stated, value }: Expected) =>
  stated.unit === '%'
    ? Math.abs(stated.value - value) <= Math.max(POINTS, ROUNDING * Math.abs(value))
    : !differ(Math.abs(stated.value), Math.abs(value), ROUNDING);

const wrongIn = ({ expected }: Equation) => expected.filter((one) => !isRight(one));

/** Whether enough of a table comes out to trust that it is read as it is meant. */
function isTrusted(equation: Equation): boolean {
  const wrong = wrongIn(equation).length;
  const right = equation.expected.length - wrong;
  return right > 0 && wrong <= equation.tolerated * right;
}

/** A number written as another one is. */
function writtenAs({ unit, scale: { text, by } }: CellValue, value: number): string {
  const sign = value < 0 ? '−' : '';
  const number = numberOf(Math.abs(value) / by, 2);
  if (unit === '%') return `${sign}${number}%`;
  return `${sign}${/[A-Z]$/u.test(unit) ? `${unit} ` : unit}${number}${text.length > 2 ? ' ' : ''}${text}`;
}

function told(table: Lines, { line, name, ...equation }: Equation): Disagreement[] {
  return wrongIn({ line, name, ...equation }).flatMap(({ place, stated, value, from }) => {
    const statement: Statement | undefined = table.quoteOf(line, place);
    if (!statement) return [];
    const where = table.places[place] ? `, ${table.places[place]}` : '';
    const reason = `On slide ${statement.slide}${where}: ${from} is ${writtenAs(stated, value)}, not ${stated.text}.`;
    const category = categoryOf(statement, 'Financials & ask');
    return [{ kind: 'arithmetic', category, name, reason, statements: [statement] }];
  });
}

const EQUATIONS = [totals, results, growths, products];

/** Totals, results, growth and products of tables that differ from their own numbers. */
export function wrongTables(statements: readonly Statement[], slides: readonly Slide[]): Disagreement[] {
  return slides.flatMap((slide) => {
    const here = statements.filter(({ slide: number }) => number === slide.number);
    return tablesOf(slide, here).flatMap((table) =>
      EQUATIONS.flatMap((equationsOf) => equationsOf(table))
        .filter(isTrusted)
        .flatMap((equation) => told(table, equation)),
    );
  });
}
