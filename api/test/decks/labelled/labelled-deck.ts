import type { SlideText } from '../kit.ts';

/**
 * The score that a person gives each category by the bands: 0 absent, 3 generic, 5 specific, 8 evidenced by a number
 * with its date, source or named party, 10 also corroborated on another slide.
 */
export type Label = 0 | 3 | 5 | 8 | 10;

/** Problem, solution, market, traction, model, competition, team, financials. */
export type Labels = readonly [Label, Label, Label, Label, Label, Label, Label, Label];

/** The first set was written before the first rules, the second before their third version. */
export type HeldOut = 'first' | 'second';

/** A company invented for the measurement, and the labels that change without one piece of evidence. */
export interface LabelledDeck {
  company: string;
  /** Set for decks that nobody looks at while changing rules; only their totals are used. */
  heldOut?: HeldOut;
  slides: readonly SlideText[];
  labels: Labels;
  /** Removing this piece of evidence produces the other half of the pair. */
  evidence: {
    /** Verbatim text in the deck: a bullet, a paragraph, a source line, or part of one. */
    text: string;
    /** Replacement text; by default none. */
    instead?: string;
    /** Labels that differ without it, by index in `labels`. */
    labels: Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7, Label>>;
  };
}

/** A slide with a title and bullets. */
export const slide = (title: string, ...bullets: string[]): SlideText => ({ title, bullets });

/** A slide whose title is a claim, with the name of its part as kicker. */
export const under = (kicker: string, title: string, ...bullets: string[]): SlideText => ({ kicker, title, bullets });

/** A slide with large figures, each with its label. */
export const figures = (title: string, metrics: Record<string, string>, ...bullets: string[]): SlideText => ({
  title,
  metrics: Object.entries(metrics).map(([figure, label]) => ({ figure, label })),
  bullets,
});

/** A slide with paragraphs. */
export const prose = (title: string, ...paragraphs: string[]): SlideText => ({ title, paragraphs });
