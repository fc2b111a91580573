import { claimsNothing, isQuestion, type StatementFacts } from '../facts.ts';
import type { Figure } from '../figures.ts';
import { recognises } from '../recognition.ts';
import { RUBRIC } from '../rules/index.ts';
import type { Rule } from '../rules/rule.ts';
import type { Statement } from '../statements.ts';
import { type Topic, topicOf, topicOfTitle } from '../topics.ts';
import { createParser, type Parsed } from './language.ts';
import { OF_SLIDE, SHARED } from './linear.ts';

const RULES = RUBRIC.flatMap(({ rules }) => rules);
/** Words of a heading, title or slide beyond these are not examined. */
const MOST_WORDS = 60;

/** The rule's own words and place recognise the statement. */
const RECOGNISED = 'recognised';

/** Shape of a short text, such as "Aa Aa" for a name or "# Aa" for a counted thing. */
function shapeOf(text: string): string {
  const parts = text.split(/\s+/u);
  if (parts.length > 6) return 'long';
  return parts
    .map((part) =>
      /\d/u.test(part)
        ? '#'
        : /^\p{Lu}\p{Lu}+$/u.test(part)
          ? 'AA'
          : /^\p{Lu}/u.test(part)
            ? 'Aa'
            : /^\p{Ll}/u.test(part)
              ? 'a'
              : '.',
    )
    .join(' ');
}

const ROLE_WORD =
  /\b(?:ceo|cto|coo|cfo|cmo|cpo|cso|co-?founder|founder|director|head of|vp|chief|engineer|designer|president|lead|developer|scientist|advis[eo]r|manager|partner|analyst|consultant|professor|officer|specialist)\b/iu;
const WEB = /https?:|www\.|\S@\S+\.\S|\.(?:com|io|ai|app|org)\b/iu;

/** Size of an amount: what costs ten dollars is a price, what counts billions a market. */
const magnitudeOf = ({ kind, value }: Figure) =>
  `${kind} ${kind === 'money' || kind === 'count' ? Math.min(11, Math.max(0, Math.floor(Math.log10(Math.max(1, value))))) : ''}`;

const MODAL = /^(?:will|would|could|can|may|might|shall|should)$/u;
const lengthOf = (count: number) =>
  count < 3 ? 'few' : count < 6 ? 'short' : count < 12 ? 'usual' : count < 24 ? 'long' : 'longest';

/** What the sentence itself says. */
function ofSentence(facts: StatementFacts, parsed: Parsed) {
  const { statement, figures, backing, keywords, projection, sourceLine, placeholder } = facts;
  const { text } = statement;
  const { words } = parsed;
  const pos = new Set(parsed.tokens.map((token) => token.pos));
  const kinds = new Set(figures.map(({ kind }) => kind));
  const names = parsed.tokens.filter((token) => token.pos === 'PROPN').length;
  const hasVerb = pos.has('VERB') || pos.has('AUX');
  return [
    ...new Set(words.map((word) => `word ${word}`)),
    ...new Set(words.slice(1).map((word, at) => `pair ${words[at]} ${word}`)),
    `first ${words[0] ?? ''}`,
    `last ${words.at(-1) ?? ''}`,
    ...parsed.entities.map((type) => `entity ${type}`),
    ...[...kinds].map((kind) => `figure ${kind}`),
    ...new Set(figures.map((figure) => `size ${magnitudeOf(figure)}`)),
    `shape ${shapeOf(text)}`,
    ...new Set(
      parsed.tokens.flatMap(({ pos: part, form }) => (part === 'VERB' || part === 'AUX' ? [`form ${form}`] : [])),
    ),
    ...(ROLE_WORD.test(text) ? ['role word', `role word ${pos.has('VERB')} ${names > 1}`] : []),
    ...(WEB.test(text) ? ['web'] : []),
    ...(placeholder ? ['placeholder'] : []),
    ...(/\b(?:I|my|me)\b/u.test(text) ? ['I'] : []),
    kinds.size === 0 ? 'figure none' : 'figure some',
    ...backing.map((kind) => `backing ${kind}`),
    `length ${lengthOf(words.length)}`,
    hasVerb ? 'verb' : 'verb none',
    `verb ${hasVerb} ${kinds.size > 0} ${lengthOf(words.length)}`,
    ...(parsed.tokens.some(({ lemma, pos: part }) => part === 'AUX' && MODAL.test(lemma)) ? ['modal'] : []),
    ...(/\b\p{L}+ed\b/u.test(text) ? ['past'] : []),
    ...(/\b(?:we|our|us)\b/iu.test(text) ? ['we'] : []),
    ...(/\b(?:they|their|them)\b/iu.test(text) ? ['they'] : []),
    ...(/\b(?:you|your)\b/iu.test(text) ? ['you'] : []),
    ...(names > 1 ? ['names'] : []),
    ...(/[.!]$/u.test(text) ? ['full stop'] : []),
    ...(isQuestion(statement) ? ['question'] : []),
    ...(/^\p{Lu}[^:]{1,40}:\s/u.test(text) ? ['labelled'] : []),
    ...(/\b20\d\d\b/u.test(text) ? ['year'] : []),
    ...(keywords ? ['keywords'] : []),
    ...(projection ? ['projection'] : []),
    ...(sourceLine ? ['source line'] : []),
  ];
}

/** The parts named by the title and the heading above a statement. */
const topicsAbove = ({ under: { title, heading } }: Statement): [Topic | null, Topic | null] => [
  title === null ? null : topicOfTitle(title),
  heading === null ? null : topicOf(heading),
];

/** Whether a rule recognises a statement by its words, apart from where it stands. */
function ruleSigns(rule: Rule, facts: StatementFacts, named: Topic | null, headed: Topic | null): string[] {
  const { statement, figures, projection } = facts;
  const { text, topic, compared } = statement;
  const belongs = (found: Topic | null) => found !== null && rule.sections.includes(found);
  const says = rule.anywhere?.test(text) ?? false;
  const saysHere = rule.inSection?.test(text) ?? false;
  const isMeasured = figures.some(({ kind }) => rule.figures.includes(kind));
  return [
    ...(recognises(rule, facts) ? [RECOGNISED, `${RECOGNISED} ${isMeasured}`] : []),
    ...(says
      ? ['says', `says ${isMeasured}`, `says ${topic === null ? 'anywhere' : belongs(topic) ? 'at home' : 'elsewhere'}`]
      : []),
    ...(saysHere ? [`says here ${belongs(topic)}`, `says here ${isMeasured} ${belongs(topic)}`] : []),
    ...(belongs(topic) ? ['at home', `at home ${isMeasured}`, ...(rule.core ? ['core at home'] : [])] : []),
    ...(belongs(named) ? ['title'] : []),
    ...(belongs(headed) ? ['heading'] : []),
    ...(topic !== null && rule.notIn?.includes(topic) ? ['not here'] : []),
    ...(rule.not?.test(text) ? ['otherwise'] : []),
    ...(rule.actual && projection ? ['only planned'] : []),
    ...(rule.specific.some((way) => way instanceof RegExp && way.test(text)) ? ['specific'] : []),
    ...(compared
      ? [`compared ${compared.kind} ${rule.specific.includes('opening')} ${rule.specific.includes('contrast')}`]
      : []),
  ];
}

/** What each rule sees. These signs weigh the same for every rule, so that they also serve rules with few examples. */
function ofRules(reading: StatementFacts): string[] {
  const [named, headed] = topicsAbove(reading.statement);
  return RULES.flatMap((rule) =>
    ruleSigns(rule, reading, named, headed).flatMap((sign) => [`${SHARED}${sign}@${rule.id}`, `${sign}@${rule.id}`]),
  );
}

/** Only the first slides have a place of their own, so that slides added at the end change nothing. */
const placeOf = (slide: number) => (slide <= 2 ? `${slide}` : 'later');

/** Where the sentence stands. */
function ofPlace({ statement, figures }: StatementFacts, parsed: (text: string) => Parsed): string[] {
  const { slide, topic, title, role, under } = statement;
  const isFigure = figures.length > 0;
  const words = (kind: string, text: string | null) =>
    text === null
      ? [`${kind} none`]
      : [
          ...new Set(
            parsed(text)
              .words.slice(0, MOST_WORDS)
              .map((word) => `${kind} ${word}`),
          ),
        ];
  const [named, headed] = topicsAbove(statement);
  return [
    `topic ${topic}`,
    `topic ${topic} ${isFigure}`,
    `topic ${topic} ${role}`,
    `title topic ${named}`,
    `heading topic ${headed}`,
    ...words('title', title ? null : under.title),
    ...words('heading', under.heading),
    `role ${role}`,
    ...(title ? ['in title'] : []),
    `place ${placeOf(slide)}`,
  ];
}

/** The features of statements that claim nothing. */
export const NOTHING = ['keywords', 'source line', 'question', 'placeholder'];

/**
 * Names of what can be seen of each statement: its words, grammar and values, and where it stands.
 * @param readings all statements of a deck, or of a slide
 * @param only the place of the only statement wanted; without it, all are
 */
export function featuresOf(
  readings: readonly StatementFacts[],
  parsed: (text: string) => Parsed = createParser(),
  only?: number,
): string[][] {
  const bySlide = Map.groupBy(
    readings.filter((reading) => !claimsNothing(reading)),
    ({ statement }) => statement.slide,
  );
  const spoken = new Map(
    [...bySlide].map(([slide, own]) => {
      const planned = own.filter(({ projection }) => projection).length;
      const words = own.flatMap(({ statement }) => parsed(statement.text).words);
      const kinds = own.flatMap(({ figures }) => figures.map(({ kind }) => kind));
      return [
        slide,
        [...new Set(words)]
          .slice(0, 4 * MOST_WORDS)
          .map((word) => `${OF_SLIDE}${word}`)
          .concat(
            [...new Set(kinds)].map((kind) => `${OF_SLIDE}figure ${kind}`),
            `${OF_SLIDE}${planned * 4 > own.length ? 'plans' : 'facts'}`,
          ),
      ];
    }),
  );
  const before = (at: number) => {
    const [last, own] = [readings[at - 1], readings[at]?.statement];
    if (!last || !own || last.statement.slide !== own.slide || last.statement.text.length > 40) return ['before none'];
    if (claimsNothing(last)) return ['before none'];
    return parsed(last.statement.text).words.map((word) => `before ${word}`);
  };
  const featuresAt = (reading: StatementFacts, at: number) => [
    'any',
    ...before(at),
    ...ofSentence(reading, parsed(reading.statement.text)),
    ...ofRules(reading),
    ...ofPlace(reading, parsed),
    ...(spoken.get(reading.statement.slide) ?? []),
  ];
  return readings.flatMap((reading, at) => (only === undefined || at === only ? [featuresAt(reading, at)] : []));
}
