import { describe, expect, it } from '@jest/globals';
import { addTags } from './add-tags.ts';

describe('adding entries', () => {
  it('adds nothing for blanks and lone commas', () => {
    expect(addTags(['Coldframe'], ' , ,')).toEqual(['Coldframe']);
  });

  it('does not take an entry twice, whatever its case', () => {
    expect(addTags(['Coldframe'], 'COLDFRAME, coldframe, Siltmark, siltmark')).toEqual(['Coldframe', 'Siltmark']);
  });

  it('trims each and keeps their order', () => {
    expect(addTags([], '  Onset Grain ,Ferrymen')).toEqual(['Onset Grain', 'Ferrymen']);
  });
});
