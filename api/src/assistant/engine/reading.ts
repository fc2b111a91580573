import type { Deck, Slide } from '../../decks/reading/types.ts';
import { namesOf } from '../../evaluation/engine/rubric/backing.ts';
import { loadedModel } from '../../evaluation/engine/rubric/claims/claims.ts';
import { type Context, contextOf, type Finding, judge, readingsOf } from '../../evaluation/engine/rubric/findings.ts';
import { RUBRIC } from '../../evaluation/engine/rubric/rules/index.ts';
import type { CategoryRules, Rule } from '../../evaluation/engine/rubric/rules/rule.ts';
import { type Statement, statementsOf } from '../../evaluation/engine/rubric/statements.ts';
import { type Topic, topicOfTitle } from '../../evaluation/engine/rubric/topics.ts';
import { companyOf } from './company.ts';

/** One slide as the rubric sees it. */
export interface SlideReading {
  slide: Slide;
  /** English name of its language, when that is not English. Such a slide is shown but not scored. */
  language: string | null;
  /** The part of the story that its title names, or that most of its statements belong to. */
  topic: Topic | null;
  statements: Statement[];
  /** Every statement that a rule recognises. */
  findings: Finding[];
}

/** A whole deck as the rubric sees it. */
export interface DeckReading {
  slides: SlideReading[];
  statements: Statement[];
  context: Context;
}

export const RULES: readonly Rule[] = RUBRIC.flatMap(({ rules }) => rules);

const CATEGORY_OF = new Map<Rule, CategoryRules>(
  RUBRIC.flatMap((category) => category.rules.map((rule) => [rule, category] as const)),
);

/** The category of a rule. */
export const categoryOf = (rule: Rule): CategoryRules => CATEGORY_OF.get(rule) as CategoryRules;

/** The category of a topic. */
export const categoryOfTopic = (topic: Topic | null): CategoryRules | null =>
  (topic && RUBRIC.find(({ sections }) => sections.includes(topic))) ?? null;

function topicOf({ title }: Slide, statements: readonly Statement[]): Topic | null {
  const titled = title === null ? null : topicOfTitle(title);
  if (titled) return titled;
  const counts = Map.groupBy(statements, ({ topic }) => topic);
  const [most = null] = [...counts.entries()].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return most;
}

/** Analyses a deck once, for all kinds of questions. */
export function readForAnswers(deck: Deck): DeckReading {
  const english = deck.slides.filter(({ readable, language }) => readable && language === null);
  const statements = statementsOf(english);
  const context = contextOf(statements, namesOf(statements, companyOf(deck) || null));
  const readings = readingsOf(statements, context, loadedModel());
  const slides = deck.slides.map((slide) => {
    const own = readings.filter(({ statement }) => statement.slide === slide.number);
    return {
      slide,
      language: slide.language,
      topic: topicOf(
        slide,
        own.map(({ statement }) => statement),
      ),
      statements: own.map(({ statement }) => statement),
      findings: own.flatMap((reading) =>
        RULES.map((rule) => judge(rule, reading, context)).filter((found) => found !== null),
      ),
    };
  });
  return { slides, statements, context };
}
