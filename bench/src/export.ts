import { monitorEventLoopDelay } from 'node:perf_hooks';
import { layoutDeck, layoutSlide } from '@northlight/shared-api/deck-layout';
import { Exporter } from '../../api/src/decks/export/exporter.ts';
import type { ExportFormat } from '../../api/src/decks/export/types.ts';
import { buildExport, everyKind } from '../../api/test/factories/decks-to-export.ts';

const ROUNDS = 7;
const SAMPLE_MS = 5;
const MB = 1024 * 1024;

/** A deck with this many slides that cycles through every slide kind. */
function deckOf(count: number) {
  const slides = Array.from({ length: count }, (_, index) => {
    const slide = everyKind[index % everyKind.length];
    if (!slide) throw new Error('There are no kinds of slides.');
    return { ...slide, id: `slide-${index}` };
  });
  return buildExport({ slides });
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const times = (value: number, base: number) => `${(value / base).toFixed(1)}×`;

interface Measured {
  ms: number;
  bytes: number;
  /** Peak memory above the process's memory before the export, in MB. */
  memory: number;
  /** Longest event loop delay in ms, during which the server could not answer other requests. */
  stall: number;
}

async function once(exporter: Exporter, format: ExportFormat, count: number): Promise<Measured> {
  const deck = deckOf(count);
  const { rss } = process.memoryUsage();
  let most = rss;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, SAMPLE_MS);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const file = await exporter.make(format, deck, new AbortController().signal);
  const ms = performance.now() - start;
  delay.disable();
  clearInterval(sampling);
  return { ms, bytes: file.length, memory: Math.max(0, most - rss) / MB, stall: delay.max / 1e6 };
}

async function measure(exporter: Exporter, format: ExportFormat, count: number): Promise<Measured> {
  const all: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await once(exporter, format, count));
  const of = (key: keyof Measured) => median(all.map((one) => one[key]));
  return { ms: of('ms'), bytes: of('bytes'), memory: of('memory'), stall: of('stall') };
}

function layoutTimes() {
  const { content } = deckOf(60);
  const [first] = content.slides;
  if (!first) throw new Error('There are no slides.');
  const timed = (work: () => void) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const rounds = Array.from({ length: ROUNDS * 5 }, () => ({
    whole: timed(() => layoutDeck({ footer: 'Isferd', content })),
    one: timed(() => layoutSlide(first, { theme: 'paper', footer: 'Isferd', number: 1, images: {} })),
  }));
  return { whole: median(rounds.map(({ whole }) => whole)), one: median(rounds.map(({ one }) => one)) };
}

const exporter = new Exporter();
const { whole, one } = layoutTimes();
console.log(`Layout: 60 slides ${whole.toFixed(1)} ms, one slide ${one.toFixed(2)} ms (${times(whole, one)})`);
const base = await measure(exporter, 'pdf', 1);
console.log(`PDF, 1 slide: ${base.ms.toFixed(0)} ms, the measure of what follows`);
for (const format of ['pdf', 'pptx'] as const) {
  for (const count of [20, 60]) {
    const { ms, bytes, memory, stall } = await measure(exporter, format, count);
    console.log(
      `${format}, ${count} slides: ${times(ms, base.ms)} (${ms.toFixed(0)} ms), ${(bytes / 1024).toFixed(0)} KB, ` +
        `${memory.toFixed(0)} MB more memory at most, nobody else waits longer than ${stall.toFixed(0)} ms`,
    );
  }
}
exporter.close();
