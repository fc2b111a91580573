import type { PptxAppearance } from '../brand/types.ts';
import { PptxError } from './errors.ts';
import { lookAtPptx, type ReadPptxOptions } from './read-pptx.ts';

/** What a PowerPoint file looks like whose slides have been read; null if that cannot be found out. */
export async function appearanceOf(path: string, options: ReadPptxOptions): Promise<PptxAppearance | null> {
  try {
    return await lookAtPptx(path, options);
  } catch (error) {
    if (error instanceof PptxError) return null;
    throw error;
  }
}
