import { beforeAll, describe, expect, it } from '@jest/globals';
import { materialOf } from '../../find-deck-material.ts';
import { deckOf } from '../deck-of.ts';
import { plainText } from '../plain-text.ts';
import type { Block, ChatInput, DeckMaterial, Document } from '../types.ts';
import { answer } from './answer.ts';

const document: Document = {
  theme: 'paper',
  slides: [
    { id: 'cover', kind: 'title', title: 'Isferd', subtitle: 'Refrigerated freight that warns you.', notes: '' },
    { id: 'old', kind: 'bullets', title: 'Fallback', lines: ['We raise $9M for 36 months.'], notes: '', hidden: true },
    { id: 'traction', kind: 'bullets', title: 'Traction', lines: ['41 paying fleets in October 2026.'], notes: '' },
    { id: 'ask', kind: 'bullets', title: 'The ask', lines: ['We raise $2.5M for 18 months.'], notes: '' },
  ],
};

let material: DeckMaterial;
beforeAll(async () => {
  material = { ...(await materialOf(deckOf(document))), document };
});

function ask(message: string, more: Partial<ChatInput> = {}): { blocks: Block[]; text: string } {
  const blocks: Block[] = [];
  for (const piece of answer({ material, history: [], message, slide: null, ...more }))
    if (piece.type === 'block') blocks[piece.index] = piece.block;
  return { blocks, text: plainText(blocks) };
}

describe('a hidden slide of the editor', () => {
  it.each([
    'How much do we raise?',
    'Summarize the deck',
    'Which numbers are in the deck?',
    'Do the numbers agree?',
    'What are the strengths?',
  ])('is not quoted when “%s” is asked', (question) => {
    const { blocks, text } = ask(question);
    expect(text).not.toContain('$9M');
    expect(JSON.stringify(blocks)).not.toMatch(/"slide":2\b/u);
  });

  it('does not count as a slide, and the others keep the numbers of the editor', () => {
    expect(ask('Is the order right?').text).toContain('The deck has 3 slides.');
    const { blocks, text } = ask('How much do we raise?');
    expect(text).toContain('$2.5M');
    expect(JSON.stringify(blocks)).toContain('"slide":4');
  });

  it.each<[string, Partial<ChatInput>]>([
    ['What does slide 2 say?', {}],
    ['What is on the second slide?', {}],
    ['What does the fallback slide say?', { slide: 2 }],
    ['What does this slide say?', { slide: 2 }],
  ])('is quoted when “%s” asks about it', (question, more) => {
    expect(ask(question, more).text).toContain('$9M');
  });

  it('is no part of an answer about another slide', () => {
    expect(ask('What does slide 4 say?').text).not.toContain('$9M');
    expect(ask('What does slide 40 say?').text).toBe('This deck has 4 slides.');
    expect(ask('What does the last slide say?').text).toContain('$2.5M');
  });

  it('can be moved and be the place to move to, by the numbers of the editor', () => {
    const changes = [
      'Move slide 2 to the end',
      'Move slide 4 before slide 2',
      'Move the fallback slide to the end',
    ].map((message) =>
      ask(message).blocks.flatMap((block) => (block.type === 'paragraph' ? (block.change ?? []) : [])),
    );
    expect(changes).toMatchObject([
      [{ kind: 'move', slide_id: 'old', place: 4 }],
      [{ kind: 'move', slide_id: 'ask', place: 2 }],
      [{ kind: 'move', slide_id: 'old', place: 4 }],
    ]);
  });
});
