import type { ThemeLook } from '@northlight/shared-api/deck-layout';
import { paintFor } from '../colors.ts';
import type { Part } from '../package.ts';
import { NAMESPACES, XML_HEAD } from '../xml.ts';
import { background, type Placeholder, placeholderXml, TREE_HEAD } from './placeholders.ts';

const W = 11.633;
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

/** The slide layouts, by Office layout type. */
export const LAYOUTS = [
  {
    name: 'Cover',
    type: 'title',
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
  { name: 'Title and text', type: 'obj', places: [TITLE, body(1, X, W), FOOTER, NUMBER] },
  {
    name: 'Two columns',
    type: 'twoObj',
    places: [TITLE, body(1, X, HALF), body(2, X + HALF + 0.8, HALF), FOOTER, NUMBER],
  },
  { name: 'Title only', type: 'titleOnly', places: [TITLE, FOOTER, NUMBER] },
] as const satisfies { name: string; type: string; places: readonly Placeholder[] }[];

export const layoutPath = (index: number) => `ppt/slideLayouts/slideLayout${index + 1}.xml`;

export function layoutParts(look: ThemeLook): Part[] {
  const paint = paintFor(look);
  return LAYOUTS.map(({ name, type, places }, index) => {
    const ground = index === 0 ? background(paint(look.cover.background)) : '';
    const shapes = places.map((place, at) => placeholderXml(place, at + 2)).join('');
    return {
      path: layoutPath(index),
      contentType: 'application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml',
      body: `${XML_HEAD}<p:sldLayout ${NAMESPACES} type="${type}" preserve="1"><p:cSld name="${name}">${ground}<p:spTree>${TREE_HEAD}${shapes}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
      relations: [{ id: 'rId1', type: 'slideMaster', target: 'ppt/slideMasters/slideMaster1.xml' }],
    };
  });
}
