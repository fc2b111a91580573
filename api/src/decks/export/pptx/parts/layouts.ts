import { type LogoElement, logoOf, type ThemeLook } from '@northlight/shared-api/deck-layout';
import type { ExportDeck } from '../../types.ts';
import { type Paint, paintFor } from '../colors.ts';
import type { Part } from '../package.ts';
import { pictureXml, shapeXml } from '../shapes/simple.ts';
import { NAMESPACES, XML_HEAD } from '../xml.ts';
import { background, type Placeholder, placeholderXml, TREE_HEAD } from './placeholders.ts';

/** Width between the margins of a widescreen slide; other formats keep the margins. */
const W = 11.633;
const WIDE = 13.333;
const X = 0.85;
const TITLE: Placeholder = {
  key: 'type="title"',
  name: 'Title',
  box: { x: X, y: 0.62, w: W, h: 1 },
  prompt: 'Title',
};
const FOOTER: Placeholder = {
  key: 'type="ftr" sz="quarter" idx="11"',
  name: 'Footer',
  box: { x: X, y: 6.98, w: 9.3, h: 0.22 },
  prompt: '',
};
const NUMBER: Placeholder = {
  key: 'type="sldNum" sz="quarter" idx="12"',
  name: 'Slide number',
  box: { x: X + W - 0.8, y: 6.98, w: 0.8, h: 0.22 },
  prompt: '',
};
const body = (index: number, x: number, w: number): Placeholder => ({
  key: `idx="${index}"`,
  name: `Text ${index}`,
  box: { x, y: 1.85, w, h: 4.87 },
  prompt: 'Text',
});
const HALF = (W - 0.8) / 2;

export const MASTER_PLACES: Placeholder[] = [
  TITLE,
  { ...body(1, X, W), key: 'type="body" idx="1"' },
  { ...FOOTER, key: 'type="ftr" sz="quarter" idx="3"' },
  { ...NUMBER, key: 'type="sldNum" sz="quarter" idx="4"' },
];

/** A place on a slide of another width, between the same margins. */
export function placedIn(place: Placeholder, width: number): Placeholder {
  if (width === WIDE) return place;
  const scale = (width - 2 * X) / W;
  const { x, w } = place.box;
  return { ...place, box: { ...place.box, x: X + (x - X) * scale, w: w * scale } };
}

/** The slide layouts, by Office layout type. */
export const LAYOUTS = [
  {
    name: 'Cover',
    type: 'title',
    isCover: true,
    places: [
      { ...TITLE, key: 'type="ctrTitle"', box: { x: X, y: 1.35, w: 10.4, h: 3.2 }, anchor: 'b' },
      {
        ...body(1, X, 10.4),
        key: 'type="subTitle" idx="1"',
        name: 'Subtitle',
        box: { x: X, y: 4.95, w: 10.4, h: 1.6 },
      },
      { ...FOOTER, box: { x: X, y: 0.7, w: 10.4, h: 0.3 } },
    ],
  },
  { name: 'Title and text', type: 'obj', isCover: false, places: [TITLE, body(1, X, W), FOOTER, NUMBER] },
  {
    name: 'Two columns',
    type: 'twoObj',
    isCover: false,
    places: [TITLE, body(1, X, HALF), body(2, X + HALF + 0.8, HALF), FOOTER, NUMBER],
  },
  { name: 'Title only', type: 'titleOnly', isCover: false, places: [TITLE, FOOTER, NUMBER] },
  {
    name: 'Section',
    type: 'secHead',
    isCover: true,
    places: [
      { ...TITLE, box: { x: 1.39, y: 2.2, w: 9.6, h: 1.8 }, anchor: 'b' },
      { ...body(1, 1.39, 9.6), key: 'type="body" idx="1"', box: { x: 1.39, y: 4.25, w: 9.6, h: 1.2 } },
      FOOTER,
      NUMBER,
    ],
  },
  {
    name: 'Closing',
    type: 'cust',
    isCover: true,
    places: [
      { ...TITLE, box: { x: X, y: 1.5, w: 6.7, h: 2.9 }, anchor: 'b' },
      { ...FOOTER, box: { x: X, y: 0.7, w: 10.4, h: 0.3 } },
    ],
  },
] as const satisfies { name: string; type: string; isCover: boolean; places: readonly Placeholder[] }[];

/** The relation of a layout to the logo. */
const LOGO = 'rId2';

export const layoutPath = (index: number) => `ppt/slideLayouts/slideLayout${index + 1}.xml`;

/** The logo as text. */
export const logoAlt = (company: string): string => (company === '' ? 'Logo' : `Logo of ${company}`);

/** The logo of the deck's brand, and its plate, after the placeholders of a layout. */
function logoXml(logo: readonly LogoElement[], from: number, company: string, paint: Paint): string {
  return logo
    .map((mark, index) => {
      const id = from + index;
      if (mark.type === 'rect') return shapeXml(mark, 'rect', { id, name: 'Logo plate', alt: null }, paint);
      return pictureXml(mark, LOGO, { id, name: 'Logo', alt: logoAlt(company) });
    })
    .join('');
}

/** The layouts, each with the logo of the deck's brand. */
export function layoutParts(
  { company, content, images }: ExportDeck,
  look: ThemeLook,
  width: number,
  paths: ReadonlyMap<string, string>,
): Part[] {
  const paint = paintFor(look);
  const target = paths.get(content.brand?.logo?.image ?? '');
  return LAYOUTS.map(({ name, type, isCover, places }, index) => {
    const ground = isCover ? background(paint(look.cover.background)) : '';
    const shapes = places.map((place, at) => placeholderXml(placedIn(place, width), at + 2)).join('');
    const logo = target ? logoOf({ ...content, images }, isCover ? 'cover' : 'page') : [];
    const pictures = logoXml(logo, places.length + 2, company, paint);
    return {
      path: layoutPath(index),
      contentType: 'application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml',
      body: `${XML_HEAD}<p:sldLayout ${NAMESPACES} type="${type}" preserve="1"><p:cSld name="${name}">${ground}<p:spTree>${TREE_HEAD}${shapes}${pictures}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
      relations: [
        { id: 'rId1', type: 'slideMaster', target: 'ppt/slideMasters/slideMaster1.xml' },
        ...(target && logo.length > 0 ? [{ id: LOGO, type: 'image', target }] : []),
      ],
    };
  });
}
