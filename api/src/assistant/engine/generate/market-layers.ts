import { LAYERS } from '../../../evaluation/engine/rubric/discrepancies/market-sizes.ts';
import { capital, withoutStop } from '../sentences.ts';
import { figuresIn, type Metric } from './metrics.ts';
import { sourceOf, unsourced } from './sources.ts';

const FEWEST = 2;

/** The layer that a part of a sentence values: "SAM: $2.4B at utilities with more than 50,000 connections". */
function layerOf(part: string): (Metric & { place: number }) | null {
  const place = LAYERS.findIndex(({ pattern }) => pattern.test(part));
  const amount =
    figuresIn(part).find(({ kind }) => kind === 'money') ?? figuresIn(part).find(({ kind }) => kind === 'count');
  if (place < 0 || !amount || LAYERS.filter(({ pattern }) => pattern.test(part)).length > 1) return null;
  const source = sourceOf(part);
  const plain = unsourced(part);
  const before = plain
    .slice(0, amount.at)
    .replace(/\s*(?::|=|\bis|\bof)\s*$/iu, '')
    .trim();
  const after = plain
    .slice(amount.at + amount.text.length)
    .trim()
    .replace(/^[:,–-]\s*/u, '');
  return { place, value: amount.text, label: capital([before, after].filter(Boolean).join(', ')), source };
}

/** The layers of a market (TAM, SAM, SOM) that sentences value, the widest first, and those sentences. */
export function layersOf(texts: readonly string[]): { layers: Metric[]; told: string[] } | null {
  const told = texts.flatMap((text) => {
    const parts = withoutStop(text).split(
      /[,;] (?:and )?(?=[^,;]*\b(?:[TS][AO]M|market)\b)| and (?=(?:a |an )?[TS][AO]M\b)/u,
    );
    const layers = parts.map(layerOf);
    return layers.every((layer) => layer !== null) ? [{ text, layers }] : [];
  });
  const layers = told.flatMap((one) => one.layers).toSorted((a, b) => a.place - b.place);
  if (layers.length < FEWEST || new Set(layers.map(({ place }) => place)).size < layers.length) return null;
  return { layers: layers.map(({ place: _, ...layer }) => layer), told: told.map(({ text }) => text) };
}
