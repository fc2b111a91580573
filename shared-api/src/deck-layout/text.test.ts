import { expect, it } from '@jest/globals';
import { cleanText } from './text.ts';

it('letters and digits in a mathematical style become plain ones, as few fonts have them', () => {
  expect(cleanText('𝐃𝐄𝐕 team, 𝟓𝟎% faster than 𝑏𝑒𝑓𝑜𝑟𝑒')).toBe('DEV team, 50% faster than before');
});

it('other letters with marks, signs and scripts stay as they are', () => {
  const text = 'Ångström ½ ™ ﬁ ℝ 東京 😀';
  expect(cleanText(text)).toBe(text);
});
