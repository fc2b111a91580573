import type { Statement } from '../../../evaluation/engine/rubric/statements.ts';
import { quoted } from '../../../evaluation/engine/rubric/wording.ts';
import { type Cited, cite, type Point } from '../judgement.ts';
import type { Block } from '../types.ts';

/** An answer, and suggestions for the next question. */
export interface Answer {
  blocks: Block[];
  suggestions: string[];
}

export const paragraph = (text: string, citations: Cited[] = []): Extract<Block, { type: 'paragraph' }> => ({
  type: 'paragraph',
  text,
  citations,
});

type Item = Extract<Block, { type: 'list' }>['items'][number];

export const list = (items: Item[], ordered = false): Block[] =>
  items.length === 0 ? [] : [{ type: 'list', ordered, items }];

/** A sentence of the deck as a list item. */
export const quoteItem = (statement: Pick<Statement, 'slide' | 'text'>): Item => ({
  text: quoted(statement.text),
  citations: [cite(statement)],
});

/** A point as a list item, with its title first. */
export const pointItem = ({ title, text, citations }: Point): Item => ({
  text: /[.?!]$/u.test(title) ? `${title} ${text}` : `${title}: ${text}`,
  citations,
});
