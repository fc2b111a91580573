import type { Box, Line, Value } from '../../types.ts';
import { cardsOf } from '../boxes.ts';
import { isFigure, isUnit } from '../figures.ts';
import type { Paragraph } from '../paragraphs.ts';
import {
  type Block,
  blockOf,
  headingOver,
  isInside,
  isStep,
  leadingFigure,
  nameOfCard,
  type Page,
  usualSize,
  withUnits,
} from './blocks.ts';
import { chartPairs } from './charts.ts';
import { inlineValues } from './inline.ts';
import { pairsOf, wholeLabel } from './pairs.ts';

/** The name of a card or a row of a diagram has at most this many letters. */
const SHORT = 28;

/** A figure or date with its label, and the lines that they consist of. */
export interface Bound {
  value: Value;
  /** In reading order. */
  lines: Line[];
}

/** What binding needs of a slide. Paragraphs are in reading order and hold no table. */
interface Surroundings {
  frames: readonly Box[];
  title: string | null;
  /** Width over height of the slide. */
  aspect: number;
}

/** The words of a label: those after the figure first, but a remark in parentheses last. */
function labelText(rest: string, label: readonly Block[]): string {
  const texts = label.map(({ text }) => text);
  return (rest.startsWith('(') ? [...texts, rest] : [rest, ...texts]).filter(Boolean).join(' ');
}

/** Binds figures and dates that stand by themselves to their labels, and finds values named in their own line. */
export function bindValues(paragraphs: readonly Paragraph[], { frames, title, aspect }: Surroundings): Bound[] {
  const usual = usualSize(paragraphs);
  const blocks = withUnits(paragraphs.filter((lines) => lines.length > 0).map((lines) => blockOf(lines, usual)));
  const isTimeline = blocks.filter(({ role }) => role === 'date').length >= 3;
  const cards = cardsOf(blocks, frames, {
    holds: (frame, { box }) => isInside(box, frame),
    cardOf: (inside) => inside.filter((block) => inside.some((other) => other !== block && other.role === 'text')),
  });
  const page: Page = { blocks, frames, cards, aspect, title, isTimeline };
  const figures = blocks.filter((block) => block.role === 'figure' && !isStep(block, blocks));
  const texts = blocks.filter(({ role, text }) => role === 'text' && !isUnit(text));
  const dates = blocks.filter(({ role }) => role === 'date');

  const charts = chartPairs(figures, page);
  const charted = new Set(charts.map(({ value }) => value));
  const close = pairsOf(
    figures.filter((figure) => !charted.has(figure)),
    [...texts, ...dates.filter((date) => date.size <= Math.max(...figures.map(({ size }) => size), 0))],
    page,
  );
  const labelled = new Set([...charts, ...close].map(({ label }) => label));
  const dated = pairsOf(
    dates.filter((date) => !labelled.has(date)),
    texts.filter((text) => !labelled.has(text)),
    page,
  );
  const all = [...charts, ...close, ...dated];
  const taken = new Set(all.flatMap(({ value, label }) => [value, label]));
  const bound = all.map((pair): Bound => {
    const { value } = pair;
    const label = charted.has(value) ? [pair.label] : wholeLabel(pair, page, taken);
    const heading = headingOver(label[0] ?? value, page);
    const figure =
      isFigure(value.text) || value.role === 'date' ? value.text : (leadingFigure(value.text) ?? value.text);
    const parts = [value, ...label].toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
    return {
      value: {
        kind: charted.has(value) ? 'chart' : value.role === 'date' ? 'date' : 'card',
        text: figure,
        label: labelText(value.text.slice(figure.length).trim(), label),
        context: [...new Set([heading, nameOfCard(value, page)])]
          .filter((text) => text !== null)
          .filter((text) => !label.some((block) => block.text === text)),
        box: value.box,
      },
      lines: parts.flatMap(({ lines }) => lines),
    };
  });
  const alone = dates.flatMap((date) =>
    title === null || taken.has(date)
      ? []
      : [
          {
            value: { kind: 'date' as const, text: date.text, label: title, context: [], box: date.box },
            lines: date.lines,
          },
        ],
  );
  const inline = blocks.flatMap((block) =>
    taken.has(block) ? [] : inlineValues(block).map((value) => ({ block, value })),
  );
  const named = pairsOf(
    [...new Set(inline.map(({ block }) => block))],
    texts.filter(
      (text) => !taken.has(text) && text.text.length <= SHORT && !inline.some(({ block }) => block === text),
    ),
    page,
  );
  const nameOf = (block: Block) => named.find(({ value }) => value === block)?.label.text ?? null;
  return [
    ...bound,
    ...alone,
    ...inline.map(({ block, value }) => {
      const context = [nameOf(block), headingOver(block, page)].filter((text) => text !== null);
      return { value: { ...value, context: [...new Set(context)] }, lines: block.lines };
    }),
  ];
}
