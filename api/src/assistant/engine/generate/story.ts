import type { Rule } from '../../../evaluation/engine/rubric/rules/rule.ts';
import type { Topic } from '../../../evaluation/engine/rubric/topics.ts';
import { RULES } from '../reading.ts';

/** A part of the story, in the order that investors expect. */
export interface Section {
  id: string;
  /** Its name. */
  label: string;
  /** Its name within a sentence. */
  phrase: string;
  /** Title of a slide whose statement is no title. */
  heading: string;
  /** The rubric's topic for it. */
  topic: Topic;
  /** Other topics that belong to it. */
  also: readonly Topic[];
  /** What an investor looks for in it, most important first. */
  rules: readonly Rule[];
}

const rulesBy = (ids: readonly string[]) =>
  ids.map((id) => {
    const rule = RULES.find((one) => one.id === id);
    if (!rule) throw new Error(`The rubric has no rule ${id}.`);
    return rule;
  });

const section = (
  id: string,
  label: string,
  phrase: string,
  heading: string,
  topic: Topic,
  rules: readonly string[],
  also: readonly Topic[] = [],
) => ({
  id,
  label,
  phrase,
  heading,
  topic,
  also,
  rules: rulesBy(rules),
});

export const STORY = [
  section('problem', 'Problem', 'the problem', 'The problem', 'problem', ['pain', 'status-quo']),
  section('why-now', 'Why now', '“why now”', 'Why now', 'timing', ['why-now']),
  section('solution', 'Solution', 'the solution', 'What we do', 'solution', ['offer']),
  section('product', 'Product status', 'the product status', 'Product status', 'status', ['status', 'result']),
  section('market', 'Market', 'the market', 'The market', 'market', ['size', 'segment', 'reach'], ['segment']),
  section(
    'traction',
    'Traction',
    'traction',
    'Traction so far',
    'traction',
    ['revenue', 'usage', 'growth', 'validation'],
    ['voices'],
  ),
  section('model', 'Business model', 'the business model', 'How we make money', 'model', ['price', 'unit-economics']),
  section('route', 'Go-to-market', 'go-to-market', 'How we sell', 'route', ['route']),
  section(
    'competition',
    'Competition',
    'competition',
    'Existing alternatives',
    'competition',
    ['alternatives', 'difference', 'protection'],
    ['moat'],
  ),
  section('team', 'Team', 'the team', 'Who we are', 'team', ['people', 'record', 'completeness']),
  section('financials', 'Financials', 'the financials', 'Financials', 'financials', ['numbers', 'milestone']),
  section('ask', 'The ask', 'the ask', 'The ask', 'ask', ['ask', 'use-of-funds']),
] as const satisfies readonly Section[];

/** The section of a topic; null for topics without one. */
export const sectionOfTopic = (topic: Topic | null): Section | null =>
  STORY.find((one) => one.topic === topic || (one.also as readonly Topic[]).includes(topic as Topic)) ?? null;

/** The section of a rule. */
export const sectionOfRule = (rule: Rule): Section | null => STORY.find(({ rules }) => rules.includes(rule)) ?? null;

export const sectionById = (id: (typeof STORY)[number]['id']): Section => {
  const found = STORY.find((one) => one.id === id);
  if (!found) throw new Error(`The story has no section ${id}.`);
  return found;
};
