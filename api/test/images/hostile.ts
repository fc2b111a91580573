import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A valid PNG of black pixels with one bit each: a small file, whatever its dimensions. */
export function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An image in one colour. */
export const plain = (width: number, height: number, background = '#1a49bf') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photo taken sideways, with metadata about its location and camera. */
export const sidewaysPhoto = () =>
  plain(80, 40)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Lumatic', Model: 'Pocket 4', Copyright: 'Ines Varga-Holm' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '63/1 25/1 4800/100', GPSLongitudeRef: 'E' },
    })
    .toBuffer();

/** A photo followed by an HTML page and an archive. */
export const polyglot = async () =>
  Buffer.concat([
    await plain(64, 64).jpeg().toBuffer(),
    Buffer.from('<html><script>alert(document.domain)</script></html>'),
    Buffer.from('PK\u0003\u0004 payload.exe', 'latin1'),
  ]);

/** An SVG that runs a script and loads another file. */
export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script><image href="file:///etc/passwd" width="64" height="64"/></svg>',
);

/** The beginning of an iPhone's HEIC photo. */
export const heicPhoto = Buffer.concat([
  Buffer.from([0, 0, 0, 0x18]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(4000, 7),
]);
