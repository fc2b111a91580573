import { describe, expect, it } from '@jest/globals';
import { sentenceOf } from '@northlight/shared-api/rules';
import { anAnswer } from '../../../../test/factories/likelihood.ts';
import { askedKind } from './answer-kinds.ts';
import { judgeAnswers } from './answers.ts';
import { answerReadiness } from './readiness.ts';

describe('a question asks for', () => {
  it.each([
    ['How much are you raising, how will you spend it, and how long will it last?', 'money'],
    ['What was your revenue in each of the last three months?', 'money'],
    ['What does a customer pay, and what does it cost you to serve one?', 'money'],
    ['Revenue?', 'money'],
    ['How many people are waiting for it, and how did you find them?', 'count'],
    ['How many months of cash are left?', 'duration'],
    ['When do you launch, in which market, and with which product?', 'date'],
    ['When does it close?', 'date'],
    ['What share of your revenue comes from your largest customer?', 'share'],
    ['What is your gross margin, and how will it change as you grow?', 'share'],
    ['Who could copy this in a year, and what would stop them?', 'name'],
    ['Does anybody pay for it today?', 'choice'],
    ['LinkedIn profiles of the founders', 'link'],
    ['Which problem do you want to solve, and who has it today?', 'name'],
    ['Why is now the right time for this, and not five years ago?', 'words'],
    ['How do you sell?', 'words'],
  ] as const)('%s: %s', (question, kind) => {
    expect(askedKind(question)).toBe(kind);
  });
});

const worth = (question: string, text: string) => judgeAnswers([anAnswer(question, text)])[0]?.worth;

describe('an answer counts', () => {
  it.each([
    ['What was your revenue in each of the last three months?', 'EUR 8,200, 8,200 and 8,200 from two plants.', 8],
    ['What was your revenue in each of the last three months?', 'None yet, we launch in March.', 3],
    ['How many fleets pay you?', '41', 8],
    ['How many of them have you talked to?', 'A dozen', 3],
    ['When does it close?', 'February 2027', 8],
    ['Who else is in the round?', 'Nordre Havn', 3],
    ['Who else is in the round?', 'Nobody', 3],
    ['How do you sell?', 'Direct sales', 3],
    ['How do you sell?', 'Two of us call fleet managers, and hauliers refer us to each other.', 5],
    ['Do you touch customers’ money?', 'No', 3],
    ['LinkedIn profiles of the founders', 'https://linkedin.example/in/ines', 5],
  ] as const)('%s %s', (question, text, points) => {
    expect(worth(question, text)).toBe(points);
  });
});

describe('an answer counts for nothing', () => {
  it.each([
    ['How much do you raise?', '42 in October 2026', 'gives no amount'],
    ['How much do you raise?', 'As soon as possible, from people we like', 'gives no amount'],
    ['How many fleets pay you?', 'Fleets in Denmark', 'gives no number'],
    ['When do you launch?', 'In Denmark with our partners', 'gives no date'],
    ['Who signed them?', '42 in October 2026', 'gives no name'],
    ['Do you have letters of intent?', '42 in October 2026', 'doesn’t say yes or no'],
    ['What is your gross margin?', 'Very good', 'gives no percentage'],
    ['Link to your price list', 'It is on our site', 'gives no link'],
    [
      'What is your solution, in two sentences a customer would understand?',
      '42 in October 2026',
      'does not explain it in words',
    ],
  ])('%s %s', (question, text, says) => {
    expect(worth(question, text)).toBe(0);
    const { factor } = answerReadiness(judgeAnswers([anAnswer(question, text)]));
    expect(sentenceOf(factor, 'founder')).toBe(`0 of 1 answer fits the question; the answer to “${question}” ${says}.`);
  });

  it('when it repeats others, and the box says how many do', () => {
    const text = 'We talk to our customers every week and improve the product with them.';
    const judged = judgeAnswers([
      anAnswer('Why now?', text),
      anAnswer('How do you sell?', `${text} Always.`),
      anAnswer('Who could copy this?', text.toUpperCase()),
      anAnswer('What have you built?', 'A sensor for trailers, fitted in ten minutes.'),
    ]);
    expect(judged.map(({ flaw }) => flaw)).toEqual(['repeats', 'repeats', 'repeats', null]);
    expect(sentenceOf(answerReadiness(judged).factor, 'investor')).toBe(
      '1 of 4 answers fit the questions; 3 answers repeat the same text.',
    );
  });

  it('but not because another question has the same short answer', () => {
    const judged = judgeAnswers([
      anAnswer('How many founders are there?', '2'),
      anAnswer('How many work full-time?', '2'),
    ]);
    expect(judged.map(({ worth: points }) => points)).toEqual([8, 8]);
  });

  it('but not when a file says it', () => {
    const [judged] = judgeAnswers([anAnswer('How much do you raise?', 'See the sheet.', { hasFile: true })]);
    expect(judged?.worth).toBe(8);
  });
});
