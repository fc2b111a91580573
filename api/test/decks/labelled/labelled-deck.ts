import type { SlideText } from '../kit.ts';

/**
 * What a reader with the bands in hand gives each category: 0 absent, 3 stated generically, 5 specific, 8 evidenced by a
 * number with its date, source or named party, 10 corroborated on another slide as well.
 */
export type Label = 0 | 3 | 5 | 8 | 10;

/** Problem, solution, market, traction, model, competition, team, financials. */
export type Labels = readonly [Label, Label, Label, Label, Label, Label, Label, Label];

/** The first were written before the first rules, the second before the third version of them. */
export type HeldOut = 'first' | 'second';

/** A company made up for the measurement, and the label that it loses together with one piece of evidence. */
export interface LabelledDeck {
  company: string;
  /** Never looked at while rules are changed: only its part in the sums is. */
  heldOut?: HeldOut;
  slides: readonly SlideText[];
  labels: Labels;
  /** Without this piece of evidence the deck is the other half of the pair. */
  evidence: {
    /** Stands in the deck letter for letter: a bullet, a paragraph, a source line, or a part of one. */
    text: string;
    /** What stands there instead; nothing when left out. */
    instead?: string;
    /** Labels that differ without it, by their place in `labels`. */
    labels: Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7, Label>>;
  };
}

/** A slide of a title and bullets. */
export const slide = (title: string, ...bullets: string[]): SlideText => ({ title, bullets });

/** A slide whose title is an assertion under the name of its part. */
export const under = (kicker: string, title: string, ...bullets: string[]): SlideText => ({ kicker, title, bullets });

/** A slide of large figures, each with its label. */
export const figures = (title: string, metrics: Record<string, string>, ...bullets: string[]): SlideText => ({
  title,
  metrics: Object.entries(metrics).map(([figure, label]) => ({ figure, label })),
  bullets,
});

/** A slide of running text. */
export const prose = (title: string, ...paragraphs: string[]): SlideText => ({ title, paragraphs });
