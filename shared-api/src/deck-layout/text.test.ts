import { expect, it } from '@jest/globals';
import { cleanText, runsOf, styleOf } from './text.ts';
import { THEMES } from './themes.ts';

it('letters and digits in a mathematical style become plain ones, as few fonts have them', () => {
  expect(cleanText('𝐃𝐄𝐕 team, 𝟓𝟎% faster than 𝑏𝑒𝑓𝑜𝑟𝑒')).toBe('DEV team, 50% faster than before');
});

it('other letters with marks, signs and scripts stay as they are', () => {
  const text = 'Ångström ½ ™ ﬁ ℝ 東京 😀';
  expect(cleanText(text)).toBe(text);
});

it.each([
  ['A leak is found after 94 days on average', ['94 days']],
  ['Each of 41,000 leaks costs $1.5M, or 31% of it.', ['41,000', '$1.5M', '31%']],
  ['Since January 2026 in a B2B market, by ISO 9001-2', []],
  ['Insurers pay [about 30%] a load of 2 tons', ['2 tons']],
])('figures with their units can be bold, but years and missing facts are not: %s', (text, figures) => {
  const runs = runsOf(text, styleOf({}, 20, '#000000'), THEMES.paper, '#1a49bf');
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.filter(({ weight }) => weight === 700).map((run) => run.text)).toEqual(figures);
});
