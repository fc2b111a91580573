import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { onePage, type RawObject, rawPdf, textStream } from './raw-pdf.ts';

/** Ways to make a small file expensive. */
export const BOMBS = ['inflating', 'drawing', 'slow', 'nesting', 'pages', 'image', 'box'] as const;
export type Bomb = (typeof BOMBS)[number];

const MEGABYTE = 1024 * 1024;

/** Compressed filler: repeats one compressed block, so that gigabytes take no time to create. */
function blanks(bytes: number, letter: string): Buffer {
  const block = 8 * MEGABYTE;
  const packed = deflateRawSync(Buffer.alloc(block, letter), { finishFlush: constants.Z_FULL_FLUSH });
  const times = Math.ceil(bytes / block);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(times).fill(packed),
    Buffer.from([0x03, 0x00, 0, 0, 0, 1]),
  ]);
}

/** 4 GB of content behind two layers of compression. */
function inflating(): RawObject[] {
  const stream = deflateSync(blanks(4096 * MEGABYTE, 'q'));
  return onePage({ dictionary: '/Filter [/FlateDecode /FlateDecode]', stream });
}

/** Twelve nested forms, each drawing the next one ten times. */
function drawing(): RawObject[] {
  const depth = 12;
  const objects = onePage(textStream('/X Do'), { resources: '/XObject << /X 5 0 R >>' });
  for (let level = 0; level < depth; level++) {
    const next = level + 1 < depth ? `/Resources << /XObject << /X ${6 + level} 0 R >> >>` : '';
    const body = level + 1 < depth ? '/X Do '.repeat(10) : '0 0 900 500 re f';
    objects.push({
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 960 540] ${next}`,
      stream: Buffer.from(body),
    });
  }
  return objects;
}

/** Half a million translucent fills of the whole page. */
function slow(): RawObject[] {
  const stream = deflateSync(Buffer.from('/G gs 0 0 960 540 re f\n'.repeat(500_000)));
  return onePage({ dictionary: '/Filter /FlateDecode', stream }, { resources: '/ExtGState << /G << /ca 0.5 >> >>' });
}

/** Two million nested arrays, in the contents and in the catalog. */
function nesting(): RawObject[] {
  const objects = onePage(textStream(`${'['.repeat(2_000_000)} TJ`));
  objects[0] = `<< /Type /Catalog /Pages 2 0 R /Names ${'['.repeat(2_000_000)} >>`;
  return objects;
}

/** A million pages from one: each level of the page tree lists the next one a hundred times. */
function pages(): RawObject[] {
  const level = (child: number, count: number) =>
    `<< /Type /Pages /Count ${count} /Kids [${`${child} 0 R `.repeat(100)}] >>`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    level(3, 1_000_000),
    level(4, 10_000),
    level(5, 100),
    '<< /Type /Page /MediaBox [0 0 960 540] >>',
  ];
}

/** An image of 30,000 by 30,000 pixels. */
function image(): RawObject[] {
  const side = 30_000;
  const objects = onePage(textStream('960 0 0 540 0 0 cm /I Do'), { resources: '/XObject << /I 5 0 R >>' });
  objects.push({
    dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]`,
    stream: deflateSync(blanks(side * side * 3, 'q')),
  });
  return objects;
}

/** A page of 350 by 350 metres. */
function box(): RawObject[] {
  return onePage(textStream('0 0 1000000 1000000 re f'), { box: '0 0 1000000 1000000' });
}

const MAKERS: Record<Bomb, () => RawObject[]> = { inflating, drawing, slow, nesting, pages, image, box };

/** A small PDF that takes extreme amounts of time or memory. */
export async function bombPdf(kind: Bomb = 'inflating'): Promise<Uint8Array> {
  return rawPdf(MAKERS[kind]());
}
