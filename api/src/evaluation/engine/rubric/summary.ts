import { slideRanges } from '../../../decks/reading/ranges.ts';
import type { ForeignSlide } from '../types.ts';
import { CATEGORIES } from '../types.ts';
import { type Assessment, leading } from './assessment.ts';
import type { Finding } from './findings.ts';
import type { Statement } from './statements.ts';
import { backedBy, inLanguages, missing, quoted } from './wording.ts';

const MOST = 4;
const STRONG = 6;
/** A lower score has no strength to name. */
const LEAST = 4;
/** Below this score, a category has an improvement worth mentioning first. */
const DONE = 8;

function strengthOf(assessment: Assessment, lead: Finding): string {
  const { slide, text } = lead.statement;
  const backed = lead.band === 8 ? `, a number with ${backedBy(lead.backing)}` : '';
  const more = assessment.corroboration ? `, confirmed on slide ${assessment.corroboration.statement.slide}` : '';
  return `${assessment.rules.category}: ${quoted(text)} on slide ${slide}${backed}${more}.`;
}

/** The best categories; without a strong one, the best that is at least specific. */
function strongest(assessments: readonly Assessment[]): { assessment: Assessment; lead: Finding }[] {
  const ranked = assessments
    .flatMap((assessment) => {
      const lead = leading(assessment.best);
      const isSound = assessment.disagreements.length === 0;
      return lead && isSound && assessment.score >= LEAST && lead.band > 3 ? [{ assessment, lead }] : [];
    })
    .toSorted((a, b) => b.assessment.score - a.assessment.score);
  const strong = ranked.filter(({ assessment }) => assessment.score >= STRONG).slice(0, MOST);
  return strong.length > 0 ? strong : ranked.slice(0, 1);
}

/** The best categories, each with its leading sentence. */
export const strengthsOf = (assessments: readonly Assessment[]): string[] =>
  strongest(assessments).map(({ assessment, lead }) => strengthOf(assessment, lead));

/** Slides, or parts of slides, that were not scored. */
interface Unscored {
  unreadable: readonly number[];
  foreign: readonly ForeignSlide[];
  hidden: readonly number[];
  placeholders: readonly Statement[];
}

/** What lowers the score, lowest category first, and what could not be scored. */
export function improvementsOf(
  assessments: readonly Assessment[],
  { unreadable, foreign, hidden, placeholders }: Unscored,
): string[] {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const strengths = strongest(assessments).map(({ assessment }) => assessment);
  const lowest = assessments
    .filter((assessment) => assessment.score < DONE && !strengths.includes(assessment))
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MOST)
    .flatMap((assessment) => {
      const [first] = missing(assessment);
      return first ? [`${assessment.rules.category}: ${first.reason}`] : [];
    });
  const unread = inLanguages(foreign).map(
    (part) => `${capital(part)} and could not be assessed: the rubric only reads English.`,
  );
  if (unreadable.length > 0)
    unread.push(`${capital(slideRanges(unreadable))} could not be read. Export the deck with selectable text.`);
  // If whole categories could not be assessed, the reason comes first.
  const out = assessments.length < CATEGORIES.length ? [...unread, ...lowest] : [...lowest, ...unread];
  const [placeholder] = placeholders;
  if (placeholder) {
    const on = [...new Set(placeholders.map(({ slide }) => slide))];
    out.unshift(
      `${capital(slideRanges(on))} still ${on.length === 1 ? 'contains' : 'contain'} placeholder text, such as ${quoted(placeholder.text)}. Replace or remove it.`,
    );
  }
  if (hidden.length > 0)
    out.push(
      `${capital(slideRanges(hidden))} ${hidden.length === 1 ? 'contains' : 'contain'} text that cannot be seen. We ignored it and scored only what is visible.`,
    );
  return out;
}
