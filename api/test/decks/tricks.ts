import { onePage, type RawObject, rawPdf, textStream } from './raw-pdf.ts';

/** The word that each trick tries to hide, or shows in an unusual way. */
export const TRICKED = 'Revenue';

const words = (at = '60 400', mode = '') => `BT ${mode} /F1 24 Tf ${at} Td (${TRICKED}) Tj ET`;
const BAND = '40 380 400 60 re f';

const form = (body: string, resources = ''): RawObject => ({
  dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 960 540] /Resources << ${resources} >>`,
  stream: Buffer.from(body, 'latin1'),
});
const type3 = (glyph: number): RawObject =>
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /g ${glyph} 0 R >> /Encoding << /Differences [32 ${Array(95).fill('/g').join(' ')}] >> /FirstChar 32 /LastChar 126 /Widths [${Array(95).fill(1).join(' ')}] /Resources << >> >>`;
const F1 = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';

/** Objects from number 5 on, and the names by which a page refers to them. */
const OTHERS: RawObject[] = [
  type3(6),
  textStream('1 0 0 0 1 1 d1'),
  type3(8),
  textStream('1 0 0 0 1 1 d1 0 0 0.7 0.8 re f'),
  form(`1 g ${BAND}`),
  form(`1 g ${words()}`, F1),
  form('/Cover Do', '/XObject << /Cover 9 0 R >>'),
  form(`0 g ${words('30 200')}`, F1),
  {
    dictionary: '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8',
    stream: Buffer.from([30, 60, 90, 30]),
  },
  '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 960 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0.9] /C1 [1] >> >>',
  '<< /Type /OCG /Name (Layer) >>',
  form('0 g 0 0 960 540 re f'),
  '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [1] /C1 [0] >>',
  {
    dictionary:
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
    stream: Buffer.from('1 g 0 0 10 10 re f'),
  },
  form('/Words Do', '/XObject << /Words 12 0 R >>'),
  form('0 g BT /F1 24 Tf 60 400 Td (de) Tj /Span << /ActualText (fi) >> BDC (\\256) Tj EMC (nitive) Tj ET', F1),
];
const RESOURCES = `
  /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> /Blank 5 0 R /Blocks 7 0 R >>
  /XObject << /Cover 9 0 R /White 10 0 R /Nested 11 0 R /Words 12 0 R /Picture 13 0 R /Around 19 0 R
    /Ligature 20 0 R >>
  /Shading << /Wash 14 0 R >>
  /Properties << /Off 15 0 R >>
  /Pattern << /Tiles 18 0 R /Shade << /PatternType 2 /Shading 14 0 R >> >>
  /ExtGState << /None << /ca 0 >> /Faint << /ca 0.02 >> /Half << /ca 0.5 >> /Inverse << /TR 17 0 R >> /Screen << /BM /Screen >>
    /Masked << /SMask << /Type /Mask /S /Luminosity /G 16 0 R >> >> >>`;

/** A page drawn by these operators, with all resources for hiding text; `annotation` is added to the page. */
export function trickPage(contents: string, annotation = ''): Uint8Array {
  const [catalog, pages, page, ...rest] = [...onePage(textStream(contents), { resources: RESOURCES }), ...OTHERS];
  const with_ = (object: RawObject | undefined, keys: string) => String(object).replace(/>>$/, `${keys} >>`);
  return rawPdf([
    with_(catalog, '/OCProperties << /OCGs [15 0 R] /D << /OFF [15 0 R] >> >>'),
    pages ?? '',
    with_(page, annotation && `/Annots [${annotation}]`),
    ...rest,
  ]);
}

const STAMP = '<< /Type /Annot /Subtype /Stamp /Rect [0 0 960 540] /F 4 /AP << /N 9 0 R >> >>';

interface Trick {
  contents: string;
  annotation?: string;
}

/** Pages on which the word is not visible. */
export const HIDING = {
  'white on the bare page': { contents: `1 g ${words()}` },
  'nearly white on the bare page': { contents: `0.96 g ${words()}` },
  'in the colour of the band beneath': { contents: `0.2 0.3 0.4 rg ${BAND} 0.21 0.3 0.41 rg ${words()}` },
  'of other colour but for an eye the same': { contents: `0.5 0.5 0.5 rg ${BAND} 0.54 0.47 0.5 rg ${words()}` },
  'under a band': { contents: `0 g ${words()} 1 g ${BAND}` },
  'under a thick line': { contents: `0 g ${words()} 1 G 60 w 40 410 m 440 410 l S` },
  'under the thick end of a line that stands beside it': {
    contents: `0 g ${words()} 1 G 2 J 800 w 440 410 m 441 410 l S`,
  },
  'under a picture': { contents: `0 g ${words()} q 400 0 0 60 40 380 cm /Picture Do Q` },
  'under a shading without bounds': { contents: `0 g ${words()} /Wash sh` },
  'under a form in a form': { contents: `0 g ${words()} /Nested Do` },
  'under a form that is turned and moved': {
    contents: `0 g ${words()} q 0 1 -1 0 520 100 cm 2 0 0 2 -500 -400 cm /Cover Do Q`,
  },
  'under a stamp': { contents: `0 g ${words()}`, annotation: STAMP },
  'white, in a form': { contents: '/White Do' },
  'outside what is cut out': { contents: `q 500 100 200 200 re W n 0 g ${words()} Q` },
  'outside a circle that is cut out': { contents: `q 500 100 m 600 100 600 200 500 200 c h W n 0 g ${words()} Q` },
  'outside letters that are cut out': {
    contents: `q BT /F1 24 Tf 7 Tr 600 100 Td (x) Tj ET 0 g ${words('60 400', '0 Tr')} Q`,
  },
  'next to nothing of its colour': { contents: `q /Faint gs 0 g ${words()} Q` },
  'of a colour that is turned round': { contents: `q /Inverse gs 0 g ${words()} Q` },
  'behind a mask': { contents: `q /Masked gs 0 g ${words()} Q` },
  'mixed with the page until nothing is left': { contents: `q /Screen gs 0 g ${words()} Q` },
  'in a group without opacity': { contents: 'q /None gs /Words Do Q' },
  'in a group within one without opacity': { contents: 'q /None gs /Around Do Q' },
  'in a layer that is off': { contents: `/OC /Off BDC 0 g ${words()} EMC` },
  'in a font of empty letters': { contents: `0 g BT /Blank 24 Tf 60 400 Td (${TRICKED}) Tj ET` },
  'painted with white tiles': { contents: `/Pattern cs /Tiles scn ${words()}` },
  'in a way that paints nothing': { contents: `0 g ${words('60 400', '3 Tr')}` },
  'as a cut-out only': { contents: `q 0 g ${words('60 400', '7 Tr')} Q` },
  'as a cut-out only, over a band': { contents: `0 g ${BAND} q 1 g ${words('60 400', '7 Tr')} Q` },
  'white, on tiles that say otherwise of their colour': { contents: `/Pattern cs /Tiles scn ${BAND} 1 g ${words()}` },
  'in a way that paints nothing, over a picture': {
    contents: `q 400 0 0 60 40 380 cm /Picture Do Q ${words('60 400', '3 Tr')}`,
  },
} satisfies Record<string, Trick>;

/** Pages on which it is visible. */
export const SHOWING = {
  'on the bare page': { contents: `0 g ${words()}` },
  'light on a dark band': { contents: `0.1 g ${BAND} 1 g ${words()}` },
  'on a picture': { contents: `q 400 0 0 60 40 380 cm /Picture Do Q 1 g ${words()}` },
  'on a shading': { contents: `/Wash sh 0 g ${words()}` },
  'in a form': { contents: '/Words Do' },
  'in a form that is moved': { contents: 'q 1 0 0 1 100 100 cm /Words Do Q' },
  'in a group that shows through': { contents: 'q /Half gs /Around Do Q' },
  'under half a band': { contents: `0 g ${words()} q /Half gs 1 g ${BAND} Q` },
  'inside what is cut out': { contents: `q 20 300 600 200 re W n 0 g ${words()} Q` },
  'pale, where it can just be read': { contents: `0.85 g ${words()}` },
  'in a colour as light as the ground': { contents: `0 0.5 0 rg ${BAND} 0.98 0 0 rg ${words()}` },
  'beside a band that covers other things': { contents: `0 g ${words()} 1 g 500 100 200 200 re f` },
} satisfies Record<string, Trick>;

/** Drawing operations that can be combined at random on one page. `at` is a position, `shade` a grey from 0 to 1. */
export const STROKES: readonly ((at: [number, number], shade: number) => string)[] = [
  ([x, y], shade) => `${shade} g BT /F1 ${10 + (x % 30)} Tf ${x} ${y} Td (${TRICKED}) Tj ET`,
  ([x, y], shade) => `${shade} ${1 - shade} 0.4 rg BT /F1 18 Tf ${x} ${y} Td (${TRICKED}) Tj ET`,
  ([x, y], shade) => `${shade} g BT /F1 14 Tf ${y % 8} Tr ${x} ${y} Td (${TRICKED}) Tj ET 0 Tr`,
  ([x, y], shade) => `${shade} g BT /Blocks 14 Tf ${x} ${y} Td (${TRICKED}) Tj ET`,
  ([x, y], shade) => `q ${shade} g 0.7 0.7 -0.7 0.7 ${x} ${y} cm BT /F1 16 Tf 0 0 Td (${TRICKED}) Tj ET Q`,
  ([x, y], shade) => `q /Faint gs ${shade} g BT /F1 20 Tf ${x} ${y} Td (${TRICKED}) Tj ET Q`,
  ([x, y], shade) => `q /Screen gs ${shade} g BT /F1 20 Tf ${x} ${y} Td (${TRICKED}) Tj ET Q`,
  ([x, y], shade) => `${shade} g ${x} ${y} ${20 + (y % 300)} ${20 + (x % 90)} re f`,
  ([x, y], shade) => `q /Half gs ${shade} g ${x} ${y} 200 60 re f Q`,
  ([x, y], shade) => `${shade} G ${1 + (x % 40)} w ${x % 3} J ${x} ${y} m ${y} ${x} l ${x} 200 l S`,
  ([x, y], shade) => `${shade} g ${x} ${y} m ${x + 200} ${y} ${x + 200} ${y + 90} ${x} ${y + 90} c f`,
  ([x, y]) => `q ${40 + (y % 300)} 0 0 ${40 + (x % 90)} ${x} ${y} cm /Picture Do Q`,
  ([x, y]) => `q ${x} ${y} 150 80 re W n /Wash sh Q`,
  ([x, y]) => `q 1 0 0 1 ${x - 300} ${y - 300} cm /Words Do Q`,
  ([x, y]) => `q 0.5 0 0 0.5 ${x - 100} ${y - 100} cm /Nested Do Q`,
  ([x, y]) => `q /Pattern cs /Tiles scn ${x} ${y} 90 60 re f Q`,
  ([x, y], shade) => `q ${x} ${y} 60 40 re W n ${shade} g BT /F1 24 Tf ${x - 30} ${y + 10} Td (${TRICKED}) Tj ET Q`,
];
