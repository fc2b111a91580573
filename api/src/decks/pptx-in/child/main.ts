/** The reader process for PowerPoint files: it reads one file, then exits. */
import { receiveFile } from '../../../platform/sandbox/child/receive-file.ts';
import { lookAtPresentation } from './appearance.ts';
import { Failure } from './failure.ts';
import type { PptxMessage, PptxRequest } from './messages.ts';
import { readPresentation } from './read.ts';

const tell = (message: PptxMessage) =>
  new Promise<void>((resolve) => {
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });

/** A stack overflow comes from the file; any other error is a bug in the reader. */
function failureOf(error: unknown): PptxMessage {
  if (error instanceof Failure) return { type: 'failed', code: error.code };
  if (error instanceof RangeError) return { type: 'failed', code: 'pptx_too_complex' };
  return { type: 'broken', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

process.on('disconnect', () => process.exit());
process.on('message', async ({ fileBytes, isLook }: PptxRequest) => {
  const onSlide = (slide: number, of: number) => void tell({ type: 'slide', slide, of });
  try {
    const file = receiveFile(fileBytes);
    if (isLook) await tell({ type: 'looked', appearance: await lookAtPresentation(file, onSlide) });
    else await tell({ type: 'done', deck: await readPresentation(file, onSlide) });
  } catch (error) {
    await tell(failureOf(error));
  }
  process.exit();
});
void tell({ type: 'ready' });
