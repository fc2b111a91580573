import type { Laid } from './laid.ts';
import { sourceOf, unsourced, within } from './sources.ts';

const joined = (sources: readonly string[]) => [...new Set(sources)].filter(Boolean).join('; ');

/** A slide with the sources of its sentences in its source line, where its layout has one, rather than in the title. */
export function withSourceLine({ title, content, pieces }: Laid): Laid {
  const cited = pieces.map(({ text }) => sourceOf(text));
  const source = joined(cited);
  const plain = { title: unsourced(title), content, pieces };
  if (source === '') return { title, content, pieces };
  switch (content.kind) {
    case 'number':
    case 'chart': {
      const shown = joined([content.source, ...cited]);
      return within(shown) ? { ...plain, content: { ...content, source: shown } } : { title, content, pieces };
    }
    case 'metrics':
      return content.metrics.some((metric) => metric.source === sourceOf(title)) ? plain : { title, content, pieces };
    case 'section': {
      if (sourceOf(title) === '') return { title, content, pieces };
      return { ...plain, content: { ...content, subtitle: `Source: ${sourceOf(title)}` } };
    }
    default:
      return { title, content, pieces };
  }
}
