import type { Deck } from '../../../decks/reading/types.ts';
import { loadedModel } from '../../../evaluation/engine/rubric/claims/claims.ts';
import { createParser } from '../../../evaluation/engine/rubric/claims/language.ts';
import { scoreOf } from '../../../evaluation/engine/rubric/claims/score.ts';
import { type Context, judge, type Reading, readingsOf } from '../../../evaluation/engine/rubric/findings.ts';
import { RUBRIC } from '../../../evaluation/engine/rubric/rules/index.ts';
import { statementsOf } from '../../../evaluation/engine/rubric/statements.ts';
import type { DocumentSlide } from '../types.ts';
import { asRead } from './as-read.ts';

const RULES = RUBRIC.flatMap(({ rules }) => rules);

/** Points of a score that a lost band of a finding stands for. */
const PER_BAND = 0.5;
/** How much what only a slide loses counts, if other slides of the deck make up for it. */
const OF_SLIDE = 0.25;
/** A form that loses less than this is taken although later ones may lose nothing. */
const LITTLE = 0.2;
/** A later form must lose so much less than the best before it. */
const CLEARLY = 0.05;

/** A statement with the best band that it has for each rule. */
interface Judged {
  reading: Reading;
  bands: readonly number[];
}

/** What the evaluation makes of statements, by category: the expected score and the bands of what it found. */
interface Measure {
  scores: number[];
  bands: number[];
}

function measure(judged: readonly Judged[]): Measure {
  const claims = judged.flatMap(({ reading }) => reading.claim ?? []);
  const { scores } = loadedModel();
  return {
    scores: RUBRIC.map(({ rules }, at) => scoreOf(rules, claims, scores[at] ?? [])),
    bands: RULES.map((_, at) => Math.max(0, ...judged.map(({ bands }) => bands[at] ?? 0))),
  };
}

/** What is lost from one measure to the next. Scores are shown rounded, so a fall over half a point counts more. */
function loss(before: Measure, after: Measure): number {
  const fallen = (from: readonly number[], to: readonly number[]) =>
    from.reduce((sum, value, at) => sum + Math.max(0, value - (to[at] ?? 0)), 0);
  const rounded = fallen(before.scores.map(Math.round), after.scores.map(Math.round));
  return fallen(before.scores, after.scores) + rounded + PER_BAND * fallen(before.bands, after.bands);
}

/** Chooses the slides to edit that a slide of a deck becomes. */
export type Choose = (number: number, forms: Iterable<DocumentSlide[]>) => DocumentSlide[];

/** The choice among forms of each slide of a deck. */
export interface Choosing {
  choose: Choose;
  /** Whether some score is lower than before with what was chosen last. */
  isLower: () => boolean;
}

/**
 * Chooses among forms of a slide by what the evaluation still finds when it reads them: the first that loses little,
 * otherwise the one that loses least, given what was chosen before.
 */
export function choosing({ slides }: Deck, context: Context): Choosing {
  const english = slides.filter(({ readable, language }) => readable && language === null);
  const parsed = createParser();
  const judgedIn = (number: number, deck: typeof english): Judged[] => {
    const own = statementsOf(deck).filter(({ slide }) => Math.floor(slide) === number);
    return readingsOf(own, context, loadedModel(), parsed).map((reading) => ({
      reading,
      bands: RULES.map((rule) => judge(rule, reading, context)?.band ?? 0),
    }));
  };
  const before = new Map(english.map(({ number }) => [number, judgedIn(number, english)]));
  const now = new Map(before);
  const whole = measure([...before.values()].flat());
  const judgedAs = new Map<string, Judged[]>();
  const choose: Choose = (number, forms) => {
    const own = before.get(number);
    let best: { form: DocumentSlide[]; lost: number; judged: Judged[] } | null = null;
    const already = own
      ? loss(whole, measure([...now].flatMap(([other, said]) => (other === number ? own : said))))
      : 0;
    const tried = new Set<string>();
    for (const form of forms) {
      if (!own) return form;
      const content = JSON.stringify(form);
      if (tried.has(content)) continue;
      tried.add(content);
      const judged =
        judgedAs.get(content) ??
        judgedIn(
          number,
          english.flatMap((slide) => (slide.number === number ? asRead(form, number) : [slide])),
        );
      judgedAs.set(content, judged);
      const others = [...now].flatMap(([other, said]) => (other === number ? judged : said));
      const lost = loss(whole, measure(others)) - already + OF_SLIDE * loss(measure(own), measure(judged));
      if (best === null || lost < best.lost - CLEARLY) best = { form, lost, judged };
      if (lost < LITTLE) break;
    }
    if (best) now.set(number, best.judged);
    return best?.form ?? [];
  };
  const isLower = () => {
    const { scores } = measure([...now.values()].flat());
    return whole.scores.some((score, at) => Math.round(scores[at] ?? 0) < Math.round(score));
  };
  return { choose, isLower };
}
