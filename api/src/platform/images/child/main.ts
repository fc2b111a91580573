/**
 * The image process: it draws one image anew, then exits. Native code cannot be loaded here, so sharp uses its
 * WebAssembly build.
 */
import sharp from 'sharp';
import { receiveFile } from '../../sandbox/child/receive-file.ts';
import type { DrawAnswer, DrawRequest } from './messages.ts';

/** Formats that browsers and phones produce. No other decoder is enabled, whatever type a file claims. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

async function draw({ fileBytes, pixels, side, quality, keepsTransparency }: DrawRequest): Promise<DrawAnswer> {
  const bytes = receiveFile(fileBytes);
  const opening = { limitInputPixels: pixels, failOn: 'error', pages: 1 } as const;
  // The size is in the first bytes of a file, and nothing is decoded yet.
  const facts = await sharp(bytes, { ...opening, limitInputPixels: false }).metadata();
  if (!FORMATS.has(facts.format)) return { refused: 'not_an_image' };
  if (facts.width * facts.height > pixels) return { refused: 'too_many_pixels' };
  const image = sharp(bytes, opening).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const isOpaque = !keepsTransparency || !facts.hasAlpha || (await sharp(bytes, opening).stats()).isOpaque;
  const encoded = isOpaque
    ? image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
    : image.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { drawn: { bytes: data, extension: isOpaque ? 'jpg' : 'png', width: info.width, height: info.height } };
}

process.on('disconnect', () => process.exit());
process.on('message', async (request: DrawRequest) => {
  const answer = await draw(request).catch((): DrawAnswer => ({ refused: 'not_an_image' }));
  process.send?.(answer, () => process.exit());
});
