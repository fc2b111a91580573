import { Worker } from 'node:worker_threads';
import { charactersMissing } from '../../platform/errors/failures.ts';
import type { ExportAnswer, ExportOrder } from './messages.ts';

/** The largest possible deck takes a few seconds. */
const LONGEST_MS = 60_000;
const MEMORY_MB = 512;

/**
 * Exports a deck to a file, in a thread of its own, so that the event loop stays free.
 * @throws {Failure} characters_missing for a PDF; the signal's reason
 */
export async function makeFile(order: ExportOrder, leaving: AbortSignal): Promise<Uint8Array> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(LONGEST_MS)]);
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const answer = await new Promise<ExportAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(signal.aborted ? signal.reason : new Error('The export ended without a file.')));
    });
    if ('file' in answer) return answer.file;
    if ('characters' in answer) throw charactersMissing(answer.characters, answer.pages);
    throw new Error(answer.error);
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
