import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { compare } from './compare.ts';

const SIZE = { width: 40, height: 30 };

/** A single-colour image with spots of another colour. */
async function picture(ground: string, spots: { left: number; top: number; colour: string }[] = [], size = SIZE) {
  const dots = await Promise.all(
    spots.map(async ({ left, top, colour }) => ({
      left,
      top,
      input: await sharp({ create: { width: 1, height: 1, channels: 3, background: colour } })
        .png()
        .toBuffer(),
    })),
  );
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(dots)
    .webp({ lossless: true })
    .toBuffer();
}

const changedBetween = async (before: Buffer, after: Buffer) => (await compare(before, after)).changed;

test.describe('two pictures of a story', () => {
  test('are alike when nothing has changed', async () => {
    expect(await changedBetween(await picture('#f6f4ee'), await picture('#f6f4ee'))).toBe(0);
  });

  test('differ by one pixel when one pixel has changed', async () => {
    const after = await picture('#f6f4ee', [{ left: 12, top: 7, colour: '#1a49bf' }]);
    expect(await changedBetween(await picture('#f6f4ee'), after)).toBe(1);
  });

  test('are alike when a colour is off by what nobody sees', async () => {
    expect(await changedBetween(await picture('#f6f4ee'), await picture('#f6f4ef'))).toBe(0);
  });

  test('differ when a token has moved by a shade', async () => {
    expect(await changedBetween(await picture('#5b5e67'), await picture('#8a8d96'))).toBe(SIZE.width * SIZE.height);
  });

  test('differ by every row that one has more', async () => {
    const taller = await picture('#f6f4ee', [], { ...SIZE, height: 33 });
    expect(await changedBetween(await picture('#f6f4ee'), taller)).toBe(SIZE.width * 3);
  });

  test('are shown over each other, with what differs in red', async () => {
    const after = await picture('#f6f4ee', [{ left: 12, top: 7, colour: '#1a49bf' }]);
    const { difference } = await compare(await picture('#f6f4ee'), after);
    const { data, info } = await sharp(difference).raw().toBuffer({ resolveWithObject: true });
    const at = (7 * info.width + 12) * info.channels;
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
  });
});
