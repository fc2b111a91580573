import type { AnswerBlock, ChatEvent } from '@northlight/shared-api';

type Written = Extract<ChatEvent, { event: 'block' | 'delta' }>;

/** The answer with what was written next. A block takes the place of an earlier one; a delta goes on with its text. */
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

/** What an answer says, for whoever hears it. */
export const spoken = (blocks: readonly AnswerBlock[]): string =>
  blocks
    .map((block) => {
      if (block.type === 'paragraph') return block.text;
      if (block.type === 'list') return block.items.map(({ text }) => text).join('. ');
      return `A draft of a slide: ${block.slide.title}`;
    })
    .join('\n');
