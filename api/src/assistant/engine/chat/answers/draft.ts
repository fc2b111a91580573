import { randomUUID } from 'node:crypto';
import type { Statement } from '../../../../evaluation/engine/rubric/statements.ts';
import { linesOf } from '../../document-lines.ts';
import { notesOf } from '../../generate/fit.ts';
import type { Piece } from '../../generate/piece.ts';
import { sectionSlides } from '../../generate/section-slides.ts';
import { standingsBySection } from '../../generate/standing.ts';
import { type Section, STORY } from '../../generate/story.ts';
import { fixOf, isOpen, type RuleState, standingsOf } from '../../judgement.ts';
import { placeholdersOf } from '../../placeholders.ts';
import type { SlideReading } from '../../reading.ts';
import type { Block, DocumentSlide } from '../../types.ts';
import { type Answer, list, paragraph, pointItem } from '../blocks.ts';
import { toldFacts } from '../person-facts.ts';
import { sectionOfSlide, slidesOfSection, type Talk } from '../talk.ts';

/** Maximum sentences that a draft takes from other slides. */
const BORROWED = 2;
const MOST = 6;

type Draft = Extract<Block, { type: 'draft' }>;
type Fact = Draft['facts'][number];

const fromDeck = ({ slide, text }: Statement): Piece => ({ text, slide });

/** What the deck says about a section: the section's own slide first, then the best of the other slides. */
function piecesOf({ deck }: Talk, section: Section, own: SlideReading | null): Piece[] {
  const here = (own?.statements ?? []).filter(({ text }) => text !== own?.slide.title);
  const elsewhere = standingsOf(deck, section.rules)
    .flatMap(({ finding }) => (finding && finding.band >= 5 ? [finding.statement] : []))
    .filter(({ slide }) => slide !== own?.slide.number);
  return [...here.slice(0, MOST), ...[...new Set(elsewhere)].slice(0, own ? BORROWED : MOST)].map(fromDeck);
}

const isOn = (slide: DocumentSlide, text: string) => {
  const all = [slide.title, ...linesOf(slide)].join('\n').toLowerCase();
  return all.includes(text.replace(/\.$/u, '').toLowerCase());
};

function factsOf(pieces: readonly Piece[], told: readonly string[], slide: DocumentSlide): Fact[] {
  return [
    ...pieces.map(({ text, slide: at }): Fact => ({ text, origin: 'deck', slide: at })),
    ...told.map((text): Fact => ({ text, origin: 'person', slide: null })),
    ...placeholdersOf(slide).map((text): Fact => ({ text, origin: 'missing', slide: null })),
  ];
}

/** Where the deck states what a draft uses. The draft itself is not part of the deck. */
const placeOf = ({ finding }: RuleState, taken: readonly Piece[]) =>
  taken
    .filter(({ text }) => text === finding?.statement.text)
    .flatMap(({ slide, text }) => (slide === null ? [] : [{ slide, quote: text }]));

const counted = (count: number, one: string, many: string) => (count === 1 ? `one ${one}` : `${count} ${many}`);

function described(section: Section, facts: readonly Fact[]): string {
  const of = (origin: Fact['origin']) => facts.filter((fact) => fact.origin === origin).length;
  const parts = [
    of('deck') > 0 ? `${counted(of('deck'), 'sentence', 'sentences')} of your deck` : '',
    of('person') > 0 ? `${counted(of('person'), 'fact', 'facts')} from you (marked until the deck has a source)` : '',
    of('missing') > 0 ? `${counted(of('missing'), 'placeholder', 'placeholders')} for what is still missing` : '',
  ].filter((part) => part !== '');
  return `A draft on ${section.phrase}, made only from ${new Intl.ListFormat('en').format(parts)}.`;
}

/** The last slide that precedes a section in story order; null when there is none. */
function lastBefore({ deck }: Talk, section: Section): number | null {
  const before = STORY.slice(
    0,
    STORY.findIndex((one) => one.id === section.id),
  ).toReversed();
  for (const one of before) {
    const last = slidesOfSection(deck, one).at(-1);
    if (last) return last.slide.number;
  }
  return deck.slides.length > 0 ? 1 : null;
}

/** Drafts a slide on a section from the deck and the user's facts, word for word. */
export function draft(talk: Talk, section: Section, own: SlideReading | null): Answer {
  const { input } = talk;
  const told = toldFacts(input);
  const taken = piecesOf(talk, section, own);
  const pieces = [...taken, ...told.map((text) => ({ text, slide: null }))];
  const standings =
    standingsBySection([section], new Map([[section, pieces]]), input.material.company, talk.deck.context.names).get(
      section,
    ) ?? [];
  const [made] = sectionSlides(section, pieces, standings, input.material.company);
  if (!made) throw new Error('A section without pieces has a slide of placeholders.');
  const unsaid = told.filter((text) => !isOn(made, text));
  const mark = told.length === 0 ? '' : `From you, without a source in the deck: ${told.join(' ')}`;
  const slide: DocumentSlide = { ...made, id: randomUUID(), notes: notesOf([made.notes, mark]) };
  const facts = factsOf(taken, told, slide);
  const open = standings
    .filter(({ rule, state }) => isOpen({ rule, state, finding: null }) && state !== 'absent')
    .slice(0, 2);
  const citations = taken.map(({ slide: at, text }) => ({ slide: at ?? 1, quote: text }));
  return {
    blocks: [
      paragraph(described(section, facts), citations),
      {
        type: 'draft',
        slide,
        replaces: own?.slide.number ?? null,
        after: own?.slide.number ?? lastBefore(talk, section),
        facts,
      },
      ...(unsaid.length > 0 ? [paragraph(`This fits only in the notes: ${unsaid.join(' ')}`)] : []),
      ...(open.length > 0
        ? [
            paragraph('What would make it stronger:'),
            ...list(open.map((standing) => ({ ...pointItem(fixOf(standing)), citations: placeOf(standing, taken) }))),
          ]
        : []),
    ],
    suggestions: [`What would an investor ask about ${section.phrase}?`, `What is missing in “${section.label}”?`],
  };
}

/** Drafts the part of the story that the question names, otherwise the slide it refers to. */
export function draftFor(talk: Talk, replaces: boolean): Answer {
  const own = talk.slide;
  const section = talk.section ?? (own ? sectionOfSlide(own) : null);
  if (section) {
    const told = own && (replaces || sectionOfSlide(own) === section) ? own : null;
    return draft(talk, section, told);
  }
  const parts = new Intl.ListFormat('en', { type: 'disjunction' }).format(STORY.map(({ phrase }) => phrase));
  return {
    blocks: [paragraph(`Which part of the story should the slide tell? I can draft a slide on ${parts}.`)],
    suggestions: ['Draft a slide on the problem', 'Draft a slide on traction', 'Draft a slide on competition'],
  };
}
