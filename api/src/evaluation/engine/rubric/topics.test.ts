import { expect, it } from '@jest/globals';
import { isHeading, topicOf, topicOfTitle } from './topics.ts';

it.each([
  ['The Problem', 'problem'],
  ['WHY NOW', 'timing'],
  ['Our solution:', 'solution'],
  ['Go-to-market strategy', 'route'],
  ['TAM, SAM, SOM', 'market'],
  ["What's unique", 'moat'],
  ['What the public officers said', 'voices'],
  ['VS. EXISTING SOLUTIONS', 'competition'],
  ['Use of funds', 'ask'],
  ['Meet the team', 'team'],
  ['We solve the problem of leaks for utilities', null],
])('"%s" is about %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic);
});

it('a title may say more than its part', () => {
  expect(topicOfTitle('Traction: 14 utilities in a year')).toBe('traction');
  expect(topicOfTitle('Existing solutions are insufficient')).toBe('competition');
  expect(topicOfTitle('Insight Strip')).toBeNull();
});

it('a title that goes on names the same part', () => {
  expect(topicOfTitle('The ask, continued')).toBe('ask');
  expect(topicOfTitle('Advisors (2 of 3)')).toBe('team');
  expect(topicOfTitle('Why us, continued (1/2)')).toBe('moat');
  expect(topicOfTitle('Our story continued in Norway')).toBeNull();
});

it('a heading with a number makes a claim', () => {
  expect(isHeading('Traction')).toBe(true);
  expect(isHeading('Traction: 14 utilities')).toBe(false);
});
