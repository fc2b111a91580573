import { bandOf } from './scores.ts';

/** Whom a likelihood is worded for. */
export type LikelihoodReader = 'founder' | 'investor';

/** What a likelihood is judged by, with the name that both readers see, in display order. */
export const LIKELIHOOD_CRITERIA = {
  sector: 'Sector',
  profile: 'Deck and profile',
  stage: 'Stage',
  amount: 'Check size',
  location: 'Location',
  interests: 'Interests',
  deck: 'Deck',
  answers: 'Answers',
  consistency: 'Deck and answers',
} as const;

export type LikelihoodCriterion = keyof typeof LIKELIHOOD_CRITERIA;

export const LIKELIHOOD_CRITERION_IDS = Object.keys(LIKELIHOOD_CRITERIA) as [
  LikelihoodCriterion,
  ...LikelihoodCriterion[],
];

/** What a factor lacks, or what is wrong with it. */
export const LIKELIHOOD_GAPS = [
  // Of the deck: its text, its weakest category, its next step.
  'text',
  'category',
  'step',
  // Of the round: below the smallest check, or far above the largest.
  'below',
  'above',
  // Of the company: a country is named, but not as its location.
  'home',
  // Of answers that count for nothing: how many.
  'repeats',
  'filler',
  'copies',
  'keywords',
  // Of one answer that counts for nothing: what its question asks for.
  'money',
  'count',
  'date',
  'duration',
  'share',
  'name',
  'choice',
  'link',
  'words',
  // Of one answer that is short.
  'detail',
] as const;

export type LikelihoodGapKind = (typeof LIKELIHOOD_GAPS)[number];

/** Something the founder's side lacks. */
export interface LikelihoodGap {
  kind: LikelihoodGapKind;
  /** The question, the category, the step or the amount concerned; null for a number of answers. */
  subject: string | null;
  /** Number of answers, score of the category, or slide of the step; null for none. */
  count: number | null;
}

/** A value that the founder gave. */
export interface FounderFact {
  value: string;
  /** Where it comes from. `score` is the deck's score, `all` the deck and the answers together. */
  from: 'slide' | 'answer' | 'profile' | 'score' | 'all';
  slide: number | null;
  /** The question that the value answers. */
  question: string | null;
}

/** One argument for or against a submission, as facts. `sentenceOf` words it for its reader. */
export interface LikelihoodFactor {
  name: string;
  group: 'fit' | 'readiness';
  verdict: 'strong' | 'partial' | 'weak' | 'unknown';
  /** Weight relative to the other factors. */
  weight: number;
  criterion: LikelihoodCriterion;
  /** Empty where the founder says nothing. */
  founder: FounderFact[];
  /** The investor's criterion; null where they state none, or where the factor needs none. */
  investor: string | null;
  missing: LikelihoodGap[];
  /** The founder's wording of a release that stored no facts; null since. */
  earlier: { reason: string; raise: string | null } | null;
}

/** What held a score down, and at what. */
export interface LikelihoodLimit {
  by: 'sector' | 'stage' | 'deck' | 'answers';
  max: number;
}

/** Maximum score if the investor does not take the sector or the stage. */
export const MISMATCH_MAX = 5;
/** Maximum score of a nonsense submission: a deck below `READABLE_DECK`, or answers that mostly say nothing. */
export const NONSENSE_MAX = 3;
/** Decks with a lower score say too little to be judged by anything else. */
const READABLE_DECK = 4;
/** How far a likelihood may exceed the score of its deck. */
const ABOVE_DECK = 1;

/**
 * The maximum likelihood of a deck. So 8 or more, "strong", needs a deck of 7 or more, and 6 needs a deck of 5.
 * @param deck the lower end of its overall score; null if it could not be read
 */
export const deckLimit = (deck: number | null): number =>
  deck === null || deck < READABLE_DECK ? NONSENSE_MAX : Math.min(10, deck + ABOVE_DECK);

const WORDS = { high: 'Strong match', mid: 'Fair match', low: 'Weak match' } as const;

/** The verdict on a likelihood in two words. */
export const likelihoodWord = (score: number): string => WORDS[bandOf(score)];
