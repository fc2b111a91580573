import { MONTH } from '../figures.ts';
import type { Statement } from '../statements.ts';
import { contradicted } from '../wording.ts';
import type { Disagreement } from './disagreement.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_YEAR = new RegExp(`\\b(${MONTH})\\.? (20\\d{2})\\b`, 'giu');
/** The company's own founding, not that of a founder's earlier company. */
const FOUNDED =
  /(?:^|\bwe (?:were )?|\bcompany (?:was )?)(?:founded|incorporated|established) (?:in )?(?:[a-z]+ )?((?:19|20)\d{2})\b/iu;
const OPERATES =
  /\b(?:(?:customers?|revenue|sales|sold|in production|live|shipping|serving)\b.{0,30}\bsince (?:[a-z]+ )?((?:19|20)\d{2}))\b/iu;
const AHEAD =
  /\b(?:will|plan\w*|by|from|until|forecast|target|goal|expect\w*|due|next|begins?|starts?|opens?|closing|closes)\b/iu;

/** Months since year 0. */
const monthsIn = (text: string) =>
  [...text.matchAll(MONTH_YEAR)].map(([, month = '', year = '']) => {
    return Number(year) * 12 + MONTHS.indexOf(month.toLowerCase().slice(0, 3));
  });

/** Achievements dated later than the cover. */
function laterThanCover(statements: readonly Statement[]): Disagreement[] {
  const cover = statements.find(({ slide, text }) => slide === 1 && monthsIn(text).length === 1);
  const [made] = cover ? monthsIn(cover.text) : [];
  if (!cover || made === undefined) return [];
  const later = statements.find(
    ({ slide, topic, text }) =>
      slide > 1 && topic === 'traction' && !AHEAD.test(text) && monthsIn(text).some((month) => month > made + 1),
  );
  if (!later) return [];
  const pair = [cover, later] as const;
  return [
    {
      kind: 'date',
      category: 'Traction & engagement',
      name: 'Deck date',
      reason: `Slide ${later.slide} reports something later than the date on the cover. ${contradicted(pair)}`,
      statements: pair,
    },
  ];
}

/** Customers dated before the company was founded. */
function beforeFounding(statements: readonly Statement[]): Disagreement[] {
  const founded = statements.find(({ text }) => FOUNDED.test(text));
  const year = Number(FOUNDED.exec(founded?.text ?? '')?.[1]);
  const earlier = statements.find(
    ({ text, topic }) => topic !== 'team' && topic !== 'competition' && Number(OPERATES.exec(text)?.[1]) < year,
  );
  if (!founded || !earlier) return [];
  const pair = founded.slide <= earlier.slide ? ([founded, earlier] as const) : ([earlier, founded] as const);
  const reason = contradicted(pair);
  return [{ kind: 'date', category: 'Traction & engagement', name: 'Founding', reason, statements: pair }];
}

/** Dates that cannot all be true. */
export const wrongDates = (statements: readonly Statement[]): Disagreement[] => [
  ...laterThanCover(statements),
  ...beforeFounding(statements),
];
