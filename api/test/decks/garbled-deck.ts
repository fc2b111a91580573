import { onePage, rawPdf, textStream } from './raw-pdf.ts';

const SHIFT = 29;
const TEXT = [
  'Hospitals lose thousands of hours to discharge letters',
  'Every letter is typed twice and checked by a doctor at night',
];

/** A slide whose font has no Unicode map, so that the text layer differs from what a viewer draws. */
export async function garbledDeck(): Promise<Uint8Array> {
  const shifted = TEXT.map((line) =>
    [...line].map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - SHIFT))).join(''),
  );
  const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&');
  const contents = shifted
    .map((line, index) => `BT /F1 24 Tf 60 ${420 - index * 60} Td (${escaped(line)}) Tj ET`)
    .join('\n');
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  return rawPdf(onePage(textStream(contents), { resources: font }));
}
