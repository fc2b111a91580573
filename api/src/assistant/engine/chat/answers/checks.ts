import { hasDate, hasSource, isSourceLine } from '../../../../evaluation/engine/rubric/backing.ts';
import { figuresOf } from '../../../../evaluation/engine/rubric/figures.ts';
import type { Kind } from '../search/expected.ts';
import type { Passage, Shown } from '../search/passages.ts';
import { type Hit, type Query, queryOf, rank } from '../search/rank.ts';
import type { Talk } from '../talk.ts';

const SOURCE =
  /\b(?:is|are|does|do|has|have)\b.{0,20}\b(?:a |any |the )?(?:source|reference|proof|evidence)\b|\b(?:source|reference|proof|evidence) (?:for|of|behind|to)\b|\bwhere (?:do|does|did)\b(?=.{0,80}(?:\b(?:numbers?|figures?|claims?|percent\w*|shares?|statistics?|stats?|data|estimates?|forecasts?|size|rates?|values?)\b|\d)).{0,80}\bcome from\b|\bwhere from source\b|\b(?:sourced|backed(?: up)?|measured)\b|\bsays who\b|\bfrom an outside source\b|\bscale behind\b/u;
const DONE =
  /\bor (?:is (?:that|it)|are they|only|just)\b.{0,24}\b(?:goal|plan|planned|target|later|come)\b|\b(?:only|just) a (?:goal|plan|target)\b|\b(?:showing|flown with|tested with|measured (?:at|on)) (?:an? )?real\b|\breal (?:deployments|customers|data|aircraft)\b|\bis that (?:done|real)\b/u;
/** "Already" asks for a status only in a question for yes or no: "how many users are there already?" asks for a number. */
const ALREADY =
  /^\W*(?:and |so |but |ok,? )?(?:is|are|was|were|do|does|did|has|have|can|will)\b.*\b(?:already|yet)\b|,.{0,20}\b(?:is|are|has|have|do|does)\b.*\b(?:already|yet)\b/u;
const AGREE =
  /\b(?:slides?|numbers?|figures?|deck)\b.{0,40}\b(?:agree|contradict\w*|differ\w*|consistent|disagree)\b|\bsame (?:everywhere|throughout|way everywhere|on all slides)\b|\b(?:different|contradict\w+) (?:numbers?|figures?|values?)\b|\bsounds contradictory\b|\bis that the same\b|\bdo all slides agree\b/u;

/** Words of a plan, a forecast or an example. */
const PLANNED =
  /\b(?:plan(?:s|ned|ning)?|will|target(?:s|ed)?|goals?|aim(?:s|ing)?|project(?:ed|ions?)|forecasts?|expect(?:s|ed)?|illustrative|hypothetical|simulat\w+|example|upcoming|coming|roadmap|next|later|future|potential|proposed|to be|phase \d|milestones?|by (?:q[1-4]|20\d{2})|months? \d|pipeline)\b/iu;

/** A source stands at most so many lines from what it backs. */
const FAR = 4;
/** Other passages about the same are shown if their score is at most this much lower. */
const CLOSE = { status: 0.15, agreement: 0.35 };
const MOST_STATED = 4;
/** Least share of a question that a passage about the same covers. */
const COVERED = 0.3;

/** Words that ask about a statement and do not belong to it. */
const ABOUT = {
  source:
    /\b(?:where|do|does|did|is|are|there|an?|any|come|comes|from|sources?|sourced|references?|proof|evidence|behind|measured|backed(?: up)?|numbers?|claims?|figures?|scale|outside)\b/gu,
  status:
    /\b(?:already|yet|only|just|or|that|it|they|goals?|plan(?:ned)?|targets?|later|come|real|done|is|are|do|does|has|have|an?)\b/gu,
  agreement:
    /\b(?:slides?|numbers?|figures?|deck|agree|disagree|contradict\w*|differ\w*|different|consistent|same|everywhere|throughout|values?|think|seem|each other|sounds|stated|way|shown?|see)\b/gu,
} as const;

const subjectOf = (asked: string, about: keyof typeof ABOUT) => queryOf(asked.replace(ABOUT[about], ' '));

const NUMBER = /\b(?:numbers?|figures?|percent\w*)\b/u;
const NUMBERS: readonly Kind[] = ['percent', 'count', 'money'];

/** A quotation with who said it: “…” — Somebody, 2025. */
const ATTRIBUTED = /[”"]\s*[—–-]+\s*\p{Lu}/u;

/** Where a statement comes from, as far as its slide tells. */
function sourceOf({ asked }: Talk, passages: readonly Passage[], isFound: (hit: Hit) => boolean): Shown | null {
  const expected = NUMBER.test(asked) ? NUMBERS : [];
  const [top] = rank({ ...subjectOf(asked, 'source'), expected }, passages);
  if (!top || !isFound(top)) return null;
  const { passage } = top;
  const isNamed = ({ text }: Passage) => hasSource(text) || isSourceLine(text);
  const lines = passages
    .filter((one) => one.slide === passage.slide && one !== passage && isNamed(one))
    .toSorted((a, b) => Math.abs(a.at - passage.at) - Math.abs(b.at - passage.at));
  const [line] = lines;
  const own = `${passage.text} ${passage.around.near}`;
  if (isNamed(passage) || ATTRIBUTED.test(passage.text))
    return { text: `Slide ${passage.slide} states it and names a source:`, passages: [passage] };
  if (line && Math.abs(line.at - passage.at) <= FAR)
    return { text: `Slide ${passage.slide} states it, with this next to it:`, passages: [passage, line] };
  const date = hasDate(own) ? 'It has a date, but no' : 'It has no';
  const elsewhere = line ? ' Another line on the slide names one:' : '';
  return {
    text: `Slide ${passage.slide} states it. ${date} source next to it.${elsewhere}`,
    passages: line ? [passage, line] : [passage],
  };
}

/** Whether something is done or planned, as the deck puts it. */
function statusOf({ asked }: Talk, passages: readonly Passage[], isFound: (hit: Hit) => boolean): Shown | null {
  const hits = rank({ ...subjectOf(asked, 'status'), expected: [] }, passages).filter(isFound);
  const [top] = hits;
  if (!top) return null;
  const close = hits.filter(({ score }) => score >= top.score - CLOSE.status).slice(0, MOST_STATED);
  const isPlanned = ({ passage: { text, around } }: Hit) =>
    PLANNED.test(text) || PLANNED.test(around.heading) || PLANNED.test(around.near) || PLANNED.test(around.title);
  const planned = close.filter(isPlanned);
  const shown = close.map(({ passage }) => passage);
  if (planned.length === close.length)
    return { text: 'The deck describes it as planned or as an example, not as done:', passages: shown };
  if (planned.length === 0) return { text: 'The deck states it as a fact, not as a plan:', passages: shown };
  return { text: 'The deck states it both as a fact and as a plan:', passages: shown };
}

const MOST_PLACES = 6;

/** What the slides say about the same thing, and whether they give the same values. */
function agreementOf({ asked }: Talk, passages: readonly Passage[]): Shown | null {
  const query: Query = subjectOf(asked, 'agreement');
  if (query.concepts.length === 0 && query.terms.length === 0) return null;
  const hits = rank(query, passages).filter(({ isOfKind, share }) => isOfKind && share >= COVERED);
  const [top] = hits;
  if (!top) return null;
  const bySlide = new Map<number, Passage>();
  for (const { passage, score } of hits) {
    if (score >= top.score - CLOSE.agreement && !bySlide.has(passage.slide)) bySlide.set(passage.slide, passage);
  }
  const places = [...bySlide.values()].slice(0, MOST_PLACES).toSorted((a, b) => a.at - b.at);
  const values = new Set(
    places.flatMap(({ text }) =>
      figuresOf(text)
        .slice(0, 1)
        .map(({ value, kind }) => `${kind} ${value}`),
    ),
  );
  if (places.length === 1) return { text: `Only slide ${places[0]?.slide} mentions it:`, passages: places };
  const text =
    values.size > 1 ? 'The slides give different values:' : 'The slides that mention it give the same value:';
  return { text, passages: places };
}

/** Answers whether something has a source, is done, or is the same on all slides; null for other questions. */
export function check(talk: Talk, passages: readonly Passage[], isFound: (hit: Hit) => boolean): Shown | null {
  if (AGREE.test(talk.asked)) return agreementOf(talk, passages);
  if (SOURCE.test(talk.asked)) return sourceOf(talk, passages, isFound);
  if ((DONE.test(talk.asked) || ALREADY.test(talk.asked)) && !queryOf(talk.asked).isList)
    return statusOf(talk, passages, isFound);
  return null;
}
