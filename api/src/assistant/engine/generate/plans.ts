import { capital, withoutStop } from '../sentences.ts';

/** Something with its date. */
export interface Step {
  date: string;
  /** As written, in lower case where it is not the first of its sentence. */
  title: string;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DATE = `(?:(?:early|mid|late|the end of|end of) )?(?:${MONTH} (?:19|20)\\d{2}|[qh][1-4] (?:19|20)\\d{2}|(?:19|20)\\d{2})`;
const LAST = new RegExp(`^(.+?),? (?:in|by|from|until|for) (${DATE})$`, 'iu');
const FIRST = new RegExp(`^(?:(?:in|by|from) )?(${DATE})(?:: |, | [–—-] )(.+)$`, 'iu');
const INTRODUCTION = /^(?:(?:our )?(?:plans?|roadmap|milestones?|goals?|targets?|next(?: steps)?|timeline))\s?:\s/iu;
const FEWEST = 3;

function stepOf(part: string): Step | null {
  const [, title, date] = LAST.exec(part) ?? [];
  if (title && date) return { date: capital(date), title };
  const [, when, what] = FIRST.exec(part) ?? [];
  return when && what ? { date: capital(when), title: what } : null;
}

const partsOf = (sentence: string) =>
  withoutStop(sentence)
    .replace(INTRODUCTION, '')
    .split(/(?:,|;) (?:and |then )?(?!(?:19|20)\d{2}\b)|(?<=(?:19|20)\d{2}) and /u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The dated steps of a sentence; null if a part of it has no date. */
export function stepsOf(sentence: string): Step[] | null {
  const steps = partsOf(sentence).map(stepOf);
  return steps.length > 0 && steps.every((step) => step !== null) ? steps : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Months since year 0 at the end of which a date lies. */
function endOf(date: string): number {
  const year = Number(/(?:19|20)\d{2}/u.exec(date)?.[0]);
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}`, 'iu').test(date)) + 1;
  const [, part, of] = /\b([qh])([1-4])\b/iu.exec(date) ?? [];
  const ends = part
    ? Number(of) * (part.toLowerCase() === 'q' ? 3 : 6)
    : /early/iu.test(date)
      ? 4
      : /mid/iu.test(date)
        ? 8
        : 12;
  return year * 12 + (month || ends);
}

/** Steps from the first to the last; those of one date as they are told. */
const inOrder = (steps: readonly Step[]): Step[] => steps.toSorted((a, b) => endOf(a.date) - endOf(b.date));

/** The dated steps of a section, if there are enough for a timeline, and the sentences that tell them. */
export function timelineOf(texts: readonly string[]): { steps: Step[]; told: string[] } | null {
  const dated = texts.flatMap((text) => {
    const steps = stepsOf(text);
    return steps ? [{ text, steps }] : [];
  });
  const steps = dated.flatMap((one) => one.steps);
  return steps.length >= FEWEST ? { steps: inOrder(steps), told: dated.map(({ text }) => text) } : null;
}
