import type { Box, Deck } from '../../decks/reading/types.ts';

/** The eight categories, in the order they are shown. */
export const CATEGORIES = [
  'Problem & why now',
  'Solution & product status',
  'Market',
  'Traction & engagement',
  'Business model & route to market',
  'Competition & protectability',
  'Team',
  'Financials & ask',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** A sentence of the deck, letter for letter, and where it stands. */
export interface Quote {
  slide: number;
  quote: string;
  /** The part of the slide that holds it; null where that is not known. */
  box: Box | null;
  /** The words were recognised in a picture. */
  recognised: boolean;
}

/** The rubric that is built in, or the language model that was set up. */
export type EngineName = 'rubric' | 'llm';

/** A sentence of the deck and what it earns. */
export interface Evidence extends Quote {
  /** Name of the rule that recognised it. */
  rule: string;
  /** Why it counts, one plain sentence. */
  reason: string;
  /** 3 stated generically, 5 specific, 8 evidenced; null where it is not known. */
  band: 3 | 5 | 8 | null;
  /** Where investors' expectation of it is written down; null where that is not known. */
  source: string | null;
}

/** Something an investor expects in this category that was not found. */
export interface MissingEvidence {
  rule: string;
  /** What was not found, one plain sentence. */
  reason: string;
  /** Where investors' expectation of it is written down; null where that is not known. */
  source: string | null;
}

/** Sentences that cannot all hold, or whose numbers do not add up. */
export interface Discrepancy {
  kind: 'contradiction' | 'arithmetic' | 'date';
  category: Category;
  /** What was checked, such as "Use of funds". */
  name: string;
  /** What does not agree, one plain sentence with the numbers. */
  reason: string;
  /** The sentences it rests on, in the order of the slides. */
  quotes: Quote[];
}

export interface NextStep {
  title: string;
  detail: string;
  /** The slide to work on; null when the deck has none for this category. */
  slide: number | null;
  category: Category;
  /** Score today and the score this step can reach, 0 to 10. */
  from: number;
  to: number;
}

export interface CategoryScore {
  category: Category;
  /** Whole number 0 to 10; null when it could not be assessed because slides could not be read. */
  score: number | null;
  feedback: string;
  evidence: Evidence[];
  missing: MissingEvidence[];
}

export interface ForeignSlide {
  slide: number;
  /** English name of the language. */
  language: string;
}

export interface EvaluationResult {
  /** Rounded mean of the assessed categories, 0 to 10. */
  overall_score: number;
  /** Always the eight categories, in their order. */
  scores: CategoryScore[];
  strengths: string[];
  improvements: string[];
  /** Ordered by what holds the deck back most. */
  next_steps: NextStep[];
  /** Contradictions and sums that do not come out, in the order of the categories. */
  discrepancies: Discrepancy[];
  /** Numbers of the slides whose text could not be read. */
  unreadable_slides: number[];
  /** Slides in another language than English; they were not assessed. */
  foreign_slides: ForeignSlide[];
  /** Slides with text that leaves no ink; it was not scored. */
  hidden_text_slides: number[];
  engine: EngineName;
  /** Name of the language model; absent where none was asked. */
  model?: string;
  rubric_version: string;
}

/** How many of the categories were gone through. */
export interface EvaluationProgress {
  done: number;
  of: number;
}

/** The AI behind the product. The built-in one gives the same deck the same answer. */
export interface Engine {
  evaluate(
    deck: Deck,
    signal?: AbortSignal,
    onProgress?: (progress: EvaluationProgress) => void,
  ): Promise<EvaluationResult>;
}

/** One answer of a founder that is on the table. */
export interface GivenText {
  question: string;
  text: string;
  /** A file answers it, alone or beside the text. */
  hasFile: boolean;
  /** Chosen out of a list, not written. */
  isChoice: boolean;
}

/** What fit and readiness are judged by. */
export interface LikelihoodInput {
  /** What the deck says; null when it could not be read. */
  deck: { content: Deck; evaluation: EvaluationResult } | null;
  founder: { sector: string; bio: string };
  investor: {
    fields: readonly string[];
    /** As the investor wrote them. */
    stage: string;
    geography: string;
    preferences: string;
    /** In dollars; null when not told. */
    min: number | null;
    max: number | null;
    /** Answers to the investor's own questionnaire. */
    questionnaire: readonly string[];
  };
  /** The answers to the questions that were asked, in order. */
  answers: readonly GivenText[];
}

/** One thing that speaks for or against a submission. */
export interface LikelihoodFactor {
  name: string;
  group: 'fit' | 'readiness';
  verdict: 'strong' | 'partial' | 'weak' | 'unknown';
  /** One plain sentence. */
  reason: string;
  /** What would raise it; null when nothing the founder does would. */
  raise: string | null;
}

/** How well a submission fits the investor and how ready it is. It foretells nothing. */
export interface LikelihoodResult {
  /** Whole number 0 to 10. */
  likelihood_score: number;
  likelihood_reason: string;
  factors: LikelihoodFactor[];
  /** What would raise the score, the most effective first. */
  raise: string[];
  engine: EngineName;
  /** Name of the language model; absent where none was asked. */
  model?: string;
  rubric_version: string;
}

/** Judges what was sent to an investor. The score of the same input is always the same. */
export interface LikelihoodEngine {
  assess(input: LikelihoodInput, signal?: AbortSignal): Promise<LikelihoodResult>;
}
