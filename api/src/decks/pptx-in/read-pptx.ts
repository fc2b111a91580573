import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { ResourceBudget } from '../../platform/sandbox/resource-budget.ts';
import { type SandboxLevel, startSandboxed } from '../../platform/sandbox/sandbox.ts';
import type { PptxAppearance } from '../brand/types.ts';
import type { PptxMessage, PptxRequest } from './child/messages.ts';
import { CHILD, NEEDS } from './child/needs.ts';
import { PptxError } from './errors.ts';
import { PPTX_LIMITS, type PptxLimits } from './limits.ts';
import type { ImportedDeck } from './types.ts';

/** Options for reading one file; limits default to PPTX_LIMITS. */
export interface ReadPptxOptions extends Partial<PptxLimits> {
  /** Cancels the reading; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called after each slide, hidden ones included. */
  onProgress?: ((progress: { slide: number; of: number }) => void) | undefined;
  /** Level of the sandbox; the strongest one on this machine by default. */
  sandbox?: SandboxLevel | undefined;
}

/**
 * Reads a PowerPoint file into editable slides, in a sandboxed process with limits on time and memory. The process gets
 * the file through a pipe and has neither network nor other files, so links in it are never followed.
 * @throws PptxError with a message for the founder when the file cannot be read; the signal's reason
 */
export async function readPptx(path: string, options: ReadPptxOptions = {}): Promise<ImportedDeck> {
  options.signal?.throwIfAborted();
  const file = await readFile(path);
  const message = await askReader(file, options, false);
  if (message.type !== 'done') throw new Error(`The PowerPoint reader answered ${message.type}.`);
  return { ...message.deck, sha256: createHash('sha256').update(file).digest('hex') };
}

/**
 * Looks at the colours, fonts and logo of a PowerPoint file, as carefully as it is read.
 * @throws as readPptx
 */
export async function lookAtPptx(path: string, options: ReadPptxOptions = {}): Promise<PptxAppearance> {
  options.signal?.throwIfAborted();
  const message = await askReader(await readFile(path), options, true);
  if (message.type !== 'looked') throw new Error(`The PowerPoint reader answered ${message.type}.`);
  return message.appearance;
}

type Answer = Extract<PptxMessage, { type: 'done' | 'looked' }>;

async function askReader(
  file: Buffer,
  { signal, onProgress, sandbox, ...limits }: ReadPptxOptions,
  isLook: boolean,
): Promise<Answer> {
  signal?.throwIfAborted();
  const { timeoutMs, totalMs, memoryBytes } = { ...PPTX_LIMITS, ...limits };
  const child = startSandboxed(CHILD, NEEDS, sandbox);
  const pipe = child.stdio[4] as Writable;
  const exit = once(child, 'exit');
  let budget: ResourceBudget | undefined;
  let stop = () => {};
  let isReady = false;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      stop = () => reject(signal?.reason);
      signal?.addEventListener('abort', stop, { once: true });
      child.on('error', reject);
      pipe.on('error', () => {});
      child.on('exit', () => {
        // A process that ran out of memory tells nothing.
        reject(isReady ? new PptxError('pptx_too_complex') : new Error('The PowerPoint reader did not start.'));
      });
      budget = new ResourceBudget(child.pid, { stepMs: timeoutMs, totalMs, memoryBytes }, () =>
        reject(new PptxError('pptx_too_complex')),
      );
      child.on('message', (message: PptxMessage) => {
        budget?.step();
        if (message.type === 'ready') isReady = true;
        if (message.type === 'slide') onProgress?.(message);
        if (message.type === 'done' || message.type === 'looked') resolve(message);
        if (message.type === 'failed') reject(new PptxError(message.code));
        if (message.type === 'broken') reject(new Error(`The PowerPoint reader failed: ${message.detail}`));
      });
      child.send({ fileBytes: file.length, isLook } satisfies PptxRequest, (error) => error && reject(error));
      pipe.end(file);
    });
  } finally {
    signal?.removeEventListener('abort', stop);
    budget?.end();
    child.kill('SIGKILL');
    await exit;
  }
}
