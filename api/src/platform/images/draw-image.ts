import type { Config } from '../config.ts';
import { busy, imageRefused } from '../errors/failures.ts';
import { FairQueue, QueueFullError } from '../sandbox/fair-queue.ts';
import type { SandboxLevel } from '../sandbox/sandbox.ts';
import type { DrawAnswer, DrawnImage, DrawRequest } from './child/messages.ts';
import { ImageProcess } from './image-process.ts';

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

/**
 * How long a process waits for its owner's next image. Starting one takes a second, drawing a small picture a tenth, and
 * a presentation may have dozens.
 */
const IDLE_MS = 5_000;

/** The process that waits, of the owner whose image came last. Never two, since one image is drawn at a time. */
let waiting: { owner: string; process: ImageProcess; end: NodeJS.Timeout } | null = null;

/** The process that waits for this owner's images. Another owner's ends, since owners never share one. */
async function takeWaiting(owner: string): Promise<ImageProcess | null> {
  const found = waiting;
  waiting = null;
  clearTimeout(found?.end);
  if (found?.owner === owner && found.process.isReusable) return found.process;
  await found?.process.end();
  return null;
}

/** Draws an image in a process, which then waits for the owner's next one unless it could not draw this. */
async function drawIn(
  process: ImageProcess,
  owner: string,
  upload: Buffer,
  options: Omit<DrawRequest, 'fileBytes'>,
): Promise<DrawAnswer> {
  let isDrawn = false;
  try {
    const answer = await process.draw(upload, options);
    isDrawn = 'drawn' in answer;
    return answer;
  } finally {
    if (isDrawn && process.isReusable) {
      const end = setTimeout(() => {
        if (waiting?.process === process) waiting = null;
        process.end();
      }, IDLE_MS).unref();
      waiting = { owner, process, end };
    } else {
      await process.end();
    }
  }
}

/** Draws an image in a sandboxed process. What an earlier image left in one never makes a good image unreadable. */
async function drawApart(
  owner: string,
  upload: Buffer,
  options: Omit<DrawRequest, 'fileBytes'>,
  level: SandboxLevel | undefined,
): Promise<DrawAnswer> {
  const used = await takeWaiting(owner);
  const answer = used && (await drawIn(used, owner, upload, options));
  return answer && 'drawn' in answer ? answer : await drawIn(new ImageProcess(level), owner, upload, options);
}

/**
 * Draws an uploaded image anew: upright, scaled down, and without metadata such as where the photo was taken. It is
 * decoded in a process of its owner's own, one image at a time.
 * @param owner whose other images wait after those of others; a process only ever sees the images of one
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
    const answer = await drawApart(owner, upload, options, config.readerSandbox);
    if ('drawn' in answer) return answer.drawn;
    throw imageRefused(answer.refused, REFUSALS[answer.refused](options.pixels));
  } finally {
    leave();
  }
}
