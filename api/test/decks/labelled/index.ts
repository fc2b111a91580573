import { deckOf } from '../deck-of.ts';
import { fullFaces, makeDeck, type SlideText } from '../kit.ts';
import { assertions } from './assertions.ts';
import { care } from './care.ts';
import type { HeldOut, Label, LabelledDeck } from './labelled-deck.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { science } from './science.ts';
import { shorthand } from './shorthand.ts';
import { software } from './software.ts';
import { styles } from './styles.ts';
import { things } from './things.ts';
import { unseen } from './unseen.ts';

export type { HeldOut, Label } from './labelled-deck.ts';

/** One of a pair: a deck with a piece of evidence, or the same deck without it. */
export interface LabelledHalf {
  company: string;
  half: 'with' | 'without';
  /** The held-out set it belongs to; null when it is used to improve the rules. */
  heldOut: HeldOut | null;
  slides: readonly SlideText[];
  /** In category order. */
  labels: readonly Label[];
}

function withoutEvidence({ slides, evidence: { text, instead = '' } }: LabelledDeck): SlideText[] {
  const cut = (line: string) => line.replace(text, () => instead).trim();
  const lines = (all?: string[]) => all?.map(cut).filter((line) => line !== '');
  return slides.map((slide) => ({
    ...slide,
    ...(slide.bullets && { bullets: lines(slide.bullets) ?? [] }),
    ...(slide.paragraphs && { paragraphs: lines(slide.paragraphs) ?? [] }),
  }));
}

/** Every deck with its piece of evidence, followed by the same deck without it. */
export const LABELLED: readonly LabelledHalf[] = [
  ...software,
  ...things,
  ...care,
  ...people,
  ...styles,
  ...science,
  ...money,
  ...shorthand,
  ...assertions,
  ...unseen,
].flatMap((deck) => {
  const { company, slides, labels, heldOut = null, evidence } = deck;
  const fewer = labels.map((label, place) => evidence.labels[place as 0] ?? label);
  return [
    { company, heldOut, half: 'with', slides, labels },
    { company, heldOut, half: 'without', slides: withoutEvidence(deck), labels: fewer },
  ] as const;
});

/** The lines of a slide, its title first. */
export const linesOf = ({ kicker, title, metrics = [], paragraphs = [], bullets = [], source }: SlideText) => [
  title,
  ...(kicker ? [kicker] : []),
  ...metrics.map(({ figure, label }) => `${figure} ${label}`),
  ...paragraphs,
  ...bullets,
  ...(source ? [source] : []),
];

/** The deck in the form that the reader returns, without a file. */
export const readingOf = ({ slides }: LabelledHalf) => deckOf(slides.map(linesOf));

export const pdfOf = async ({ company, slides }: LabelledHalf) => (await makeDeck(company, slides, fullFaces)).save();
