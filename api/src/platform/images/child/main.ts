/**
 * The image process: it draws images of one owner anew, one at a time, until the server ends it. Native code cannot be
 * loaded here, so sharp uses its WebAssembly build.
 */
import sharp, { type Sharp } from 'sharp';
import { receiveFile } from '../../sandbox/child/receive-file.ts';
import { colorsOf } from './colors.ts';
import type { DrawAnswer, DrawRequest } from './messages.ts';

/** Formats that browsers and phones produce. No other decoder is enabled, whatever type a file claims. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/** How far the colours of a margin may be apart, of 255. */
const MARGIN = 12;

/** The pixels of a part of an image, at least one. */
function pixelsOf({ x, y, width, height }: NonNullable<DrawRequest['part']>, image: { width: number; height: number }) {
  const left = Math.min(image.width - 1, Math.max(0, Math.floor(x * image.width)));
  const top = Math.min(image.height - 1, Math.max(0, Math.floor(y * image.height)));
  return {
    left,
    top,
    width: Math.max(1, Math.min(image.width - left, Math.ceil(width * image.width))),
    height: Math.max(1, Math.min(image.height - top, Math.ceil(height * image.height))),
  };
}

/** A part of an image without a margin of one colour around it. */
async function withoutMargin(part: Sharp): Promise<Sharp> {
  const { data, info } = await part.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).trim({ threshold: MARGIN });
}

async function draw({
  fileBytes,
  pixels,
  side,
  quality,
  keepsTransparency,
  part,
  colors = 0,
}: DrawRequest): Promise<DrawAnswer> {
  const bytes = receiveFile(fileBytes);
  const opening = { limitInputPixels: pixels, failOn: 'error', pages: 1 } as const;
  // The size is in the first bytes of a file, and nothing is decoded yet.
  const facts = await sharp(bytes, { ...opening, limitInputPixels: false }).metadata();
  if (!FORMATS.has(facts.format)) return { refused: 'not_an_image' };
  if (facts.width * facts.height > pixels) return { refused: 'too_many_pixels' };
  const upright = sharp(bytes, opening).autoOrient();
  const kept = part ? await withoutMargin(upright.extract(pixelsOf(part, facts.autoOrient))) : upright;
  const image = kept.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const isOpaque = !keepsTransparency || !facts.hasAlpha || (await sharp(bytes, opening).stats()).isOpaque;
  const encoded = isOpaque
    ? image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
    : image.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const seen = colors > 0 ? { seen: await colorsOf(sharp(data), colors) } : {};
  return { drawn: { bytes: data, extension: isOpaque ? 'jpg' : 'png', width, height, ...seen } };
}

process.on('disconnect', () => process.exit());
process.on('message', async (request: DrawRequest) => {
  const answer = await draw(request).catch((): DrawAnswer => ({ refused: 'not_an_image' }));
  process.send?.(answer);
});
