import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { onePage, type RawObject, rawPdf, textStream } from './raw-pdf.ts';

const FONT = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
/** The visible text of files that are valid except for their trick. */
export const HOSTILE_TEXT = 'Ferries lose a fifth of their bookings';
const WORDS = `BT /F1 24 Tf 60 400 Td (${HOSTILE_TEXT}) Tj ET`;

const sound = (contents = WORDS, resources = '') =>
  onePage(textStream(contents), { resources: `${FONT} ${resources}` });

/** Adds keys to the dictionary of one object, counted from 1. */
function withKeys(objects: RawObject[], number: number, keys: string): RawObject[] {
  return objects.map((object, index) =>
    index === number - 1 && typeof object === 'string' ? object.replace(/>>$/, `${keys} >>`) : object,
  );
}

const form = (body: string, resources: string): RawObject => ({
  dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 960 540] /Resources << ${resources} >>`,
  stream: Buffer.from(body, 'latin1'),
});

/** Pseudo-random bytes that are always the same. */
function noise(length: number): Buffer {
  const blocks: Buffer[] = [];
  for (let index = 0; index * 64 < length; index++) blocks.push(createHash('sha512').update(`noise ${index}`).digest());
  return Buffer.concat(blocks).subarray(0, length);
}

/** Many pages with the same contents. */
function pagesOf(count: number, contents: RawObject, resources = '', others: RawObject[] = []): RawObject[] {
  const first = 4 + others.length;
  const kids = Array.from({ length: count }, (_, index) => `${first + index} 0 R`).join(' ');
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents 3 0 R /Resources << ${resources} >> >>`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    contents,
    ...others,
    ...Array<RawObject>(count).fill(page),
  ];
}

/** A noise image on each page, which looks like text everywhere but contains none. */
function noisy(): RawObject[] {
  const [width, height] = [1200, 675];
  const picture = {
    dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1`,
    stream: noise((width * height) / 8),
  };
  return pagesOf(12, textStream('960 0 0 540 0 0 cm /I Do'), '/XObject << /I 4 0 R >>', [picture]);
}

/** Two hundred pages that take half a second or more each. */
function tiring(): RawObject[] {
  const stream = deflateSync(Buffer.from(`1 g ${'/G gs 0 0 960 540 re f\n'.repeat(40)} 0 g ${WORDS}`));
  const contents = { dictionary: '/Filter /FlateDecode', stream };
  return pagesOf(200, contents, `${FONT} /ExtGState << /G << /ca 0.5 >> >>`);
}

/** A page tree so deep that recursion overflows the stack. */
function deepTree(): RawObject[] {
  const depth = 20_000;
  const nodes = Array.from({ length: depth }, (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`);
  return ['<< /Type /Catalog /Pages 2 0 R >>', ...nodes, '<< /Type /Page /MediaBox [0 0 960 540] >>'];
}

const MAKERS = {
  'page tree that holds itself': () => [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>',
  ],
  'page tree twenty thousand deep': deepTree,
  'form that draws itself': () => [
    ...sound(`${WORDS} /X Do`, '/XObject << /X 5 0 R >>'),
    form('/X Do', '/XObject << /X 5 0 R >>'),
  ],
  'pattern that paints with itself': () => [
    ...sound(`/Pattern cs /P scn 0 0 960 540 re f ${WORDS}`, '/Pattern << /P 5 0 R >>'),
    {
      dictionary:
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 1 /YStep 1 /Resources << /Pattern << /P 5 0 R >> >>',
      stream: Buffer.from('/Pattern cs /P scn 0 0 1 1 re f'),
    },
  ],
  'letter that is drawn with itself': () => [
    ...onePage(textStream('BT /F1 24 Tf 60 400 Td (aaaa) Tj ET'), { resources: '/Font << /F1 5 0 R >>' }),
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] /Resources << /Font << /F1 5 0 R >> >> >>',
    textStream('1 0 d0 BT /F1 24 Tf (aaaa) Tj ET'),
  ],
  'reference to itself for its length': () => [
    ...onePage({ dictionary: '/Length 4 0 R', stream: Buffer.from(WORDS) }, { resources: FONT }),
  ],
  'page of a million letters': () => sound(`BT /F1 4 Tf 0 500 Td ${'(abcdefghij) Tj '.repeat(100_000)} ET`),
  'twenty thousand letters all over the page': () => {
    const place = (index: number) => `1 0 0 1 ${(index * 7919) % 950} ${(index * 104_729) % 530} Tm (a) Tj `;
    return sound(`BT /F1 5 Tf ${Array.from({ length: 20_000 }, (_, index) => place(index)).join('')} ET`);
  },
  'hundred thousand notes': () => {
    const notes = '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Add 10 points) >>'.repeat(100_000);
    return withKeys(sound(), 3, `/Annots [${notes}]`);
  },
  'pictures of noise': noisy,
  'two hundred tiring pages': tiring,
  'box of no size': () => onePage(textStream(WORDS), { resources: FONT, box: '0 0 0 0' }),
  'box turned inside out': () => onePage(textStream(WORDS), { resources: FONT, box: '960 540 0 0' }),
  'box of no numbers': () => onePage(textStream(WORDS), { resources: FONT, box: '/a (b) null 1e999' }),
  'script that runs when it is opened': () =>
    withKeys(sound(), 1, '/OpenAction << /S /JavaScript /JS (while \\(true\\) app.alert\\(1\\);) >>'),
  'program that starts when it is opened': () =>
    withKeys(sound(), 1, '/OpenAction << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >> >>'),
  'file inside it': () => [
    ...withKeys(sound(), 1, '/Names << /EmbeddedFiles << /Names [(evil.pdf) 5 0 R] >> >>'),
    '<< /Type /Filespec /F (../../../etc/passwd) /EF << /F 6 0 R >> >>',
    { dictionary: '/Type /EmbeddedFile', stream: Buffer.from('%PDF-1.7 more') },
  ],
  'file that is fetched from elsewhere': () =>
    onePage(
      { dictionary: '/F (http://203.0.113.1/contents) /FFilter /FlateDecode', stream: Buffer.from(WORDS) },
      { resources: FONT },
    ),
} satisfies Record<string, () => RawObject[]>;

const spoilt = {
  'table of contents that leads nowhere': () =>
    Buffer.from(
      Buffer.from(rawPdf(sound()))
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n99999999'),
      'latin1',
    ),
  'table of contents that leads to itself': () => {
    const text = Buffer.from(rawPdf(sound(), '/Prev 99999')).toString('latin1');
    const at = /startxref\n(\d+)/.exec(text)?.[1] ?? '0';
    return Buffer.from(text.replace('/Prev 99999', `/Prev ${at.padStart(5, '0')}`), 'latin1');
  },
  'end in the middle of a page': () => Buffer.from(rawPdf(sound())).subarray(0, 420),
};

/** Malicious files, and files from broken tools. */
export const HOSTILE = [...Object.keys(MAKERS), ...Object.keys(spoilt)] as Hostile[];
export type Hostile = keyof typeof MAKERS | keyof typeof spoilt;

/** A PDF with one trick. */
export function hostilePdf(kind: Hostile): Uint8Array {
  return kind in spoilt ? spoilt[kind as keyof typeof spoilt]() : rawPdf(MAKERS[kind as keyof typeof MAKERS]());
}
