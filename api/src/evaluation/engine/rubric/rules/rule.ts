import type { Category } from '../../types.ts';
import type { FigureKind } from '../figures.ts';
import type { Topic } from '../topics.ts';

/**
 * What makes a claim specific: one of these is enough. `opening` is a name that the sentence begins with, `contrast` a
 * point on which it sets one thing off against another.
 */
export type Specific = 'figure' | 'substance' | 'name' | 'opening' | 'contrast' | 'date' | RegExp;

/** One thing that investors expect in a category: how it is recognised, and what to say when it is there or not. */
export interface Rule {
  id: string;
  /** Shown to founders beside the evidence. */
  name: string;
  /** The category cannot pass for stated without one of its core rules. */
  core: boolean;
  /** Completes "No slide shows …". */
  looksFor: string;
  /** Completes "Investors look for …": the number that would make the claim evidence. Only where the rule can reach band 8 as a core. */
  number?: string;
  /** Recognises the claim wherever it stands. */
  anywhere?: RegExp;
  /** Parts of the deck that are about it; there, `inSection` recognises it, or any sentence does. */
  sections: readonly Topic[];
  inSection?: RegExp;
  /** In `sections`, a sentence that measures something is about it, whatever its words. */
  figureInSection?: boolean;
  /** Names of what the rule itself is about; they do not vouch for it. */
  own?: RegExp;
  /** Parts of the deck where the same words mean something else. */
  notIn?: readonly Topic[];
  /** Sentences that look alike and are not it. */
  not?: RegExp;
  /** Sentences that have a number and still stay general. */
  general?: RegExp;
  /** A named party vouches only in such a sentence. */
  party?: RegExp;
  /** Another sentence on the slide vouches for the number when it says this, with a date or a named party. */
  beside?: RegExp;
  /** What it looks for may stand as logos on a slide of `sections`, whose names are not read. */
  logos?: true;
  /** Only what has happened counts, no plan or forecast. */
  actual?: boolean;
  /** Numbers that measure it. */
  figures: readonly FigureKind[];
  specific: readonly Specific[];
  /** Outside `sections` the claim counts only with a number. */
  figureOutside?: boolean;
  /** The highest band the rule can earn; 8 unless said. */
  highest?: 5;
  /** Why a claim that names no detail counts for little, and why one that does counts. */
  generic: string;
  detailed: string;
  /** What to do next, for the founder. `title` is an order of a few words; `detail` names what to add. */
  advice: { title: string; detail: string };
  /** The convention behind the rule. */
  source: string;
}

/** The rules of one category, in the order in which an investor would ask. */
export interface CategoryRules {
  category: Category;
  /** Parts of the deck that belong to the category; where its next step is made. */
  sections: readonly Topic[];
  /** Completes "No slide shows …" when nothing does. */
  looksFor: string;
  rules: readonly Rule[];
}
