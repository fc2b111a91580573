import { ColorVotes } from '../../brand/color-votes.ts';
import { familyOf } from '../../brand/font-names.ts';
import { GroundVotes } from '../../brand/ground-votes.ts';
import { LogoVotes } from '../../brand/logo-votes.ts';
import { rgbOf } from '../../brand/rgb.ts';
import { isToolLink } from '../../brand/tool-links.ts';
import type { PptxAppearance } from '../../brand/types.ts';
import type { Part } from '../types.ts';
import { isDarkSlide, type Names } from './ground.ts';
import type { XmlPart } from './package/parts.ts';
import { at, child, descendants, type Element, relationId } from './package/xml.ts';
import { openPresentation, type Presentation } from './presentation.ts';
import { frameOf, type Space, spaceIn, transformOf } from './shapes/frames.ts';
import { isUsable, pictureOf } from './shapes/pictures.ts';
import { placeholderOf } from './shapes/placeholders.ts';

/** Slides that are looked at, spread over the deck. */
const MOST_SLIDES = 60;
const MOST_COLORS = 5;
/** What one use of a colour on a slide weighs, as a share of the slide. */
const USE = 0.01;
const TITLES = new Set(['title', 'ctrTitle']);
const HEX = /^[0-9a-f]{6}$/i;

type Counts = Map<string, number>;

const count = (counts: Counts, name: string, more = 1) => counts.set(name, (counts.get(name) ?? 0) + more);
const most = (counts: Counts): string | null =>
  [...counts].reduce<[string | null, number]>((best, one) => (one[1] > best[1] ? one : best), [null, 0])[0];

/** Colours and fonts of a theme, by their names in slides. */
interface Theme {
  colors: Map<string, string>;
  major: string;
  minor: string;
}

function themeOf(part: XmlPart | null): Theme {
  const elements = child(part?.root, 'themeElements');
  const colors = new Map(
    (child(elements, 'clrScheme')?.children ?? []).flatMap((color): [string, string][] => {
      const hex = child(color, 'srgbClr')?.attributes.val ?? child(color, 'sysClr')?.attributes.lastClr ?? '';
      return HEX.test(hex) ? [[color.name, hex]] : [];
    }),
  );
  const fonts = child(elements, 'fontScheme');
  const faceOf = (name: string) => at(fonts, name, 'latin')?.attributes.typeface ?? '';
  return { colors, major: faceOf('majorFont'), minor: faceOf('minorFont') };
}

const FILLS = new Set(['solidFill', 'gradFill', 'pattFill', 'blipFill', 'grpFill', 'noFill']);

/** Whether a style's color is seen: that of the fill, where the shape has none of its own. Lines are thin. */
const isSeen = (reference: Element, properties: Element | undefined) =>
  reference.name === 'fillRef' &&
  reference.attributes.idx !== '0' &&
  !properties?.children.some(({ name }) => FILLS.has(name));

/** The elements that name colors which are seen. On a layout or master, those of placeholders are not. */
function* colorNames(element: Element, isSlide: boolean): Generator<Element> {
  const properties = child(element, 'spPr');
  if (!isSlide && placeholderOf(element)) return;
  for (const one of element.children) {
    if (one.name === 'schemeClr' || one.name === 'srgbClr') yield one;
    else if (one.name !== 'style') yield* colorNames(one, isSlide);
    else for (const reference of one.children) if (isSeen(reference, properties)) yield* colorNames(reference, isSlide);
  }
}

/** The colours that a slide shows, of its theme or by their values, with how often it does. @param layers slide first */
function usedColors(layers: readonly XmlPart[], { colors }: Theme) {
  const used: Counts = new Map();
  const accents = new Set<string>();
  const names = layers.flatMap((part, index) => {
    const shown = child(part.root, 'cSld');
    return shown ? [...colorNames(shown, index === 0)] : [];
  });
  for (const { name, attributes } of names) {
    const value = attributes.val ?? '';
    const isAccent = name === 'schemeClr' && /^accent[1-6]$/.test(value);
    const hex = isAccent ? colors.get(value) : name === 'srgbClr' && HEX.test(value) ? value : undefined;
    if (hex) count(used, hex.toLowerCase());
    if (hex && isAccent) accents.add(hex.toLowerCase());
  }
  return [...used].map(([hex, uses]) => ({ rgb: rgbOf(hex), share: uses * USE, isAccent: accents.has(hex) }));
}

/** Counts the letters of each font in titles and in other text. */
function countFonts(slide: XmlPart, theme: Theme, titles: Counts, texts: Counts): void {
  for (const shape of descendants(slide.root, 'sp')) {
    const isTitle = TITLES.has(placeholderOf(shape)?.attributes.type ?? '');
    for (const run of descendants(child(shape, 'txBody'), 'r')) {
      const own = at(run, 'rPr', 'latin')?.attributes.typeface ?? (isTitle ? '+mj-lt' : '+mn-lt');
      const name = own.startsWith('+mj') ? theme.major : own.startsWith('+mn') ? theme.minor : own;
      count(isTitle ? titles : texts, name, (child(run, 't')?.text ?? '').replace(/\P{L}/gu, '').length);
    }
  }
}

interface Use {
  path: string;
  crop: Part | null;
}

/** The pictures among shapes, also in groups, with their places. */
function picturesIn(part: XmlPart, tree: Element | undefined, space: Space): { frame: Part; use: Use }[] {
  return (tree?.children ?? []).flatMap((shape) => {
    if (shape.name === 'grpSp') return picturesIn(part, shape, spaceIn(transformOf(shape), space));
    if (shape.name !== 'pic') return [];
    const link = part.relations.get(relationId([...descendants(shape, 'hlinkClick')][0], 'id') ?? '');
    if (link?.isExternal && isToolLink(link.target)) return [];
    const use = pictureOf(part, child(shape, 'blipFill'));
    const frame = frameOf(transformOf(shape), space);
    return use && frame ? [{ use, frame: { x: frame.x, y: frame.y, width: frame.w, height: frame.h } }] : [];
  });
}

const treeOf = (part: XmlPart | null) => at(part?.root, 'cSld', 'spTree');

/** What a slide, or its master, calls the colors of the theme. */
const namesIn = (slide: XmlPart, master: XmlPart | null): Names['map'] =>
  at(slide.root, 'clrMapOvr', 'overrideClrMapping')?.attributes ?? child(master?.root, 'clrMap')?.attributes ?? {};

interface Looked {
  colors: string[];
  titles: Counts;
  texts: Counts;
  theme: Theme;
  isDark: boolean | null;
  logos: Use[];
}

async function lookAtSlides(
  { parts, space, slides }: Presentation,
  onSlide: (slide: number, of: number) => void,
): Promise<Looked> {
  const colors = new ColorVotes();
  const grounds = new GroundVotes();
  const [titles, texts]: Counts[] = [new Map(), new Map()] as [Counts, Counts];
  const logos = new LogoVotes<Use>();
  let theme: Theme = { colors: new Map(), major: '', minor: '' };
  const paths = new Map<string, number>();
  const step = Math.max(1, slides.length / MOST_SLIDES);
  for (let place = 0; place < slides.length; place += step) {
    const reference = slides[Math.floor(place)];
    const slide = reference && (await parts.open(reference.path));
    if (!slide) continue;
    const layout = await parts.related(slide, 'slideLayout');
    const master = layout && (await parts.related(layout, 'slideMaster'));
    theme = themeOf(master && (await parts.related(master, 'theme')));
    const layers = [slide, layout, master].filter((part) => part !== null);
    colors.add(usedColors(layers, theme));
    countFonts(slide, theme, titles, texts);
    grounds.add(isDarkSlide(layers, space, { colors: theme.colors, map: namesIn(slide, master) }));
    const pictures = layers.flatMap((part) => picturesIn(part, treeOf(part), space));
    logos.add(
      pictures.map(({ frame, use }) => {
        const id = paths.get(use.path) ?? paths.size + 1;
        paths.set(use.path, id);
        return { box: frame, width: id, height: 1, use };
      }),
    );
    parts.forget(slide.path);
    onSlide(Math.floor(place) + 1, slides.length);
  }
  return {
    colors: colors.best(MOST_COLORS),
    titles,
    texts,
    theme,
    isDark: grounds.isDark,
    logos: logos.likely().map(({ use }) => use),
  };
}

/** The colours, fonts, ground and logo of a presentation, and the path of the logo in the package. @throws Failure */
export async function appearanceOf(
  presentation: Presentation,
  onSlide: (slide: number, of: number) => void,
): Promise<{ appearance: PptxAppearance; logoPath: string | null }> {
  const { colors, titles, texts, theme, isDark, logos } = await lookAtSlides(presentation, onSlide);
  const text = familyOf(most(texts) ?? theme.minor);
  // Slides whose titles are plain text boxes say nothing of the font of titles.
  const fonts = { title: familyOf(most(titles) ?? '') ?? text, text };
  const { across, down } = presentation.space;
  const seen = { colors, fonts, isDark, aspect: down / across };
  for (const { path, crop } of logos) {
    const data = await presentation.parts.archive.picture(path);
    if (data && isUsable(data)) return { appearance: { ...seen, logo: { data, crop } }, logoPath: path };
  }
  return { appearance: { ...seen, logo: null }, logoPath: null };
}

/** Looks at a PowerPoint file without reading it. @throws Failure */
export async function lookAtPresentation(
  file: Buffer,
  onSlide: (slide: number, of: number) => void,
): Promise<PptxAppearance> {
  return (await appearanceOf(await openPresentation(file), onSlide)).appearance;
}
