import { describe, expect, it } from '@jest/globals';
import { mend, says, saysAmong } from './words.ts';

describe('what OCR reads', () => {
  it.each([
    ['Annual revenue reached $4.1M', 'Annual revenue reached $4.1M'],
    ['Annua1 revenuc reached $4.1M', 'Annual revenue reached $4.1M'],
    ['ANNUAL REVENUE', 'Annual revenue'],
    ['Resume of the founder', 'Résumé of the founder'],
  ])('confirms the words, except for mistaken letters: %s', (read, claimed) => {
    expect(says(read, claimed)).toBe(true);
  });

  it.each([
    ['Thank you for your attention', 'Annual revenue reached $4.1M'],
    ['Annual revenue reached $1.1M', 'Annual revenue reached $4.1M'],
    ['We do not have any paying customers', 'We have paying customers'],
    ['', 'Annual revenue'],
  ])('does not confirm other words or numbers: %s', (read, claimed) => {
    expect(says(read, claimed)).toBe(false);
  });

  it('confirms words that stand among others', () => {
    expect(saysAmong('Snackly | Fresh food for small offices', 'food for small offices')).toBe(true);
    expect(saysAmong('Snackly | Fresh food', 'food for small offices')).toBe(false);
    expect(saysAmong('', '•')).toBe(false);
  });
});

describe('a word with wrong characters', () => {
  it.each([
    ['our compe\ufffd\ufffdon', 'Our competition', 'our competition'],
    ['di\u001fculty', 'difficulty', 'difficulty'],
    ['\ue081CEO\ue082', '(CEO)', '(CEO)'],
    ['the Il\ufffdoral zone', 'the llttoral zone', 'the llttoral zone'],
  ])('takes the letters that are read in its place: %s', (text, read, mended) => {
    expect(mend(text, read)).toBe(mended);
  });

  it.each([
    ['compe\ufffd\ufffdon', 'Completion', 'compeon'],
    ['\uf0fb Done', 'x Done', 'Done'],
    ['di\u001fculty', null, 'diculty'],
  ])('only loses them when other letters are read: %s', (text, read, mended) => {
    expect(mend(text, read)).toBe(mended);
  });
});
