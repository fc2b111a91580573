import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, type Line, OEM, PSM } from 'tesseract.js';
import { type Grey, toPgm } from './grey.ts';

// The package exports only its larger data set, which the LSTM engine does not need.
const LANGUAGE = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export type RecognisedLine = Line;

/** Runs OCR on pictures. It downloads and caches nothing: engine and language data are files of npm packages. */
export interface Recogniser {
  linesIn(picture: Grey): Promise<RecognisedLine[]>;
  /** Reads a picture of a single line. `confidence` is in percent. */
  lineIn(picture: Grey): Promise<{ text: string; confidence: number }>;
}

export async function startRecogniser(): Promise<Recogniser> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE,
    cacheMethod: 'none',
    // Without an error handler, errors would end the process. Each call still rejects with its own error.
    errorHandler: () => {},
  });
  let mode: PSM | null = null;
  const setMode = async (wanted: PSM) => {
    if (mode !== wanted) await worker.setParameters({ tessedit_pageseg_mode: wanted });
    mode = wanted;
  };
  return {
    async lineIn(picture) {
      await setMode(PSM.SINGLE_LINE);
      const { data } = await worker.recognize(toPgm(picture), {}, { text: true });
      return { text: data.text.trim(), confidence: data.confidence };
    },
    async linesIn(picture) {
      await setMode(PSM.AUTO);
      const { data } = await worker.recognize(toPgm(picture), {}, { blocks: true, text: false });
      return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    },
  };
}
