import type { Category } from '../../types.ts';
import type { FigureKind } from '../figures.ts';
import type { Topic } from '../topics.ts';

/**
 * What makes a claim specific; one of these is enough. `opening` is a name at the start of the sentence, `contrast` a
 * point on which it distinguishes two things.
 */
export type Specific = 'figure' | 'substance' | 'name' | 'opening' | 'contrast' | 'date' | RegExp;

/** 3 generic, 5 specific, 8 evidenced. */
export type Band = 3 | 5 | 8;

/** One thing that investors expect in a category: how to recognise it, and what to say if it is present or missing. */
export interface Rule {
  id: string;
  /** Shown to founders beside the evidence. */
  name: string;
  /** A category needs at least one of its core rules to count as stated. */
  core: boolean;
  /** Completes "We found nothing on …". */
  looksFor: string;
  /**
   * Completes "Investors want to know …" or "… to see …": the number that would turn the claim into evidence. Only for core rules that can
   * reach band 8.
   */
  number?: string;
  /** Recognises the claim in any part of the deck. */
  anywhere?: RegExp;
  /** Parts of the deck about this subject. There, `inSection` recognises the claim; without it, any sentence does. */
  sections: readonly Topic[];
  inSection?: RegExp;
  /** In `sections`, a sentence that measures something matches, whatever its words. */
  figureInSection?: boolean;
  /** Names that belong to the rule's own subject, so they do not count as a named party. */
  own?: RegExp;
  /** Parts of the deck where the same words mean something else. */
  notIn?: readonly Topic[];
  /** Excludes sentences that look alike but mean something else. */
  not?: RegExp;
  /** Sentences that remain generic despite a number. */
  general?: RegExp;
  /** A named party counts as backing only in such a sentence. */
  party?: RegExp;
  /** Another sentence on the slide that matches this and has a date or a named party backs the number. */
  beside?: RegExp;
  /** In `sections`, logos may show what the rule looks for; their names are not read. */
  logos?: true;
  /** Only facts count, not plans or forecasts. */
  actual?: boolean;
  /** A date alone does not back its numbers: who says so, or who has committed, has to be named. */
  needsSource?: true;
  /** It tells of plans by nature, so that being one is no flaw. */
  plan?: true;
  /** Numbers that measure it. */
  figures: readonly FigureKind[];
  specific: readonly Specific[];
  /** Outside `sections`, the claim counts only with a number. */
  figureOutside?: boolean;
  /** The highest band the rule can earn. Default: 8. */
  highest?: 5;
  /** Why a claim without detail counts little, and why one with detail counts. */
  generic: string;
  detailed: string;
  /** What a number without backing lacks, where neither a date nor a source is expected. */
  unbacked?: string;
  /** The next step for the founder. `title` is a short imperative; `detail` says what to add. */
  advice: { title: string; detail: string };
  /**
   * What the founder could write, with gaps in square brackets: a whole sentence, or the end of the founder's own that
   * makes its number checkable or adds a number to it.
   */
  rewrite: Rewrite;
  /** The published convention behind the rule. */
  source: string;
}

export interface Rewrite {
  whole: string;
  check?: string;
  count?: string;
}

/** The rules of one category, in the order in which an investor would ask. */
export interface CategoryRules {
  category: Category;
  /** Parts of the deck that belong to the category, and where its next step applies. */
  sections: readonly Topic[];
  /** Completes "We found nothing on …" when no rule finds anything. */
  looksFor: string;
  rules: readonly Rule[];
}
