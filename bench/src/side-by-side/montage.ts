import sharp from 'sharp';

const GAP = 8;
const HALF = 480;
const CAPTION = 18;

const escaped = (text: string) => text.replace(/[<&]/g, (found) => (found === '<' ? '&lt;' : '&amp;'));

/** Screen left, the other program right, with a caption. */
export async function pair(screen: string | Buffer, other: string | Buffer, caption: string): Promise<Buffer> {
  const [left, right] = await Promise.all(
    [screen, other].map((picture) => sharp(picture).resize({ width: HALF }).png().toBuffer()),
  );
  const { height = 0 } = await sharp(left).metadata();
  const width = 2 * HALF + 4;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="2" y="14" font-size="13" font-family="sans-serif">${escaped(caption)}</text></svg>`;
  return await sharp({ create: { width, height: height + CAPTION, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(text), left: 0, top: 0 },
      { input: left ?? '', left: 0, top: CAPTION },
      { input: right ?? '', left: HALF + 4, top: CAPTION },
    ])
    .png()
    .toBuffer();
}

/** Pictures of one size as a sheet. */
export async function montage(pictures: readonly Buffer[], columns: number): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const w = Math.max(...sizes.map(({ width = 0 }) => width)) + GAP;
  const h = Math.max(...sizes.map(({ height = 0 }) => height)) + GAP;
  const rows = Math.ceil(pictures.length / columns);
  const sheet = { width: w * Math.min(columns, pictures.length), height: h * rows };
  return await sharp({ create: { ...sheet, channels: 3, background: '#808080' } })
    .composite(
      pictures.map((input, index) => ({ input, left: (index % columns) * w, top: Math.floor(index / columns) * h })),
    )
    .png()
    .toBuffer();
}
