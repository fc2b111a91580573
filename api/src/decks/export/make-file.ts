import { charactersMissing } from '../../platform/errors/failures.ts';
import { runInThread } from '../../platform/run-in-thread.ts';
import type { ExportAnswer, ExportOrder } from './messages.ts';

/** The largest possible deck takes a few seconds. */
const LIMITS = { longest: 60_000, memory: 512 };

/**
 * Exports a deck to a file, in a thread of its own.
 * @throws {Failure} characters_missing for a PDF; the signal's reason
 */
export async function makeFile(order: ExportOrder, leaving: AbortSignal): Promise<Uint8Array> {
  const answer = await runInThread<ExportAnswer>(new URL('./worker.ts', import.meta.url), order, LIMITS, leaving);
  if ('file' in answer) return answer.file;
  if ('characters' in answer) throw charactersMissing(answer.characters, answer.pages);
  throw new Error(answer.error);
}
