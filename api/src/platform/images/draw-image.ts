import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { busy, imageRefused } from '../errors/failures.ts';
import { FairQueue, QueueFullError } from '../sandbox/fair-queue.ts';
import { ResourceBudget } from '../sandbox/resource-budget.ts';
import { type Needs, type SandboxLevel, startSandboxed } from '../sandbox/sandbox.ts';
import type { DrawAnswer, DrawnImage, DrawRequest } from './child/messages.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const CHILD = pathOf('./child/main.ts');
const NEEDS: Needs = {
  readable: [
    pathOf('./child'),
    pathOf('../../../package.json'),
    pathOf('../../../node_modules'),
    pathOf('../../../../node_modules'),
  ],
  flags: ['--allow-worker', '--max-old-space-size=128', '--require', pathOf('./child/emscripten.cjs')],
};

/** For one image. 64 megapixels in WebP without loss take 730 MB and 2 seconds, a photo of 12 megapixels 170 MB. */
const PROCESSOR_MS = 15_000;
const MEMORY_BYTES = 1024 * 1024 * 1024;

/** One image at a time: people upload few, and each takes a lot of memory. */
const queue = new FairQueue({ places: 1, queue: 24, perOwner: 6 });
const BUSY_SECONDS = 5;
const QUEUE_MS = 60_000;

const REFUSALS = {
  not_an_image: () => 'We cannot read this image. Please upload a JPEG, PNG or WebP.',
  too_many_pixels: (pixels: number) =>
    `This image has too many pixels (max ${pixels / 1e6} megapixels). Please upload a smaller one.`,
  heic: () => 'We cannot read HEIC photos. Please save the photo as a JPEG or PNG and upload that.',
};

/** HEIC photos from phones. Their first bytes name the format; no decoder here reads it. */
const isHeic = (bytes: Buffer) => /^ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));

/** Draws an image in a sandboxed process. Whatever ends the process early makes the image unreadable. */
async function drawApart(
  upload: Buffer,
  options: Omit<DrawRequest, 'fileBytes'>,
  level: SandboxLevel | undefined,
): Promise<DrawAnswer> {
  const child = startSandboxed(CHILD, NEEDS, level);
  const pipe = child.stdio[4] as Writable;
  const allowance = { stepMs: PROCESSOR_MS, totalMs: PROCESSOR_MS, memoryBytes: MEMORY_BYTES };
  const exit = once(child, 'exit');
  const budget = new ResourceBudget(child.pid, allowance, () => child.kill('SIGKILL'));
  try {
    child.on('error', () => {});
    pipe.on('error', () => {});
    child.send({ ...options, fileBytes: upload.length } satisfies DrawRequest);
    pipe.end(upload);
    const unread = exit.then((): [DrawAnswer] => [{ refused: 'not_an_image' }]);
    const [answer] = await Promise.race([once(child, 'message') as Promise<[DrawAnswer]>, unread]);
    return answer;
  } finally {
    budget.end();
    child.kill('SIGKILL');
    await exit; // so that the next image does not find the memory of this one still taken
  }
}

/**
 * Draws an uploaded image anew: upright, scaled down, and without metadata such as where the photo was taken. It is
 * decoded in a process of its own, one image at a time.
 * @param owner whose other images wait after those of others
 * @throws {Failure} not_an_image, too_many_pixels, or busy when too many images wait
 */
export async function drawImage(
  { config }: { config: Pick<Config, 'readerSandbox'> },
  upload: Buffer,
  owner: string,
  options: Omit<DrawRequest, 'fileBytes'>,
): Promise<DrawnImage> {
  if (isHeic(upload)) throw imageRefused('not_an_image', REFUSALS.heic());
  const leave = await queue.enter(owner, { signal: AbortSignal.timeout(QUEUE_MS) }).catch((error) => {
    if (error instanceof QueueFullError || error.name === 'TimeoutError')
      throw busy(BUSY_SECONDS, 'Too many images are being processed right now. Please try again in a moment.');
    throw error;
  });
  try {
    const answer = await drawApart(upload, options, config.readerSandbox);
    if ('drawn' in answer) return answer.drawn;
    throw imageRefused(answer.refused, REFUSALS[answer.refused](options.pixels));
  } finally {
    leave();
  }
}
