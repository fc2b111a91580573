import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawImage } from './draw-image.ts';

let started = 0;
let last: ChildProcess | null = null;
const count = (message: unknown) => {
  started += 1;
  last = (message as { process: ChildProcess }).process;
};
beforeEach(() => {
  started = 0;
  subscribe('child_process', count);
});
afterEach(() => {
  unsubscribe('child_process', count);
});

const options = { pixels: 1e6, side: 100, quality: 80, keepsTransparency: false };
const pictureOf = (background: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
const draw = (owner: string, image: Buffer) =>
  drawImage({ config: { readerSandbox: 'permissions' } }, image, owner, options);

/** The colour in the middle of what was drawn, rounded because a JPEG is not exact. */
async function colorOf({ bytes }: { bytes: Uint8Array }) {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1).raw().toBuffer();
  return [red, green, blue].map((value) => Math.round(value / 64));
}

describe('the process that draws images', () => {
  it('draws one after the other for the same owner, each as it is', async () => {
    const [red, blue] = [await pictureOf('#ff0000'), await pictureOf('#0000ff')];
    const drawn = await Promise.all([red, blue, red].map((image) => draw('one', image)));
    expect(await Promise.all(drawn.map(colorOf))).toEqual([
      [4, 0, 0],
      [0, 0, 4],
      [4, 0, 0],
    ]);
    expect(started).toBe(1);
  });

  it('never draws for two owners', async () => {
    const image = await pictureOf('#00ff00');
    for (const owner of ['two', 'three', 'two']) expect(await colorOf(await draw(owner, image))).toEqual([0, 4, 0]);
    expect(started).toBe(3);
  });

  it('is another one when the one that waits has just died', async () => {
    const image = await pictureOf('#0000ff');
    await draw('five', image);
    last?.kill('SIGKILL');
    expect(await colorOf(await draw('five', image))).toEqual([0, 0, 4]);
  });

  it('ends with an image that it cannot draw, which a new one tries again', async () => {
    const image = await pictureOf('#ff0000');
    await draw('four', image);
    await expect(draw('four', image.subarray(0, 60))).rejects.toMatchObject({ code: 'not_an_image' });
    expect(await colorOf(await draw('four', image))).toEqual([4, 0, 0]);
    expect(started).toBe(3);
  });
});
