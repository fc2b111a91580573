import { ColorVotes } from '../../brand/color-votes.ts';
import { familyOf } from '../../brand/font-names.ts';
import { LogoVotes } from '../../brand/logo-votes.ts';
import { isToolLink } from '../../brand/tool-links.ts';
import type { PptxAppearance } from '../../brand/types.ts';
import type { Part } from '../types.ts';
import type { XmlPart } from './package/parts.ts';
import { at, child, descendants, type Element, relationId } from './package/xml.ts';
import { openPresentation, type Presentation } from './presentation.ts';
import { frameOf, type Space, spaceIn, transformOf } from './shapes/frames.ts';
import { isUsable, pictureOf } from './shapes/pictures.ts';

/** Slides that are looked at, spread over the deck. */
const MOST_SLIDES = 60;
const MOST_COLORS = 5;
/** What one use of a colour on a slide weighs, as a share of the slide. */
const USE = 0.01;
const TITLES = new Set(['title', 'ctrTitle']);
const HEX = /^[0-9a-f]{6}$/i;

type Rgb = readonly [number, number, number];
type Counts = Map<string, number>;

const count = (counts: Counts, name: string, more = 1) => counts.set(name, (counts.get(name) ?? 0) + more);
const most = (counts: Counts): string | null =>
  [...counts].reduce<[string | null, number]>((best, one) => (one[1] > best[1] ? one : best), [null, 0])[0];
const rgbOf = (hex: string): Rgb =>
  [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as unknown as Rgb;

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

/** The colours that a part names, of its theme or by their values, with how often it does. */
function usedColors(part: XmlPart, { colors }: Theme): { rgb: Rgb; share: number }[] {
  const used: Counts = new Map();
  for (const { attributes } of descendants(part.root, 'schemeClr')) {
    const hex = /^accent[1-6]$/.test(attributes.val ?? '') ? colors.get(attributes.val ?? '') : undefined;
    if (hex) count(used, hex.toLowerCase());
  }
  for (const { attributes } of descendants(part.root, 'srgbClr')) {
    if (HEX.test(attributes.val ?? '')) count(used, (attributes.val ?? '').toLowerCase());
  }
  return [...used].map(([hex, uses]) => ({ rgb: rgbOf(hex), share: uses * USE }));
}

const placeholderOf = (shape: Element) =>
  shape.children.map((part) => (part.name.startsWith('nv') ? at(part, 'nvPr', 'ph') : undefined)).find(Boolean);

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

async function lookAtSlides(
  { parts, space, slides }: Presentation,
  onSlide: (slide: number, of: number) => void,
): Promise<{ colors: string[]; titles: Counts; texts: Counts; theme: Theme; logos: Use[] }> {
  const colors = new ColorVotes();
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
    colors.add(usedColors(slide, theme));
    countFonts(slide, theme, titles, texts);
    const pictures = [slide, layout, master].flatMap((part) => (part ? picturesIn(part, treeOf(part), space) : []));
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
  return { colors: colors.best(MOST_COLORS), titles, texts, theme, logos: logos.likely().map(({ use }) => use) };
}

/** Looks at the colours, fonts and repeated pictures of a PowerPoint file. @throws Failure */
export async function lookAtPresentation(
  file: Buffer,
  onSlide: (slide: number, of: number) => void,
): Promise<PptxAppearance> {
  const presentation = await openPresentation(file);
  const { colors, titles, texts, theme, logos } = await lookAtSlides(presentation, onSlide);
  const text = familyOf(most(texts) ?? theme.minor);
  const fonts = { title: familyOf(most(titles) ?? theme.major) ?? text, text };
  const seen = { colors, fonts, isDark: null };
  for (const { path, crop } of logos) {
    const data = await presentation.parts.archive.picture(path);
    if (data && isUsable(data)) return { ...seen, logo: { data, crop } };
  }
  return { ...seen, logo: null };
}
