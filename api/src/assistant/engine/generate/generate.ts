import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type {
  Brief,
  BriefPicture,
  DeckMaterial,
  DocumentSlide,
  GenerateInput,
  GeneratePiece,
  ToAdd,
} from '../types.ts';
import { checklistOf } from './checklist.ts';
import { isContact } from './contact.ts';
import { close, cover } from './cover.ts';
import { piecesOfBrief } from './from-brief.ts';
import { type FromDeck, slidesFrom } from './from-deck.ts';
import { withIcons } from './icons.ts';
import { improveDocument } from './improve-document.ts';
import { textsOf } from './laid.ts';
import { peopleOf } from './people.ts';
import { undescribed, withPictures } from './pictures.ts';
import { sectionSlides } from './section-slides.ts';
import { standingsBySection } from './standing.ts';
import { STORY, sectionById } from './story.ts';
import { storyline } from './storyline.ts';

interface Written {
  slides: FromDeck[];
  toAdd: readonly ToAdd[];
}

/** What a deck without a single fact is made of: one placeholder for each part that no deck can do without. */
const SKELETON = ['problem', 'solution', 'market', 'traction', 'team', 'ask'] as const;

/** From this many sentences a deck has a close even if the brief asks for nothing. */
const LONG = 6;

/** Every other number has its panel at the left, so that a deck with several is not monotonous. */
function alternating(slides: readonly DocumentSlide[]): DocumentSlide[] {
  const numbers = slides.filter(({ kind }) => kind === 'number');
  return slides.map((slide) =>
    slide.kind === 'number' && numbers.indexOf(slide) % 2 === 1 ? { ...slide, look: 'left' } : slide,
  );
}

function fromBrief(brief: Brief, pictures: readonly BriefPicture[]): Written {
  const { company } = brief;
  const pieces = piecesOfBrief(brief);
  const standings = standingsBySection(STORY, pieces, company);
  const said = (id: (typeof STORY)[number]['id']) => (pieces.get(sectionById(id)) ?? []).map(({ text }) => text);
  const facts = [brief.sector === 'Other' ? null : brief.sector, brief.stage].filter((fact) => fact !== null);
  const contacts = [...pieces.values()].flatMap((own) => textsOf(own).filter((text) => isContact(text, company)));
  const sections = STORY.map((section) => ({
    section,
    pieces: (pieces.get(section) ?? []).filter(({ text }) => !contacts.includes(text)),
    standings: standings.get(section) ?? [],
    company,
    offer: said('solution')[0],
  }));
  const asked = said('ask').filter((text) => !contacts.includes(text));
  const sentences = sections.flatMap((one) => one.pieces.map(({ text }) => text));
  const isClosed = asked.length > 0 || sentences.length >= LONG || contacts.length > 0;
  const told = storyline(sections, isClosed ? 2 : 1);
  const last = isClosed
    ? close({
        company,
        offer: said('solution'),
        asked,
        others: sentences.filter((text) => !asked.includes(text)),
        people: peopleOf(said('team')).people,
        contacts,
        before: told.at(-1)?.notes ?? '',
      })
    : null;
  const story =
    told.length > 0
      ? told
      : SKELETON.flatMap((id) => sectionSlides(sectionById(id), [], standings.get(sectionById(id)) ?? [], company));
  const slides = [cover(company, said('solution'), facts), ...story, ...(last ? [last] : [])];
  return {
    slides: withIcons(alternating(withPictures(slides, pictures, company)), {
      company,
      sector: brief.sector,
      solution: said('solution'),
      sentences,
    }).map((slide) => ({ slide })),
    toAdd: checklistOf(standings, pieces, company, undescribed(pictures)),
  };
}

/** The founder's slides, in their order. */
const fromDeck = async (material: DeckMaterial, signal?: AbortSignal): Promise<FromDeck[]> =>
  material.document
    ? improveDocument(material, material.document).map((slide) => ({ slide }))
    : await slidesFrom(material, signal);

/**
 * Generates a deck from a brief: a story in the order that investors expect, with a layout for each slide by its facts,
 * and a list of what the brief lacks. Or makes slides to edit of an earlier deck, in its order. All content comes from
 * the brief or the deck, word for word.
 */
export async function* generate(input: GenerateInput, signal?: AbortSignal): AsyncGenerator<GeneratePiece> {
  const { theme, brief, material } = input;
  const { slides: written, toAdd } = brief
    ? fromBrief(brief, input.pictures ?? [])
    : { slides: await fromDeck(material, signal), toAdd: [] };
  const made = written.slice(0, DECK_LIMITS.slides);
  for (const [index, one] of made.entries()) yield { type: 'slide', index, total: made.length, ...one };
  const slides = made.map(({ slide }) => slide);
  const company = brief?.company ?? material?.company ?? '';
  const { brand, format } = brief ? { brand: input.brand, format: undefined } : (material.document ?? {});
  const look = { ...(brand && { brand }), ...(format && { format }) };
  const name = brief ? `${company} pitch deck` : `${company || 'Pitch deck'}, improved`;
  yield {
    type: 'deck',
    name: name.slice(0, DECK_LIMITS.name),
    content: { theme, ...look, slides },
    toAdd,
  };
}
