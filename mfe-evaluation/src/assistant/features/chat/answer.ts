import type { AnswerBlock, ChatEvent } from '@northlight/shared-api';

type Written = Extract<ChatEvent, { event: 'block' | 'delta' }>;

/** Applies a stream event to an answer. A block replaces the one with the same index; a delta appends text. */
export function writeOn(blocks: readonly AnswerBlock[], event: Written): readonly AnswerBlock[] {
  if (event.event === 'block') {
    const next = [...blocks];
    next[event.index] = event.block;
    return next;
  }
  const block = blocks[event.index];
  if (block?.type !== 'paragraph') return blocks;
  return blocks.with(event.index, { ...block, text: block.text + event.text });
}

/** An answer as text for screen readers. */
export const spoken = (blocks: readonly AnswerBlock[]): string =>
  blocks
    .map((block) => {
      if (block.type === 'paragraph') return block.text;
      if (block.type === 'list') return block.items.map(({ text }) => text).join('. ');
      return `Draft slide: ${block.slide.title}`;
    })
    .join('\n');
