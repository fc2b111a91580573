import { isDarkLuma } from '../../brand/ground-votes.ts';
import { lumaOf, rgbOf } from '../../brand/rgb.ts';
import type { XmlPart } from './package/parts.ts';
import { at, child, childrenOf, type Element, numberAt } from './package/xml.ts';
import { frameOf, type Space, shareOf, spaceIn, transformOf } from './shapes/frames.ts';

/** A shape or picture that covers this share of a slide is its ground. */
const WHOLE = 0.9;
const FULL = 100_000;
const HEX = /^[0-9a-f]{6}$/i;
/** Colors of a theme by the names of slides, where the master does not say. */
const USUAL_NAMES: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
const PRESETS: Readonly<Record<string, string>> = { white: 'ffffff', black: '000000' };

/** What is behind the text of a slide: a color, by its luma, or a picture. */
type Ground = number | 'picture';

/** What names of colors mean on a slide. */
export interface Names {
  /** Colors of the theme as `rrggbb`. */
  colors: ReadonlyMap<string, string>;
  /** What the master calls them. */
  map: Readonly<Record<string, string>>;
}

function hexOf({ name, attributes }: Element, { colors, map }: Names): string | undefined {
  const value = attributes.val ?? '';
  if (name === 'srgbClr') return value;
  if (name === 'sysClr') return attributes.lastClr;
  if (name === 'prstClr') return PRESETS[value];
  return name === 'schemeClr' ? colors.get(map[value] ?? USUAL_NAMES[value] ?? value) : undefined;
}

/** The luma of a color with its changes; null where it is not known. */
function lumaIn(holder: Element | undefined, names: Names): number | null {
  for (const color of holder?.children ?? []) {
    const hex = hexOf(color, names);
    if (!hex || !HEX.test(hex)) continue;
    return color.children.reduce(
      (luma, change) => {
        const by = (numberAt(change, 'val') ?? FULL) / FULL;
        if (change.name === 'lumMod' || change.name === 'shade') return luma * by;
        if (change.name === 'lumOff') return luma + 255 * by;
        return change.name === 'tint' ? 255 - (255 - luma) * by : luma;
      },
      lumaOf(rgbOf(hex)),
    );
  }
  return null;
}

/** What a shape or background is filled with; null with nothing, or with what is not known. */
function fillOf(properties: Element | undefined, names: Names): Ground | null {
  if (child(properties, 'blipFill')) return 'picture';
  const solid = lumaIn(child(properties, 'solidFill'), names);
  if (solid !== null) return solid;
  const stops = childrenOf(at(properties, 'gradFill', 'gsLst'), 'gs').flatMap((stop) => lumaIn(stop, names) ?? []);
  return stops.length === 0 ? null : stops.reduce((sum, luma) => sum + luma, 0) / stops.length;
}

/** The last shape or picture that covers the slide, as its ground; null without one. */
function coverOf(tree: Element | undefined, space: Space, names: Names): Ground | null {
  let cover: Ground | null = null;
  for (const shape of tree?.children ?? []) {
    if (shape.name === 'grpSp') cover = coverOf(shape, spaceIn(transformOf(shape), space), names) ?? cover;
    if (shape.name !== 'sp' && shape.name !== 'pic') continue;
    const frame = frameOf(transformOf(shape), space);
    if (!frame || shareOf(frame) < WHOLE) continue;
    cover = shape.name === 'pic' ? 'picture' : (fillOf(child(shape, 'spPr'), names) ?? cover);
  }
  return cover;
}

const backgroundOf = (part: XmlPart, names: Names): Ground | null => {
  const background = at(part.root, 'cSld', 'bg');
  return fillOf(child(background, 'bgPr'), names) ?? lumaIn(child(background, 'bgRef'), names);
};

/**
 * Whether a slide is dark: by what covers it, otherwise by its background; null where that is a picture.
 * @param parts the slide, its layout and its master
 */
export function isDarkSlide(parts: readonly XmlPart[], space: Space, names: Names): boolean | null {
  const covers = parts.map((part) => () => coverOf(at(part.root, 'cSld', 'spTree'), space, names));
  const backgrounds = parts.map((part) => () => backgroundOf(part, names));
  for (const look of [...covers, ...backgrounds]) {
    const ground = look();
    if (ground !== null) return ground === 'picture' ? null : isDarkLuma(ground);
  }
  return false;
}
