import { type RawObject, rawPdf, textStream } from './raw-pdf.ts';

/** What each page says openly. */
export const OPENLY = 'Fresh food for small offices';
/** What the disguised pages claim, and what some of them show in its place. */
export const CLAIM = 'Annual revenue reached $4.1M in 2025 and doubles every quarter';
export const SHOWN = 'Thank you for your attention';

/** Contents of one page; `annotation` is added to it. */
export interface Disguise {
  contents: string;
  annotation?: string;
}

const CODES = Array.from({ length: 95 }, (_, index) => index + 32);
const NAMES: Record<string, string> = { ' ': 'space', $: 'dollar', '.': 'period', '%': 'percent', '+': 'plus' };
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const nameOf = (letter: string) => NAMES[letter] ?? (/\d/.test(letter) ? (DIGITS[Number(letter)] ?? '') : letter);
const hex = (code: number, digits = 2) => code.toString(16).padStart(digits, '0');
const utf16 = (text: string) => [...text].map((letter) => hex(letter.codePointAt(0) ?? 0, 4)).join('');

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A font's map from codes to text. */
function toUnicode(entries: readonly (readonly [number, string])[]): RawObject {
  const rows = entries.map(([code, text]) => `<${hex(code)}> <${utf16(text)}>`);
  return textStream(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Lie def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${rows.length} beginbfchar
${rows.join('\n')}
endbfchar endcmap CMapName currentdict /CMap defineresource pop end end`);
}

/** Codes from 128 on, one for each letter that is drawn. */
const codesOf = (drawn: string) => [...drawn].map((_, index) => 128 + index);
const lying = (drawn: string, map: number): RawObject =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${map} 0 R
  /Encoding << /Type /Encoding /Differences [128 ${[...drawn].map((letter) => `/${nameOf(letter)}`).join(' ')}] >> >>`;
const hexOf = (drawn: string) =>
  `<${codesOf(drawn)
    .map((code) => hex(code))
    .join('')}>`;

/** A Type 3 font with one glyph procedure per code, as object numbers. */
const type3 = (glyphOf: (code: number) => number): RawObject =>
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 -300 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0]
  /CharProcs << ${CODES.map((code) => `/g${code} ${glyphOf(code)} 0 R`).join(' ')} >>
  /Encoding << /Differences [32 ${CODES.map((code) => `/g${code}`).join(' ')}] >> /ToUnicode 20 0 R
  /FirstChar 32 /LastChar 126 /Widths [${CODES.map(widthOf).join(' ')}] /Resources << /Font << /F1 ${HELVETICA} >> >> >>`;

const NARROW = " ijlI.,:;'|!ftr1()[]";
function widthOf(code: number): number {
  const letter = String.fromCharCode(code);
  if (/[mwMW%@]/.test(letter)) return 850;
  if (NARROW.includes(letter)) return 290;
  return /[A-Z]/.test(letter) ? 700 : 560;
}

/** A shift that turns each claimed letter into the one that is drawn for it. */
const paired = (drawn: string, claimed: string) =>
  codesOf(drawn).map((code, index) => [code, claimed[index] ?? '.'] as const);

const padded = (text: string, length: number) => text.padEnd(length, ' .').slice(0, length);
const LONG_SHOWN = padded(`${SHOWN} and goodbye from all of us`, CLAIM.length);

/** Grey noise, always the same. */
function noise(width: number, height: number): Buffer {
  let state = 7;
  return Buffer.from(
    Array.from({ length: width * height }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return (state >> 16) & 255;
    }),
  );
}

/** A soft photograph: light and dark areas without sharp edges. */
function photo(width: number, height: number): Buffer {
  return Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return Math.round(70 + 40 * Math.sin(x / 9) * Math.cos(y / 7) + ((x * 7 + y * 13) % 9));
    }),
  );
}

const image = (pixels: Buffer, width: number, height: number, keys = ''): RawObject => ({
  dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ${keys}`,
  stream: pixels,
});

const form = (body: string, keys = ''): RawObject => ({
  dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 960 540] ${keys} /Resources << /Font << /F1 ${HELVETICA} >> >>`,
  stream: Buffer.from(body, 'latin1'),
});

const escaped = (text: string) => text.replace(/[()\\]/g, '\\$&');
const write = (text: string, { at = '60 250', font = 'F1 20', before = '' } = {}) =>
  `BT ${before} /${font} Tf ${at} Td (${escaped(text)}) Tj ET`;
const claim = (options = {}) => write(CLAIM, options);
const BAND = '40 235 880 45 re f';

/** Objects 5 to 19 and those after: names are given in RESOURCES. */
const LETTERS_FROM = 40;
const OBJECTS: RawObject[] = [
  type3(() => 6), // 5: blanks
  textStream('500 0 0 0 500 700 d1'),
  type3(() => 8), // 7: dashes
  textStream('500 0 0 300 500 360 d1 0 300 500 60 re f'),
  type3(() => 10), // 9: dashes in the bounds of letters
  textStream('500 0 0 0 500 700 d1 0 300 500 60 re f'),
  type3(() => 12), // 11: blocks
  textStream('500 0 40 0 460 700 d1 40 0 420 700 re f'),
  type3((code) => LETTERS_FROM + code - 32), // 13: honest letters
  image(noise(440, 30), 440, 30), // 14
  image(Buffer.from([128]), 1, 1), // 15
  image(photo(96, 54), 96, 54), // 16
  '<< /Type /OCG /Name (Layer) >>', // 17
  form(`0 g ${claim()}`), // 18
  form('0 g 0 0 960 540 re f', '/Group << /S /Transparency /CS /DeviceGray >>'), // 19
  toUnicode(CODES.map((code) => [code, String.fromCharCode(code)])), // 20
  lying(LONG_SHOWN, 22), // 21
  toUnicode(paired(LONG_SHOWN, CLAIM)),
  lying('T', 24), // 23
  toUnicode([[128, CLAIM]]),
  lying('profit', 26), // 25: see `ligature`
  toUnicode([]),
  {
    dictionary:
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
    stream: Buffer.from('1 g 0 0 10 10 re f'),
  }, // 27
  '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 960 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0.75] /C1 [1] >> >>', // 28
  form(`0 g ${write(SHOWN, { font: 'F1 24' })}`), // 29
  `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 31 0 R /Encoding << /Type /Encoding /Differences [128 /fi] >> >>`, // 30
  toUnicode([...CODES.map((code) => [code, String.fromCharCode(code)] as const), [128, '\ufffd']]),
  form(`0 g ${claim()}`, '/Matrix [0.004 0 0 0.004 60 250]'), // 32
  type3(() => 34), // 33: a smiling face for each code
  textStream('1000 0 0 -100 900 800 d1 450 350 m 900 350 l 900 800 l 0 800 l 0 -100 l 900 -100 l f'),
  form(`1 g 40 235 880 45 re f`), // 35
  type3((code) => LETTERS_FROM + ((code - 32 + 37) % 95)), // 36: other letters
  ...Array.from({ length: LETTERS_FROM - 37 }, () => 'null'),
  ...CODES.map((code) =>
    textStream(`${widthOf(code)} 0 d0 BT /F1 1000 Tf (${escaped(String.fromCharCode(code))}) Tj ET`),
  ),
];

const RESOURCES = `/Font << /F1 ${HELVETICA} /Blanks 5 0 R /Dashes 7 0 R /BoxedDashes 9 0 R /Blocks 11 0 R /Letters 13 0 R /OtherLetters 36 0 R
    /Liar 21 0 R /OneForAll 23 0 R /Ligature 30 0 R /Faces 33 0 R >>
  /XObject << /Noise 14 0 R /Grey 15 0 R /Photo 16 0 R /Claim 18 0 R /Nothing 32 0 R /White 35 0 R >>
  /Properties << /Off 17 0 R >> /Pattern << /Tiles 27 0 R >> /Shading << /Wash 28 0 R >>
  /ExtGState << /Zero << /ca 0 >> /Half << /ca 0.5 >> /Veil << /ca 0.9 >> /Screen << /BM /Screen >>
    /Masked << /SMask << /Type /Mask /S /Luminosity /G 19 0 R >> >> >>`;

/** A deck with one page per disguise, each under a line that can be read. */
export function disguisedDeck(disguises: readonly Disguise[]): Uint8Array {
  const objects: RawObject[] = ['', '', ...Array.from({ length: 2 }, () => 'null'), ...OBJECTS];
  const pages = disguises.map(({ contents, annotation }) => {
    const open = `0 g BT /F1 28 Tf 60 440 Td (${OPENLY}) Tj ET`;
    const number = objects.push(textStream(`q ${open} Q ${contents}`));
    return objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents ${number} 0 R /Resources << ${RESOURCES} >> ${
        annotation ? `/Annots [${annotation}]` : ''
      } >>`,
    );
  });
  objects[0] = '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [17 0 R] /D << /OFF [17 0 R] >> >> >>';
  objects[1] = `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`;
  return rawPdf(objects);
}

const utf16Hex = (text: string) => `<feff${utf16(text)}>`;
const replaced = (text: string, drawn: string) => `/Span << /ActualText ${utf16Hex(text)} >> BDC ${drawn} EMC`;
const PAIRS = CLAIM.match(/.{1,2}/gu) ?? [];
const stamp = (object: number) =>
  `<< /Type /Annot /Subtype /Stamp /Rect [0 0 960 540] /F 4 /AP << /N ${object} 0 R >> >>`;

/** Letters in order, each at its own place. */
const scattered = [...CLAIM]
  .map(
    (letter, index) => `1 0 0 1 ${60 + ((index * 97) % 800)} ${60 + ((index * 61) % 340)} Tm (${escaped(letter)}) Tj`,
  )
  .join(' ');

/** Black lines so close that what is among them cannot be told apart. */
const hatching = Array.from(
  { length: 20 },
  (_, index) => `0 G 1.4 w 40 ${238 + 2 * index} m 920 ${238 + 2 * index} l S`,
).join(' ');

/** Pages that claim something that no reader of the page can read. */
export const DISGUISES: Record<string, Disguise> = {
  'white on white': { contents: `1 g ${claim()}` },
  'nearly white on white': { contents: `0.95 g ${claim()}` },
  'the faintest yellow on white': { contents: `1 1 0.92 rg ${claim()}` },
  'dark grey on black': { contents: `0 g 0 0 960 400 re f 0.09 g ${claim()}` },
  'the colour of the picture beneath': { contents: `q 880 0 0 60 40 230 cm /Grey Do Q 0.49 g ${claim()}` },
  'outlined in white': { contents: `1 G ${claim({ before: '1 Tr' })}` },
  'a pattern like the ground': { contents: `/Pattern cs /Tiles scn ${claim()}` },
  'behind a rectangle': { contents: `0 g ${claim()} 0.9 g ${BAND}` },
  'behind a picture': { contents: `0 g ${claim()} q 880 0 0 60 40 230 cm /Photo Do Q` },
  'behind a noisy picture': { contents: `0 g ${claim()} q 880 0 0 60 40 230 cm /Noise Do Q` },
  'behind a form': { contents: `0 g ${claim()} /White Do` },
  'behind a stamp': { contents: `0 g ${claim()}`, annotation: stamp(35) },
  'behind a veil of 90 %': { contents: `0 g ${claim()} q /Veil gs 1 g ${BAND} Q` },
  'in noise': { contents: `q 880 0 0 60 40 230 cm /Noise Do Q 0.45 g ${claim()}` },
  'under half transparent noise': {
    contents: `0.3 g ${claim({ font: 'F1 14' })} q /Half gs 880 0 0 60 40 230 cm /Noise Do Q q /Half gs 880 0 0 60 41 229 cm /Noise Do Q`,
  },
  'behind a hatching': { contents: `0 g ${claim({ font: 'F1 14' })} ${hatching}` },
  'among hatching of its colour': { contents: `${hatching} 0 g ${claim({ font: 'F1 14' })} ${hatching}` },
  'in a way that paints nothing': { contents: `0 g ${claim({ before: '3 Tr' })}` },
  'as a clip only': { contents: `q 0 g ${claim({ before: '7 Tr' })} Q` },
  'clipped away': { contents: `q 500 20 100 100 re W n 0 g ${claim()} Q` },
  'clipped to a sliver': { contents: `q 40 255 900 1.2 re W n 0 g ${claim()} Q` },
  'off the page': { contents: `0 g ${claim({ at: '60 620' })}` },
  'without any opacity': { contents: `q /Zero gs 0 g ${claim()} Q` },
  'behind a soft mask': { contents: `q /Masked gs 0 g ${claim()} Q` },
  'blended away': { contents: `q /Screen gs 0 g ${claim()} Q` },
  'in a layer that is off': { contents: `/OC /Off BDC 0 g ${claim()} EMC` },
  'in an annotation': { contents: '', annotation: stamp(18).replace('/F 4', '/F 2') },
  'two points high': { contents: `0 g ${claim({ font: 'F1 2' })}` },
  'four points high and grey': { contents: `0.75 g ${claim({ font: 'F1 4.2' })}` },
  'in a form that is scaled to nothing': { contents: '/Nothing Do' },
  'squeezed to 4 % of its width': { contents: `0 g ${claim({ before: '4 Tz' })}` },
  'squeezed to a fifth of its width': { contents: `0 g ${claim({ before: '20 Tz' })}` },
  'squeezed to a line': { contents: `0 g BT /F1 20 Tf 1 0 0 0.06 60 250 Tm (${CLAIM}) Tj ET` },
  mirrored: { contents: `0 g BT /F1 20 Tf -1 0 0 1 860 250 Tm (${CLAIM}) Tj ET` },
  'upside down': { contents: `0 g BT /F1 20 Tf -1 0 0 -1 860 250 Tm (${CLAIM}) Tj ET` },
  'slanted beyond reading': { contents: `0 g BT /F1 20 Tf 1 0 12 1 60 250 Tm (${CLAIM}) Tj ET` },
  'scattered over the page': { contents: `0 g BT /F1 14 Tf ${scattered} ET` },
  'spaced out over the page': { contents: `0 g ${claim({ before: '130 Tc' })}` },
  'all letters in one place': { contents: `0 g ${claim({ before: '-9 Tc' })}` },
  'many lines in one place': {
    contents: `0 g ${claim()} ${[
      'Our team has built and sold two companies',
      'Harbour towns order from us each week',
      'We hold fourteen patents in nine countries',
      'Ninety offices signed up during the summer',
    ]
      .map((text, index) => write(text, { at: `${58 + index} ${249 + index}` }))
      .join(' ')}`,
  },
  'in empty glyphs': { contents: `0 g ${claim({ font: 'Blanks 20' })}` },
  'in dashes': { contents: `0 g ${claim({ font: 'Dashes 20' })}` },
  'in dashes that claim the bounds of letters': { contents: `0 g ${claim({ font: 'BoxedDashes 20' })}` },
  'in blocks': { contents: `0 g ${claim({ font: 'Blocks 20' })}` },
  'in other letters': { contents: `0 g ${claim({ font: 'OtherLetters 20' })}` },
  'in place of other words (ActualText)': { contents: replaced(CLAIM, `0 g ${write(SHOWN, { font: 'F1 24' })}`) },
  'in place of dots, in pairs (ActualText)': {
    contents: `0 g BT /F1 20 Tf 60 250 Td ${PAIRS.map((pair) => replaced(pair, '(..) Tj')).join(' ')} ET`,
  },
  'mapped from other letters (ToUnicode)': {
    contents: `0 g BT /Liar 20 Tf 60 250 Td ${hexOf(LONG_SHOWN)} Tj ET`,
  },
  'mapped from other letters, at an angle': {
    contents: `0 g BT /Liar 16 Tf 0.9 0.2 -0.2 0.9 60 100 Tm ${hexOf(LONG_SHOWN)} Tj ET`,
  },
  'mapped from a single letter': { contents: `0 g BT /OneForAll 20 Tf 60 250 Td <80> Tj ET` },
};

/** Pages with a text that anyone can read, drawn in an unusual way. */
export const OPEN: Record<string, Disguise> = {
  'on a photo': { contents: `q 880 0 0 200 40 150 cm /Photo Do Q 1 g ${claim()}` },
  'on a shading': { contents: `q 0 0 960 400 re W n /Wash sh Q 0.2 g ${claim()}` },
  'with a drop shadow': { contents: `0.7 g ${claim({ at: '61.5 248.5' })} 0.1 g ${claim()}` },
  'bold by drawing twice': { contents: `0 g ${claim()} ${claim({ at: '60.4 250' })}` },
  'small and light grey': { contents: `0.6 g ${claim({ font: 'F1 9' })}` },
  'in outlines': { contents: `0.2 G 0.6 w ${claim({ font: 'F1 26', before: '1 Tr' })}` },
  'turned by a quarter': { contents: `0 g BT /F1 12 Tf 0 1 -1 0 700 40 Tm (${CLAIM}) Tj ET` },
  'at an angle': { contents: `0 g BT /F1 18 Tf 0.94 0.34 -0.34 0.94 100 60 Tm (${CLAIM}) Tj ET` },
  slanted: { contents: `0 g BT /F1 20 Tf 1 0 0.25 1 60 250 Tm (${CLAIM}) Tj ET` },
  narrow: { contents: `0 g ${claim({ before: '60 Tz' })}` },
  'letter-spaced': { contents: `0 g ${claim({ before: '2 Tc' })}` },
  'in a Type 3 font': { contents: `0 g ${claim({ font: 'Letters 20' })}` },
  'under a light veil': { contents: `0 g ${claim()} q /Half gs 1 g ${BAND} Q` },
  'light on dark': { contents: `0.1 g ${BAND} 0.9 g ${claim()}` },
  'with the same text as its replacement (ActualText)': { contents: replaced(CLAIM, `0 g ${claim()}`) },
  'over a large pale word': { contents: `0.93 g ${write('DRAFT', { font: 'F1 150', at: '200 220' })} 0 g ${claim()}` },
};

/** Furniture and ornaments that are never reported, whatever they are drawn with. */
export const ORNAMENTS: Record<string, Disguise> = {
  'a page number without ink': { contents: `0 g ${write('12', { at: '900 20', before: '3 Tr' })}` },
  'a white bullet': { contents: `1 g ${write('*', { at: '60 250' })}` },
  'faces of which the file says another sign': { contents: `0 g ${write('J K', { font: 'Faces 20' })}` },
  'a faint word': { contents: `0.96 g ${write('Draft', { font: 'F1 60' })}` },
  'a footer without ink': { contents: `1 g ${write('Snackly investor deck 2025', { at: '60 20', font: 'F1 10' })}` },
  'a footer without ink, again': {
    contents: `1 g ${write('Snackly investor deck 2025', { at: '60 20', font: 'F1 10' })}`,
  },
  'a footer without ink, once more': {
    contents: `1 g ${write('Snackly investor deck 2025', { at: '60 20', font: 'F1 10' })}`,
  },
};

/** A sentence with a ligature that the file maps to no letter, and how it reads. */
export const LIGATURE = {
  contents:
    '0 g BT /Ligature 20 Tf 60 250 Td (Our pro) Tj <80> Tj (t doubles and the ) Tj <80> Tj (rst of) Tj <80> Tj (ce is ) Tj <80> Tj (lled) Tj ET',
};

/** An invisible text over a drawing of the same words that is no text of the page. */
export const LAYERED: Disguise = {
  contents: write(SHOWN, { font: 'F1 24', before: '3 Tr' }),
  annotation: stamp(29),
};
