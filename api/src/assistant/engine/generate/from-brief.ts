import type { BriefPart } from '@northlight/shared-api/rules';
import { RULES } from '../reading.ts';
import { sentencesIn } from '../sentences.ts';
import type { Brief } from '../types.ts';
import type { Piece } from './piece.ts';
import { type Section, sectionById } from './story.ts';

const speaksOf = (...ids: string[]) => {
  const rules = RULES.filter(({ id }) => ids.includes(id));
  return (text: string) => rules.some(({ anywhere, not }) => anywhere?.test(text) && !not?.test(text));
};

/** An obligation with a date, which explains why now. */
const DUTY =
  /\b(?:must|requires?d?|mandat\w+|obliged|has to|have to)\b.*\b(?:19|20)\d{2}\b|\b(?:19|20)\d{2}\b.*\b(?:must|requires?d?|mandat\w+|obliged|has to|have to)\b|\b(?:directive|regulation|came into force|now legal)\b/iu;
const whyNow = speaksOf('why-now');
const isTiming = (text: string) => DUTY.test(text) || whyNow(text);

/** Assigns the sentences of a part: those that match the test to another section, the rest to its own. */
interface Way {
  to: Section;
  /** Sentences that belong to another section. */
  elsewhere?: { section: Section; test: (text: string) => boolean };
}

const WAYS: Record<BriefPart, Way> = {
  problem: { to: sectionById('problem'), elsewhere: { section: sectionById('why-now'), test: isTiming } },
  solution: {
    to: sectionById('solution'),
    elsewhere: { section: sectionById('product'), test: speaksOf('status', 'result') },
  },
  market: { to: sectionById('market'), elsewhere: { section: sectionById('why-now'), test: isTiming } },
  model: { to: sectionById('model'), elsewhere: { section: sectionById('route'), test: speaksOf('route') } },
  traction: { to: sectionById('traction') },
  competition: { to: sectionById('competition') },
  team: { to: sectionById('team') },
  ask: {
    to: sectionById('ask'),
    elsewhere: { section: sectionById('financials'), test: speaksOf('numbers', 'milestone') },
  },
};

/** The sentences of a brief by section. The first sentence of a part always stays in the part's own section. */
export function piecesOfBrief(brief: Brief): Map<Section, Piece[]> {
  const pieces = new Map<Section, Piece[]>();
  for (const [part, { to, elsewhere }] of Object.entries(WAYS) as [BriefPart, Way][]) {
    sentencesIn(brief[part]).forEach((text, index) => {
      const section = index > 0 && elsewhere?.test(text) ? elsewhere.section : to;
      pieces.set(section, [...(pieces.get(section) ?? []), { text, slide: null }]);
    });
  }
  return pieces;
}
