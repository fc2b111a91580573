import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, type Line, OEM, PSM } from 'tesseract.js';
import { type Grey, toPgm } from './grey.ts';

// The package names its larger data, which an engine that reads by lines has no use for.
const LANGUAGE = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export type RecognisedLine = Line;

/** Finds letters in pictures. Nothing is fetched or kept: program and language are files of packages. */
export interface Recogniser {
  linesIn(picture: Grey): Promise<RecognisedLine[]>;
}

export async function startRecogniser(): Promise<Recogniser> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE,
    cacheMethod: 'none',
    // Without a handler its errors would end the process; each call rejects by itself.
    errorHandler: () => {},
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    async linesIn(picture) {
      const { data } = await worker.recognize(toPgm(picture), {}, { blocks: true, text: false });
      return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    },
  };
}
