import { sectionOfTopic } from '../../generate/story.ts';
import { CONCEPTS, type Concept } from './concepts.ts';
import { expectedBy, type Kind } from './expected.ts';
import type { Passage } from './passages.ts';
import { relatedTo } from './synonyms.ts';
import { termsOf } from './terms.ts';
import { usedLike } from './word-vectors.ts';

/** What a question asks for. */
export interface Query {
  concepts: readonly Concept[];
  /** Its other meaningful words, stemmed. */
  terms: readonly string[];
  /** Kinds of answer that it expects, the likeliest first. */
  expected: readonly Kind[];
  /** Whether it asks for several things at once. */
  isList: boolean;
}

const LIST =
  /\b(?:which|what) (?:are|were|(?:\p{L}+ ){0,2}(?!(?:stops|makes|does|keeps|sets|happens|gives|gets|has|was|comes|us)\b)\p{L}{3,}s)\b(?! (?:is|does|the|of the year))|\bprices\b|\blist\b|\bbreak ?down\b|\ball (?:the|of)\b|\bwho are\b|\bfeatures\b|\bsteps\b|\bstreams\b|\bsplit\b|\bmilestones\b|\broadmap\b/u;
const MOST_CONCEPTS = 2;
/** Words that tell one value of a concept from others. */
const QUALIFIER = /\b(?:paying|paid|active|monthly|daily|weekly|registered|beta|gross|net|premium|free)\b/gu;

/** Reads a question in lower case. */
export function queryOf(asked: string): Query {
  const concepts: Concept[] = [];
  let rest = asked;
  for (const concept of CONCEPTS) {
    if (concepts.length >= MOST_CONCEPTS) break;
    const found = concept.asks.exec(rest);
    if (!found) continue;
    concepts.push(concept);
    rest = rest.replace(found[0], (matched) => leftOf(concept, matched));
  }
  // "What will they hire with the round?" is about hiring.
  concepts.sort((a, b) => Number(a.name === 'the ask') - Number(b.name === 'the ask'));
  const kept = asked.match(QUALIFIER) ?? [];
  const [main] = concepts;
  const asksWho = expectedBy(asked)[0] === 'person';
  // Who buys, who competes and who gave money are groups or organisations.
  const expected = asksWho && main && main.section !== 'team' ? [] : expectedBy(asked);
  return {
    concepts,
    terms: [...new Set(termsOf([rest, ...kept].join(' ')))],
    expected: expected.length > 0 ? expected : (main?.needs ?? []),
    isList: LIST.test(asked),
  };
}

/** Reads a question by its words alone, for those in which a word of a concept means something else. */
export const wordsOf = (asked: string, query: Query): Query => ({
  ...query,
  concepts: [],
  terms: termsOf(asked),
  expected: expectedBy(asked),
});

/** The words between the ends of a match say more than the concept: "smallest", "monthly", "first". */
function leftOf({ says }: Concept, matched: string): string {
  return matched
    .split(/\s+/u)
    .slice(1, -1)
    .filter((word) => word.length > 4 && !says.test(word))
    .join(' ');
}

export interface Hit {
  passage: Passage;
  /** How much of the question it covers, 0 to 1. */
  share: number;
  /** How well it matches what the question names first, 0 to 1; 1 if that is no concept. */
  main: number;
  /** Whether it holds a value of an expected kind; true if none is expected. */
  isOfKind: boolean;
  score: number;
}

const FIELDS = [
  ['own', 1],
  ['near', 0.7],
  ['heading', 0.75],
  ['title', 0.55],
] as const;

/** Inverse frequency of a term, 0.4 to 1. */
function rarity(term: string, passages: readonly Passage[]): number {
  const count = passages.filter(({ terms }) => terms.own.has(term)).length;
  if (count === 0) return 0.7;
  return Math.max(0.4, 1 - Math.log(count) / Math.log(passages.length + 1));
}

/** Marketing is no market. */
const OTHERWISE = new Set(['market', 'marketing']);

const startsAlike = (a: string, b: string) =>
  !(OTHERWISE.has(a) && OTHERWISE.has(b)) &&
  Math.min(a.length, b.length) >= 5 &&
  (a.startsWith(b.slice(0, 6)) || b.startsWith(a.slice(0, 6)));

/** Weights of other forms of a word, of words that mean much the same, and of words that are used alike. */
const ALIKE = 0.85;
const RELATED = 0.7;
const USED_ALIKE = 0.6;

/** How well words of a deck stand for one term of a question, 0 to 1. */
function likenessTo(term: string) {
  const related = relatedTo(term);
  const used = usedLike(term);
  const known = new Map<string, number>([[term, 1]]);
  const likeness = (word: string): number => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const own = startsAlike(word, term) ? ALIKE : related.has(word) ? RELATED : USED_ALIKE * (used.get(word) ?? 0);
    known.set(word, own);
    return own;
  };
  return (words: ReadonlySet<string>): number => {
    if (words.has(term)) return 1;
    let best = 0;
    for (const word of words) best = Math.max(best, likeness(word));
    return best;
  };
}

/** What a claim on the same part of the story adds to the match of a concept. */
const CLAIMED = 0.08;

function conceptMatch({ says, names = says, section }: Concept, { text, around, topic, claims }: Passage): number {
  const isTopic = section !== undefined && sectionOfTopic(topic)?.id === section;
  const bonus = (isTopic ? 0.12 : 0) + (section !== undefined && claims.has(section) ? CLAIMED : 0);
  if (names.test(text)) return 0.88 + bonus;
  if (names.test(around.heading)) return 0.78 + bonus;
  const isSaid = says.test(text);
  if (names.test(around.title)) return (isSaid ? 0.75 : 0.6) + bonus;
  if (isSaid) return 0.55 + bonus;
  if (says.test(around.heading)) return 0.5 + bonus;
  if (names.test(around.near)) return 0.5 + bonus;
  if (says.test(around.near) || says.test(around.title)) return 0.4 + bonus;
  return bonus > 0 ? 0.2 + bonus : 0;
}

const CONCEPT_WEIGHT = 1.6;

function kindBonus(kinds: readonly Kind[], passage: Passage): number {
  if (kinds.length === 0) return 0;
  const [first] = kinds;
  if (first && passage.kinds.own.has(first)) return 0.3;
  if (kinds.some((kind) => passage.kinds.own.has(kind))) return 0.2;
  if (kinds.some((kind) => passage.kinds.near.has(kind))) return 0.1;
  return -0.25;
}

/** A row with more numbers than this explains nothing. */
const MOST_FIGURES = 3;

/** Least share of a question about a person that a passage without a name covers. */
const MOSTLY = 0.5;

const holdsPerson = ({ kinds: { own, near } }: Passage) => own.has('person') || near.has('person');

/** Kinds of value without which nothing answers a question. "Who moderates it?" may be answered by a group. */
export const neededBy = ({ concepts, expected }: Query): readonly Kind[] =>
  concepts[0]?.needs ?? (expected[0] === 'person' ? [] : expected);

/** The passages that answer a question, the best first. */
export function rank(query: Query, passages: readonly Passage[]): Hit[] {
  const { concepts, terms, expected } = query;
  const weights = terms.map((term) => rarity(term, passages));
  const full = weights.reduce((sum, weight) => sum + weight, 0) + concepts.length * CONCEPT_WEIGHT;
  if (full === 0) return [];
  const likeness = terms.map(likenessTo);
  const wanted = neededBy(query);
  return passages
    .map((passage): Hit => {
      let covered = 0;
      for (const [at, likenessOf] of likeness.entries()) {
        let best = 0;
        for (const [field, weight] of FIELDS) {
          const match = likenessOf(passage.terms[field]);
          best = Math.max(best, weight * match);
        }
        covered += (weights[at] ?? 0) * best;
      }
      const matches = concepts.map((concept) => conceptMatch(concept, passage));
      for (const match of matches) covered += CONCEPT_WEIGHT * match;
      const share = covered / full;
      const isOfKind =
        (wanted.length === 0 &&
          (expected[0] !== 'person' || concepts.length > 0 || share >= MOSTLY || holdsPerson(passage))) ||
        wanted.some((kind) => passage.kinds.own.has(kind) || passage.kinds.near.has(kind));
      const title = passage.isTitle ? -0.08 : 0;
      const row = expected.length === 0 && concepts.length > 0 && passage.figures > MOST_FIGURES ? -0.2 : 0;
      return {
        passage,
        share,
        main: matches[0] ?? 1,
        isOfKind,
        score: share === 0 ? 0 : share + kindBonus(expected, passage) + title + row,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.passage.at - b.passage.at);
}
