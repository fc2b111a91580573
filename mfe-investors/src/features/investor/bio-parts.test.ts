import { describe, expect, it } from '@jest/globals';
import { bioParts } from './bio-parts.ts';

describe('a bio on the page', () => {
  it('has no parts when there is none', () => {
    expect(bioParts(' \n ')).toEqual({ lead: '', paragraphs: [] });
  });

  it('opens with its first sentence, however long it is', () => {
    const long = `${'word '.repeat(60).trim()}.`;
    expect(bioParts(`${long} And more.`)).toEqual({ lead: long, paragraphs: ['And more.'] });
  });

  it('opens with as many sentences as are short together', () => {
    const bio = `I back teams that fix freight. I answer within two weeks. ${'Then comes the long story. '.repeat(9)}`;
    const { lead, paragraphs } = bioParts(bio);
    expect(lead).toBe(
      'I back teams that fix freight. I answer within two weeks. Then comes the long story. Then comes the long story. Then comes the long story.',
    );
    expect(paragraphs).toHaveLength(1);
  });

  it('keeps paragraphs apart', () => {
    expect(bioParts('One.\n\nTwo.\nThree.')).toEqual({ lead: 'One.', paragraphs: ['Two.', 'Three.'] });
  });
});
