import { overallRange } from '@northlight/shared-api/rules';
import { DeckError } from '../../../decks/reading/errors.ts';
import type { Deck, Slide } from '../../../decks/reading/types.ts';
import type { Engine, EvaluationResult, ForeignSlide, HiddenTextOnSlide } from '../types.ts';
import { type Assessment, assess, isAssessed } from './assessment.ts';
import { namesOf } from './backing.ts';
import { type Claim, type ClaimModel, loadedModel } from './claims/claims.ts';
import { createParser } from './claims/language.ts';
import { showsLogos } from './comparison.ts';
import { disagreementsOf } from './discrepancies/index.ts';
import { feedbackOf } from './feedback.ts';
import { contextOf, type Reading, readingsOf } from './findings.ts';
import { isInstruction } from './instructions.ts';
import { nextStepsOf } from './next-steps.ts';
import { otherDocument } from './other-documents.ts';
import { RUBRIC } from './rules/index.ts';
import type { CategoryRules } from './rules/rule.ts';
import { RUBRIC_VERSION } from './rules/version.ts';
import { type Statement, statementsOf } from './statements.ts';
import { improvementsOf, strengthsOf } from './summary.ts';
import { isPlaceholder, isTemplate } from './template.ts';
import { topicOf, topicOfTitle } from './topics.ts';
import { discrepancyOf, earned, gapOf, logosGap, missing, picturesGap } from './wording.ts';

const LONGEST_COMPANY_NAME = 4;

const linesOf = (slides: readonly Slide[]) =>
  slides.flatMap(({ number, lines }) => lines.map(({ text }) => ({ slide: number, text })));
const textOf = (slides: readonly Slide[]) => slides.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');

/** A deck in another language is assessed by its English slides if they are more than this share of it. */
const ENGLISH = 1 / 3;

/** Separates English slides from those in other languages, which are not assessed. */
function byLanguage({ slides, language }: Deck): { english: Slide[]; foreign: ForeignSlide[] } {
  const foreign = slides.flatMap(({ number, language: own }) =>
    own === null ? [] : [{ slide: number, language: own }],
  );
  const english = slides.filter((slide) => slide.language === null);
  const spoken = english.filter(({ lines }) => lines.length > 0).length;
  const isEnglish =
    spoken > ENGLISH * (spoken + foreign.length) && textOf(english).length >= ENGLISH * textOf(slides).length;
  if (language !== null && !isEnglish) throw new DeckError('language', { language });
  return { english, foreign };
}

/** The company's name, when the first slide's title is one. */
export function companyOf(slides: readonly Slide[]): string | null {
  const title = slides[0]?.title ?? null;
  return title !== null && title.split(' ').length <= LONGEST_COMPANY_NAME ? title : null;
}

/** The slide on which the deck covers a category, by titles and headings. */
function slideOf({ rules }: Assessment, slides: readonly Slide[], statements: readonly Statement[]): number | null {
  const belongs = (topic: Statement['topic']) => topic !== null && rules.sections.includes(topic);
  const titled = slides.find(({ title }) => title !== null && belongs(topicOfTitle(title)));
  return titled?.number ?? statements.find(({ topic }) => belongs(topic))?.slide ?? null;
}

const isReadInPart = ({ readable, unreadRegions }: Slide) => readable && unreadRegions.length > 0;

/** Slides on which evidence for a category may stand in a picture that was not read, or not all of it. */
function picturesFor({ sections }: Assessment['rules'], slides: readonly Slide[]): number[] {
  const mayBelong = ({ title, lines }: Slide) => {
    const named = [title === null ? null : topicOfTitle(title), ...lines.map(({ text }) => topicOf(text))];
    const topics = named.filter((topic) => topic !== null);
    return topics.length === 0 || topics.some((topic) => sections.includes(topic));
  };
  return slides.filter((slide) => isReadInPart(slide) && mayBelong(slide)).map(({ number }) => number);
}

/** Competition slides with pictures that may be logos. */
function logosIn(slides: readonly Slide[], statements: readonly Statement[]): number[] {
  const competes = ({ number, title }: Slide) =>
    (title !== null && topicOfTitle(title) === 'competition') ||
    statements.some(({ slide, topic }) => slide === number && topic === 'competition');
  return slides.filter((slide) => competes(slide) && showsLogos(slide)).map(({ number }) => number);
}

/** Hidden texts reported, and letters of each. */
const MOST_HIDDEN = 20;
const LONGEST_HIDDEN = 300;

const hiddenTextsOf = (slides: readonly Slide[]): HiddenTextOnSlide[] =>
  slides
    .flatMap(({ number, hidden }) => hidden.map(({ text, box }) => ({ slide: number, text: cut(text), box })))
    .slice(0, MOST_HIDDEN);

/** A text cut after a whole word. */
const cut = (text: string) =>
  text.length <= LONGEST_HIDDEN ? text : `${text.slice(0, LONGEST_HIDDEN).replace(/\s+\S*$/u, '')} …`;

/** Words that a text needs to be worth showing, and texts that are tried. */
const WORDS = 3;
const MOST_CUT_OFF = 2;

/** Text that its author evidently meant to show. */
const cutOffIn = (slides: readonly Slide[]) =>
  slides
    .flatMap(({ number, hidden }) => hidden.map((text) => ({ ...text, slide: number })))
    .filter(({ reason, text }) => (reason === 'covered' || reason === 'off-page') && !isInstruction(text))
    .filter(({ text }) => text.split(/\s+/u).length >= WORDS && text.length <= LONGEST_HIDDEN)
    .slice(0, MOST_CUT_OFF);

/** A reader of statements, other than the model of claims. */
export interface Reader {
  /** What each statement claims, in their order. @param readings with what the model of claims says */
  claimsOf(readings: readonly Reading[]): readonly (Claim | null)[];
  /** By category, the weights of the measures of such claims. */
  scores: ClaimModel['scores'];
}

/** How a deck is held against the rubric, where it differs from the product's way. */
interface Options {
  model?: ClaimModel;
  /** Who says what the statements claim, in place of the model; their bands are always determined here. */
  reader?: Reader;
}

/**
 * Applies the rubric to a deck.
 * @throws {DeckError} language, template, not_a_pitch, or unreadable
 */
export function holdAgainst(deck: Deck, { model = loadedModel(), reader }: Options = {}): EvaluationResult {
  const { slides } = deck;
  // Filler text may look like another language.
  if (deck.language !== null && isTemplate(statementsOf(slides))) throw new DeckError('template');
  const { english, foreign } = byLanguage(deck);
  const unreadable = slides.filter(({ readable }) => !readable).map(({ number }) => number);
  const inPart = english.filter(isReadInPart).map(({ number }) => number);
  const gap = gapOf(unreadable, foreign);
  const hidden = slides.filter((slide) => slide.hidden.length > 0).map(({ number }) => number);
  const statements = statementsOf(english);
  if (isTemplate(statements)) throw new DeckError('template');
  const document = otherDocument(linesOf(english));
  if (document) throw new DeckError('not_a_pitch', { document });
  const company = companyOf(slides);
  const context = contextOf(statements, namesOf(statements, company), logosIn(english, statements));
  const parsed = createParser();
  const recognised = readingsOf(statements, context, model, parsed);
  const claims = reader?.claimsOf(recognised);
  const readings = claims ? recognised.map((one, at) => ({ ...one, claim: claims[at] ?? null })) : recognised;
  const disagreements = disagreementsOf(readings, english);
  const { scores } = reader ?? model;
  const weightsOf = (rules: CategoryRules) => scores[RUBRIC.indexOf(rules)] ?? [];
  const cutOff = cutOffIn(english);
  const unread = [...unreadable, ...foreign.map(({ slide }) => slide)].sort((a, b) => a - b);
  const held = {
    company,
    slides: english,
    statements,
    parsed,
    readings,
    context,
    disagreements,
    unread,
    cutOff,
    model,
    weightsOf,
  };
  const assessments = RUBRIC.map((rules) => assess(rules, readings, context, disagreements, weightsOf(rules)));
  const gapIn = ({ rules, logos }: Assessment) => {
    const pictures = picturesFor(rules, english);
    return gap ?? (pictures.length > 0 ? picturesGap(pictures) : logos.length > 0 ? logosGap(logos) : null);
  };
  const assessed = assessments.filter((assessment) => isAssessed(assessment, gapIn(assessment)));
  if (assessed.length === 0)
    throw new DeckError('unreadable', {
      slides: [...unreadable, ...inPart, ...foreign.map(({ slide }) => slide)].sort((a, b) => a - b),
    });
  const scoreOf = (assessment: Assessment) => (assessed.includes(assessment) ? assessment.score : null);
  return {
    ...overallRange(assessments.map(scoreOf)),
    scores: assessments.map((assessment) => ({
      category: assessment.rules.category,
      score: scoreOf(assessment),
      feedback: feedbackOf(assessment, gapIn(assessment)),
      evidence: earned(assessment),
      missing: missing(assessment),
    })),
    strengths: strengthsOf(assessed),
    improvements: improvementsOf(assessed, {
      unreadable,
      foreign,
      hidden,
      placeholders: statements.filter(isPlaceholder),
    }),
    next_steps: nextStepsOf(assessed, (assessment) => slideOf(assessment, slides, statements), held),
    discrepancies: disagreements.map(discrepancyOf),
    unreadable_slides: unreadable,
    foreign_slides: foreign,
    hidden_text_slides: hidden,
    hidden_texts: hiddenTextsOf(slides),
    partly_read_slides: inPart,
    engine: 'rubric',
    rubric_version: RUBRIC_VERSION,
  };
}

/**
 * A deck's statements, with what the model of claims says of each.
 * @throws {DeckError} as holdAgainst does
 */
export function readingsIn(deck: Deck): readonly Reading[] {
  let all: readonly Reading[] = [];
  const { scores } = loadedModel();
  const claimsOf: Reader['claimsOf'] = (readings) => {
    all = readings;
    return readings.map(({ claim }) => claim);
  };
  holdAgainst(deck, { reader: { claimsOf, scores } });
  return all;
}

/**
 * The built-in engine, which applies the rubric to the visible text of a deck. It needs no network and no clock, so the
 * same deck always gets the same answer.
 * `evaluate` rejects with DeckError `language` when the deck is evidently not in English, and `unreadable` when the
 * readable slides say nothing and the others could not be read.
 */
export function createRubricEngine(): Engine {
  return {
    async evaluate(deck, signal) {
      signal?.throwIfAborted();
      return holdAgainst(deck);
    },
  };
}
