import { NAMESPACES, paragraph, picture, pptxOf, relation, relations, shape } from './pptx-files.ts';

const COLORS = { dk1: '101820', lt1: 'FFFFFF', dk2: '0B2233', lt2: 'F4F4F0', accent1: '0B7A3C', accent2: 'C2410C' };
const scheme = Object.entries(COLORS)
  .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
  .join('');
const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:clrScheme name="x">${scheme}</a:clrScheme><a:fontScheme name="x"><a:majorFont><a:latin typeface="Playfair Display"/></a:majorFont><a:minorFont><a:latin typeface="Lato"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`;

/** What a master calls the colors of its theme. */
const NAMES = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };

export interface BrandedPptx {
  /** The picture in the corner of the master, or of each slide. */
  logo: Uint8Array;
  isOnSlides?: boolean;
  /** XML of the master's background. */
  background?: string;
  /** What the master calls the colors of its theme; light grounds by default. */
  names?: Partial<typeof NAMES>;
  /** XML of shapes behind those of each slide. */
  behind?: string;
  /** Height of slides in EMU, 12,192,000 wide. */
  height?: number;
}

/** A deck in green, with its titles in Playfair Display, its text in Lato, and a logo on its master. */
export function brandedPptx({ logo, isOnSlides, background = '', names = {}, behind = '', height }: BrandedPptx) {
  const corner = picture('rId2', [0.88, 0.04, 0.08, 0.06]);
  const toLogo = relation('rId2', 'image', '../media/logo.png');
  const color = '<a:schemeClr val="accent1"/>';
  const slide = {
    shapes:
      behind +
      (isOnSlides ? corner : '') +
      shape(paragraph('What we build'), { ph: 'type="title"', at: [0.05, 0.05, 0.8, 0.1] }) +
      shape(paragraph('Freight that tells you', `<a:pPr><a:buClr>${color}</a:buClr></a:pPr>`), {
        at: [0.05, 0.3, 0.8, 0.1],
      }),
    ...(isOnSlides && { relations: toLogo }),
  };
  const map = Object.entries({ ...NAMES, ...names })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  return pptxOf({
    ...(height !== undefined && { height }),
    slides: [slide, slide, slide, slide],
    files: {
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations(
        relation('rId1', 'slideMaster', '../slideMasters/slideMaster1.xml'),
      ),
      'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${NAMESPACES}><p:cSld>${background}<p:spTree>${isOnSlides ? '' : corner}</p:spTree></p:cSld><p:clrMap ${map}/></p:sldMaster>`,
      'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations(
        relation('rId1', 'theme', '../theme/theme1.xml') + toLogo,
      ),
      'ppt/theme/theme1.xml': theme,
      'ppt/media/logo.png': logo,
    },
  });
}
