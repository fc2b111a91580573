import { describe, expect, it } from '@jest/globals';
import type { AnswerBlock } from '@northlight/shared-api';
import { spoken, writeOn } from './answer.ts';

const paragraph = (text: string): AnswerBlock => ({ type: 'paragraph', text, citations: [] });

describe('an answer that is being written', () => {
  it('grows by what arrives, and takes a block in the place of an earlier one', () => {
    const begun = writeOn([], { event: 'block', index: 0, block: paragraph('Compare') });
    const grown = writeOn(begun, { event: 'delta', index: 0, text: ' two things.' });
    const done = writeOn(grown, { event: 'block', index: 0, block: paragraph('Compare two things fleets use.') });
    expect([grown, done].map(spoken)).toEqual(['Compare two things.', 'Compare two things fleets use.']);
  });

  it('passes over text for a part that has not come', () => {
    expect(writeOn([], { event: 'delta', index: 3, text: 'lost' })).toEqual([]);
  });
});
