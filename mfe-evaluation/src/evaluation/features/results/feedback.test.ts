import { expect, it } from '@jest/globals';
import { splitFeedback } from './feedback.ts';

it.each([
  ['The price is clear.', 'The price is clear.', ''],
  [
    'Slide 5: “$1.2B” A number with a source. No slide shows who buys.',
    'Slide 5: “$1.2B” A number with a source.',
    'No slide shows who buys.',
  ],
  ['Slide 1: “It works. Really.” It is too general. More.', 'Slide 1: “It works. Really.” It is too general.', 'More.'],
  ['Slide 2 counts $1.5 million. It is dated.', 'Slide 2 counts $1.5 million.', 'It is dated.'],
  [
    'Slide 6 may show it: “One. Two.” Slide 7 may, too: “Three.”',
    'Slide 6 may show it: “One. Two.” Slide 7 may, too: “Three.”',
    '',
  ],
  ['', '', ''],
])('takes the verdict out of “%s”', (feedback, verdict, rest) => {
  expect(splitFeedback(feedback)).toEqual({ verdict, rest });
});
