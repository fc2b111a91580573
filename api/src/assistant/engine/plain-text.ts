import { linesOf } from './document-lines.ts';
import type { Block } from './types.ts';

function textOf(block: Block): string {
  if (block.type === 'paragraph') return block.text;
  if (block.type === 'list') {
    return block.items.map(({ text }, index) => `${block.ordered ? `${index + 1}.` : '•'} ${text}`).join('\n');
  }
  return [block.slide.title, ...linesOf(block.slide)].filter((line) => line.trim() !== '').join('\n');
}

/** An answer as plain text, for copying and searching. */
export const plainText = (blocks: readonly Block[]): string => blocks.map(textOf).join('\n\n');
