import type { LikelihoodFactor, LikelihoodLimit } from '@northlight/shared-api/rules';
import type { Box, Deck } from '../../decks/reading/types.ts';

/** The eight categories in display order. */
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

/** A verbatim sentence of the deck and its position. */
export interface Quote {
  slide: number;
  quote: string;
  /** The part of the slide that contains it; null if unknown. */
  box: Box | null;
  /** The words come from OCR. */
  recognised: boolean;
}

/** The built-in rubric, or the configured language model. */
export type EngineName = 'rubric' | 'llm';

/** A sentence of the deck and what it earns. */
export interface Evidence extends Quote {
  /** Name of the rule that recognised it. */
  rule: string;
  /** Why it counts, in one plain sentence. */
  reason: string;
  /** 3 generic, 5 specific, 8 evidenced; null if unknown. */
  band: 3 | 5 | 8 | null;
  /** The published convention behind the rule; null if unknown. */
  source: string | null;
}

/** Something an investor expects in this category but the deck lacks. */
export interface MissingEvidence {
  rule: string;
  /** What is missing, in one plain sentence. */
  reason: string;
  /** The published convention behind the rule; null if unknown. */
  source: string | null;
}

/** Sentences that cannot all be true, or whose numbers do not add up. */
export interface Discrepancy {
  kind: 'contradiction' | 'arithmetic' | 'date';
  category: Category;
  /** What was checked, such as "Use of funds". */
  name: string;
  /** What disagrees, in one plain sentence with the numbers. */
  reason: string;
  /** The sentences concerned, in slide order. */
  quotes: Quote[];
}

export interface NextStep {
  title: string;
  detail: string;
  /** The slide to work on; null when the deck has none for this category. */
  slide: number | null;
  category: Category;
  /** The current score and the score this step can reach, 0 to 10. */
  from: number;
  to: number;
  /** The founder's sentence that the step works on; null when the deck has none. */
  quote: Quote | null;
  /** Suggested wording, with blanks in square brackets such as "[source, year]"; null when there is none. */
  rewrite: string | null;
}

export interface CategoryScore {
  category: Category;
  /** Integer 0 to 10; null when unreadable slides prevented the assessment. */
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

export interface HiddenTextOnSlide {
  slide: number;
  text: string;
  /** Its place on the slide. */
  box: Box;
}

export interface EvaluationResult {
  /** Lower end of the overall score, 0 to 10: the rounded mean, with a category that was not assessed as 0. */
  overall_score: number;
  /** Upper end, with a category that was not assessed as 10. Equals the lower end if all were assessed. */
  overall_high: number;
  /** Always the eight categories, in their order. */
  scores: CategoryScore[];
  strengths: string[];
  improvements: string[];
  /** Most important first. */
  next_steps: NextStep[];
  /** Contradictions and wrong sums, in category order. */
  discrepancies: Discrepancy[];
  /** Numbers of the slides whose text could not be read. */
  unreadable_slides: number[];
  /** Slides in a language other than English. They are not assessed. */
  foreign_slides: ForeignSlide[];
  /** Slides with hidden text. It is not scored. */
  hidden_text_slides: number[];
  /** The hidden texts, in slide order, cut after a few hundred letters. */
  hidden_texts: HiddenTextOnSlide[];
  /** Readable slides with pictures whose text could not be read in full. */
  partly_read_slides: number[];
  engine: EngineName;
  /** Name of the language model; absent if none was used. */
  model?: string;
  rubric_version: string;
}

/** How many categories are complete. */
export interface EvaluationProgress {
  done: number;
  of: number;
}

/** Evaluates decks. The built-in engine always gives the same deck the same answer. */
export interface Engine {
  evaluate(
    deck: Deck,
    signal?: AbortSignal,
    onProgress?: (progress: EvaluationProgress) => void,
  ): Promise<EvaluationResult>;
}

/** One answer of a founder. */
export interface GivenText {
  question: string;
  text: string;
  /** A file is the answer, or accompanies the text. */
  hasFile: boolean;
  /** Chosen from a list, not written. */
  isChoice: boolean;
}

/** The input for fit and readiness. */
export interface LikelihoodInput {
  /** The deck's content; null when it could not be read. */
  deck: { content: Deck; evaluation: EvaluationResult } | null;
  founder: { sector: string; bio: string };
  investor: {
    fields: readonly string[];
    /** In the investor's own words. */
    stage: string;
    geography: string;
    preferences: string;
    /** In dollars; null when unknown. */
    min: number | null;
    max: number | null;
    /** Answers to the investor's own questionnaire. */
    questionnaire: readonly string[];
  };
  /** The founder's answers, in the order of the questions. */
  answers: readonly GivenText[];
}

/** How well a submission fits the investor, and how ready it is. It is not a forecast. */
export interface LikelihoodResult {
  /** Integer 0 to 10. */
  likelihood_score: number;
  /** The verdict in one sentence, for the founder. */
  likelihood_reason: string;
  factors: LikelihoodFactor[];
  /** What held the score down; null if nothing did. */
  limit: LikelihoodLimit | null;
  engine: EngineName;
  rubric_version: string;
}

/** Scores a submission to an investor. The same input always gets the same score. */
export interface LikelihoodEngine {
  assess(input: LikelihoodInput, signal?: AbortSignal): Promise<LikelihoodResult>;
}
