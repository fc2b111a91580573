import { extname } from 'node:path';
import { MAX_DECK_CHARACTERS, MAX_DECK_PICTURES, MAX_SLIDE_CHARACTERS } from '../limits.ts';
import type { DocumentSlide, ImportedDeck, ImportedPicture, ImportedSlide } from '../types.ts';
import { appearanceOf } from './appearance.ts';
import { Failure } from './failure.ts';
import { LeftOutList } from './left-out.ts';
import type { XmlPart } from './package/parts.ts';
import { at, child, descendants, isOn } from './package/xml.ts';
import { openPresentation, type Presentation } from './presentation.ts';
import type { Item, LeaveOut, PictureItem } from './shapes/items.ts';
import { isUsable, pictureOf } from './shapes/pictures.ts';
import { inheritanceOf } from './shapes/placeholders.ts';
import { ShapeWalk } from './shapes/walk.ts';
import { buildSlides } from './slides/build.ts';
import { withoutFurniture } from './slides/furniture.ts';
import { withTables } from './slides/grids.ts';
import { notesOf } from './slides/notes.ts';
import { isPicture, tellingPictures } from './slides/pictures.ts';
import { tidied } from './slides/texts.ts';

interface Draft {
  /** In PowerPoint, from 1. */
  number: number;
  isHidden: boolean;
  items: Item[];
  notes: string;
  layout: string;
}

function charactersOf(items: readonly Item[]): number {
  const texts = items.flatMap((item) =>
    item.type === 'text' ? item.paragraphs.map(({ text }) => text) : item.type === 'table' ? item.rows.flat() : [],
  );
  return texts.reduce((sum, { length }) => sum + length, 0);
}

const COMMENTS = new Set(['comments', 'comment']);

/** Notes what a slide has besides its shapes. */
function noteOthers(slide: XmlPart, leaveOut: LeaveOut) {
  const links = [...descendants(slide.root, 'hlinkClick')].filter((link) =>
    Object.values(link.attributes).some((id) => slide.relations.get(id)?.isExternal),
  );
  if (links.length > 0) leaveOut('link', links.length);
  if ([...slide.relations.values()].some(({ type }) => COMMENTS.has(type))) leaveOut('comment');
}

/** A picture that fills the background of the slide itself. */
function backgroundOf(slide: XmlPart): PictureItem[] {
  const picture = pictureOf(slide, at(slide.root, 'cSld', 'bg', 'bgPr', 'blipFill'));
  return picture ? [{ type: 'picture', frame: { x: 0, y: 0, w: 1, h: 1 }, ...picture, alt: '', isBottom: true }] : [];
}

async function draftOf(
  { parts, space }: Presentation,
  { path, number }: Presentation['slides'][number],
  leftOut: LeftOutList,
): Promise<Draft> {
  const leaveOut = leftOut.on(number);
  const slide = await parts.open(path);
  if (!slide) throw new Failure('pptx_damaged');
  const { show } = slide.root.attributes;
  const inheritance = await inheritanceOf(parts, slide, space);
  if (inheritance.hasFixedText) leaveOut('master-text');
  const walk = new ShapeWalk({ parts, slide, inheritance, leaveOut });
  const shapes = await walk.itemsIn(child(child(slide.root, 'cSld'), 'spTree'), space);
  noteOthers(slide, leaveOut);
  const items = [...backgroundOf(slide), ...shapes];
  if (charactersOf(items) > MAX_SLIDE_CHARACTERS) throw new Failure('pptx_too_complex');
  const notes = await notesOf(parts, slide, leaveOut);
  parts.forget(path);
  return { number, isHidden: show !== undefined && !isOn(show), items, notes, layout: inheritance.layout };
}

/** Takes the pictures of slides out of the file, each once. */
class PictureShelf {
  readonly #archive;
  readonly #names = new Map<string, string | null>();
  readonly pictures: ImportedPicture[] = [];

  constructor({ parts }: Presentation) {
    this.#archive = parts.archive;
  }

  /** The name of a picture; null when it cannot be used. */
  async take({ path, crop }: PictureItem, leaveOut: LeaveOut): Promise<string | null> {
    const key = `${path} ${JSON.stringify(crop)}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    if (this.pictures.length >= MAX_DECK_PICTURES) {
      leaveOut('picture-many');
      return null;
    }
    const data = await this.#archive.picture(path);
    const name = data && isUsable(data) ? `picture-${this.pictures.length + 1}${extname(path)}` : null;
    this.#names.set(key, name);
    if (name && data) this.pictures.push({ name, data, crop });
    else leaveOut('picture-format');
    return name;
  }
}

const usesOf = (drafts: readonly Draft[]): Map<string, number> => {
  const uses = new Map<string, number>();
  for (const { items } of drafts) {
    for (const path of new Set(items.filter(isPicture).map((item) => item.path))) {
      uses.set(path, (uses.get(path) ?? 0) + 1);
    }
  }
  return uses;
};

/** Reads a PowerPoint file as editable slides. @throws Failure */
export async function readPresentation(
  file: Buffer,
  onSlide: (slide: number, of: number) => void,
): Promise<Omit<ImportedDeck, 'sha256'>> {
  const presentation = await openPresentation(file);
  const { appearance, logoPath } = await appearanceOf(presentation, onSlide);
  const leftOut = new LeftOutList();
  const seen: Draft[] = [];
  let characters = 0;
  for (const reference of presentation.slides) {
    const draft = await draftOf(presentation, reference, leftOut);
    seen.push(draft);
    characters += charactersOf(draft.items);
    if (characters > MAX_DECK_CHARACTERS) throw new Failure('pptx_too_complex');
    onSlide(reference.number, presentation.slides.length);
  }
  const drafts = withoutFurniture(seen, (number) => leftOut.on(number)).map((draft) => ({
    ...draft,
    items: tidied(withTables(draft.items), leftOut.on(draft.number)),
  }));
  const first = drafts.find(({ isHidden }) => !isHidden);
  if (!first) throw new Failure('pptx_no_slides');
  const uses = usesOf(drafts);
  const shelf = new PictureShelf(presentation);
  const slides: ImportedSlide[] = [];
  for (const draft of drafts) {
    const { number, isHidden, items, notes, layout } = draft;
    const leaveOut = leftOut.on(number);
    const pictures: { item: PictureItem; name: string }[] = [];
    for (const item of tellingPictures(items, { uses, logoPath }, leaveOut)) {
      const name = await shelf.take(item, leaveOut);
      if (name) pictures.push({ item, name });
    }
    const built = buildSlides({ items, pictures, layout, number, isFirst: draft === first, leaveOut }, notes);
    for (const slide of built) {
      const own = { id: `slide-${slides.length + 1}`, ...(isHidden && { hidden: true }) };
      slides.push({ source: number, slide: { ...slide, ...own } as DocumentSlide });
    }
  }
  return {
    title: presentation.title,
    sources: drafts.filter(({ isHidden }) => !isHidden).length,
    slides,
    pictures: shelf.pictures,
    appearance,
    leftOut: leftOut.list,
  };
}
