import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { backingOf } from '../../../evaluation/engine/rubric/backing.ts';
import { figuresOf } from '../../../evaluation/engine/rubric/figures.ts';
import { withoutStop } from '../sentences.ts';

export interface Metric {
  value: string;
  label: string;
  source: string;
}

/** Placeholder for a metric without a date, source or named party. */
export const UNSOURCED = '[Date or source of this number]';

const LEAD = /^(?:(?:we|they) (?:have|had|serve|count)|there are|over|more than|about|around|nearly|almost)\s+/iu;
const LONGEST = 90;

/** Splits a sentence that begins with a number into number and label; null for any other. */
export function metricOf(text: string): Metric | null {
  const sentence = withoutStop(text);
  const lead = LEAD.exec(sentence)?.[0] ?? '';
  const rest = sentence.slice(lead.length);
  if (sentence.length > LONGEST) return null;
  const figure = figuresOf(rest)
    .filter(({ kind }) => kind !== 'duration')
    .find(({ text: found }) => rest.startsWith(found));
  if (!figure) return null;
  const label = rest
    .slice(figure.text.length)
    .trim()
    .replace(/^[:,–-]\s*/u, '');
  if (label.length < 3) return null;
  const value = `${/^(?:over|more than)/iu.test(lead) ? 'over ' : ''}${figure.text}`;
  return { value, label, source: backingOf(sentence, new Set()).length > 0 ? '' : UNSOURCED };
}

/** A slide's sentences as metrics, if all of them are metrics; null otherwise. */
export function metricsOf(texts: readonly string[]): Metric[] | null {
  if (texts.length < 2 || texts.length > DECK_LIMITS.metrics) return null;
  const metrics = texts.map(metricOf);
  return metrics.every((metric) => metric !== null) ? metrics : null;
}
