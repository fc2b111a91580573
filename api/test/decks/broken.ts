import { createHash } from 'node:crypto';
import { barsPng } from './kit.ts';
import { onePage, rawPdf, textStream } from './raw-pdf.ts';

const FONT = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a & 255], state[b & 255]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  const out = Uint8Array.from(data, (byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
  return Buffer.from(out);
}

const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;

/** A PDF that opens only with a password (the standard handler, revision 2, 40-bit). */
export async function encryptedPdf(): Promise<Uint8Array> {
  const user = Buffer.concat([Buffer.from('open sesame'), PADDING]).subarray(0, 32);
  const id = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(user).subarray(0, 5), user);
  const key = md5(user, owner, permissions, id).subarray(0, 5);
  const contentKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  const contents = rc4(contentKey, Buffer.from('BT /F1 24 Tf 60 400 Td (Our secret plan) Tj ET'));
  const objects = onePage({ dictionary: '', stream: contents }, { resources: FONT });
  objects.push(`<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, PADDING))} /P -4 >>`);
  return rawPdf(objects, `/Encrypt 5 0 R /ID [${hex(id)} ${hex(id)}]`);
}

/** A valid PDF with an empty page tree. */
export async function zeroPagePdf(): Promise<Uint8Array> {
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);
}

/** The beginning of a PDF, as after an interrupted download. */
export async function damagedPdf(): Promise<Uint8Array> {
  const whole = rawPdf(onePage(textStream('BT /F1 24 Tf 60 400 Td (Half a deck) Tj ET'), { resources: FONT }));
  return whole.subarray(0, 60);
}

export async function emptyFile(): Promise<Uint8Array> {
  return new Uint8Array(0);
}

/** Another type of file with a PDF's name: an image, or a saved web page. */
export async function notAPdf(kind: 'png' | 'html' = 'png'): Promise<Uint8Array> {
  if (kind === 'png') return barsPng(320, 180);
  return Buffer.from('<!doctype html><title>Deck</title><p>Please sign in to download this deck.</p>');
}
