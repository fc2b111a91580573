import { BRIEF_PARTS, type BriefPart } from '@northlight/shared-api/rules';
import { namesOf } from '../../../evaluation/engine/rubric/backing.ts';
import { type Claim, claimsOf, loadedModel, shareOf } from '../../../evaluation/engine/rubric/claims/claims.ts';
import { factsOf } from '../../../evaluation/engine/rubric/facts.ts';
import { RULES } from '../reading.ts';
import { numberedIn, sentencesIn } from '../sentences.ts';
import type { Brief } from '../types.ts';
import { textsOf } from './laid.ts';
import type { Piece } from './piece.ts';
import { withSources } from './sources.ts';
import { statementOf } from './standing.ts';
import { type Section, STORY, sectionById } from './story.ts';

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
    elsewhere: { section: sectionById('financials'), test: speaksOf('numbers') },
  },
};

/** A field with this many sentences may tell more than its own part. */
const SEVERAL = 3;
/** Least probability of the section that a sentence of such a field speaks to. */
const LIKELY = 0.2;

/** Words that name their section whatever the model takes a sentence for. */
const NAMING: readonly [Section['id'], RegExp][] = [
  [
    'ask',
    /\b(?:we(?:[’']re| are)? |now )?(?:raising|(?:want|plan|looking|seek\w*|need) (?:to raise|for)?)\b.{0,20}[$€£₹]\s?\d|\braise [$€£₹]/iu,
  ],
  ['competition', /\b(?:competitors?|rivals?|incumbents?|unlike|compete with)\b/iu],
  ['team', /\b(?:CEO|CTO|COO|co-?founders?|founded by|our team)\b/u],
  ['market', /\b(?:TAM|SAM|SOM)\b/u],
  ['model', /\b(?:pays? us|we (?:charge|keep|take))\b/iu],
];

const PART_OF: ReadonlyMap<Section, BriefPart> = new Map(
  BRIEF_PARTS.flatMap((part) => {
    const { to, elsewhere } = WAYS[part];
    return [[to, part] as const, ...(elsewhere ? [[elsewhere.section, part] as const] : [])];
  }),
);

/** The section that a sentence speaks to by itself, whatever field it stands in; null where that is unclear. */
function sectionOf(text: string, { speaksTo }: Claim): Section | null {
  const named = NAMING.find(([, words]) => words.test(text))?.[0];
  if (named) return STORY.find(({ id }) => id === named) ?? null;
  const shares = STORY.map((section) => ({
    section,
    share: shareOf(speaksTo, ...section.rules.map(({ id }) => id)),
  }));
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best && best.share >= LIKELY ? best.section : null;
}

/** What the sentences of a field claim by themselves. */
function claimsIn(texts: readonly string[], company: string): Claim[] {
  const statements = texts.map((text, at) => statementOf(text, at + 1, null));
  return claimsOf(factsOf(statements, namesOf(statements, company)), loadedModel());
}

/** Where each sentence of a field belongs. */
function routed(texts: readonly string[], { to, elsewhere }: Way, brief: Brief): Section[] {
  const claims = texts.length >= SEVERAL ? claimsIn(texts, brief.company) : [];
  return texts.map((text, at) => {
    if (at === 0) return to;
    if (elsewhere?.test(text)) return elsewhere.section;
    const claim = claims[at];
    const other = claim && sectionOf(text, claim);
    // A founder who has filled in a field has said there what belongs there.
    const part = other && PART_OF.get(other);
    return other && part && sentencesIn(brief[part]).length === 0 ? other : to;
  });
}

/** The sentences of a brief by section. The first sentence of a part always stays in the part's own section. */
export function piecesOfBrief(brief: Brief): Map<Section, Piece[]> {
  const pieces = new Map<Section, Piece[]>();
  for (const part of BRIEF_PARTS) {
    const places = numberedIn(brief[part]);
    const told = withSources(
      sentencesIn(brief[part]).map((text): Piece => {
        const place = places.get(text);
        return { text, slide: null, ...(place !== undefined && { place }) };
      }),
    );
    const sections = routed(textsOf(told), WAYS[part], brief);
    for (const [at, piece] of told.entries()) {
      const section = sections[at] ?? WAYS[part].to;
      pieces.set(section, [...(pieces.get(section) ?? []), piece]);
    }
  }
  return pieces;
}
