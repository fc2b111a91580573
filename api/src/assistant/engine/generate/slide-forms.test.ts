import { expect, it } from '@jest/globals';
import { continued } from './slide-forms.ts';

it.each([
  ['The ask', 'The ask, continued'],
  ['We capture value from two.', 'We capture value from two, continued'],
  ['', 'Continued'],
])('“%s” goes on as “%s”', (title, next) => {
  expect(continued(title)).toBe(next);
});
