import { describe, expect, it } from '@jest/globals';
import { deckOf } from '../../../../../test/decks/index.ts';
import { materialOf } from '../../../find-deck-material.ts';
import { plainText } from '../../plain-text.ts';
import type { Block } from '../../types.ts';
import { answer } from '../answer.ts';

const DECK = [
  ['Vexrun', 'Charging for delivery vans while they load.'],
  ['Problem', '64% of depots wait for a grid connection.', 'Source: Nordic Grid Survey 2026'],
  ['Business model', 'Vans pay $49 per month.', 'CAC payback: 7 months'],
  ['Market', 'TAM: $8B', 'SAM: $2B'],
  ['Traction', '38 depots live in October 2026.', 'Revenue in 2025: $200K', 'Revenue in 2026: $900K'],
  ['Roadmap', 'Launch in Denmark is planned for Q3 2027.'],
  ['Competition', 'Depots save 31% against public charging.'],
  ['The ask', 'We raise $3M on a $12M post-money valuation, for 18 months.', 'Engineering: 60%', 'Sales: 25%'],
  ['Summary', 'We raise $2M.'],
  ['Milestones', 'May 2025 The company was founded', 'September 2025 The first developers joined'],
  ['Usage', 'A depot pays $3 per 500 messages.', 'An average charge of $20, 60 daily charges'],
  ['Depots', 'Oslo · North gate', 'Oslo · South gate', 'Bergen · Harbour'],
  ['Segments', 'Vans: $1B', 'Trucks: $1.5B'],
];

const CARDS = [
  ['Vexrun', 'Charging for delivery vans while they load.'],
  ['Market', 'Loading docks: $2B in 2024, $8B by 2030'],
  ['Traction', '40 depots', '$200K revenue'],
  ['The ask', 'We raise $1.2M for a one-year runway.', 'Product: $400K', 'Engineering: $300K', 'Sales: $200K'],
  ['At a glance', '30% of investment goes to technology'],
  ['Is it legal?', 'Depots need no licence of their own.', 'The operator holds it.'],
  ['Team', 'Ola - builds the app', 'Kim - runs the depots'],
];

async function ask(message: string, slides = DECK) {
  const blocks: Block[] = [];
  const material = await materialOf(deckOf(slides));
  for (const piece of answer({ material, history: [], message, slide: null })) {
    if (piece.type === 'block') blocks[piece.index] = piece.block;
  }
  return plainText(blocks);
}

describe('a number that the deck does not print', () => {
  it.each([
    ['By what factor did revenue grow from 2025 to 2026?', 'is 4.5x (+350%): $900K ÷ $200K'],
    ['How much of the company would I own for the whole round?', '25% of the company: $3M ÷ $12M'],
    ['What share of the TAM is our serviceable market?', '25%: $2B ÷ $8B'],
    ['What does a van pay per year?', '$588 a year: 12 × $49 a month'],
    ['What monthly spend does the round allow over its runway?', 'About $167K a month: $3M ÷ 18 months'],
    ['What share of the round goes into engineering and sales?', '85%, $2.55M of $3M: 60% + 25%'],
    ['How many months after founding did developers join?', '4 months: from May 2025 to September 2025'],
    ['What would a depot with 2 million messages pay?', '$12K: 2,000,000 messages at $3 per 500 messages'],
    ['If I multiply the average charge by the daily charges over a year, what is it?', '$438K: $20 × 60 × 365'],
    ['What share of our depots is in Oslo?', '2 of 3, 66.7%, counted on slide 12'],
    ['What do vans and trucks add up to?', '$2.5B: $1B + $1.5B'],
  ])('%s', async (question, worked) => {
    const text = await ask(question);
    expect(text).toContain('it follows from what the deck says.');
    expect(text).toContain(worked);
  });

  it.each([
    ['What share of the round goes to product and engineering?', '58.3%: ($400K + $300K) ÷ $1.2M'],
    ['How much do product and sales get together?', '$600K: $400K + $200K'],
    ['How much of the investment goes to technology?', '30%, $360K of $1.2M'],
    ['What can they spend per month?', 'About $100K a month: $1.2M ÷ 12 months'],
    ['How fast does the market for loading docks grow per year?', 'About 26% a year: ($8B ÷ $2B)^(1/6) − 1'],
    ['How much revenue per depot?', '$5,000: $200K ÷ 40 depots'],
  ])('follows from cards under headings, spelled durations and counted units: %s', async (question, worked) => {
    expect(await ask(question, CARDS)).toContain(worked);
  });

  it('is not made of numbers that do not belong together', async () => {
    expect(await ask('What share of the round goes into depots?')).not.toContain('64%,');
  });
});

describe('a claim of the deck', () => {
  it('is shown with its source', async () => {
    const text = await ask('Is there a source for the share of depots that wait for the grid?');
    expect(text).toContain('Slide 2 states it, with this next to it:');
    expect(text).toContain('Nordic Grid Survey 2026');
  });

  it('is said to have none', async () => {
    expect(await ask('Where does the number on savings against public charging come from?')).toContain(
      'Slide 7 states it. It has no source next to it.',
    );
  });

  it('is shown for what comes from somewhere else than a source', async () => {
    const text = await ask('Where does the power come from?', [...DECK, ['Power', 'Power comes from a battery.']]);
    expect(text).toContain('The deck says this on slide 14:');
    expect(text).toContain('Power comes from a battery.');
  });

  it('is the one with the number that the question names', async () => {
    const text = await ask('Where does the number about waiting drivers come from?', [
      ['Vexrun', 'Charging for delivery vans.'],
      ['Waiting', 'Waiting rooms for drivers'],
      ['Problem', '64% of drivers wait for a charger.'],
    ]);
    expect(text).toContain('Slide 3 states it.');
    expect(text).toContain('64% of drivers');
  });

  it('is told from a plan', async () => {
    expect(await ask('Is the launch in Denmark already done or is that only a plan?')).toContain('planned');
    expect(await ask('Are the depots already live?')).toContain('as a fact, not as a plan');
  });

  it('that is not the same on all slides is shown from each', async () => {
    const text = await ask('How much do we raise? I think the slides contradict each other.');
    expect(text).toContain('The slides give different values:');
    expect(text).toContain('$3M');
    expect(text).toContain('$2M');
  });
});

describe('a question for all of several values', () => {
  it('is answered with the rest of the slide', async () => {
    const text = await ask('Prices for vans, trucks, trams and buses?', [
      ['Vexrun', 'Charging for delivery vans.'],
      ['Prices', 'Vans, trucks, trams and buses: $49 a month', 'Yards with a battery: on request'],
    ]);
    expect(text).toContain('$49');
    expect(text).toContain('on request');
  });
});

describe('a question with two clauses', () => {
  it('is answered for both', async () => {
    const text = await ask('What is the CAC payback, and how large is the market?');
    expect(text).toContain('7 months');
    expect(text).toContain('$8B');
  });
});

describe('a question whose words mean something else than in fundraising', () => {
  it('is answered by the words of the slide, as a guess', async () => {
    const text = await ask('Do depots wait in the end?');
    expect(text).toMatch(/^I found no direct answer. The closest passages? (?:is|are) on slides? 2\b/);
    expect(text).toContain('64% of depots');
  });
});

describe('what the deck does not say', () => {
  it.each([
    'How many of them overheat?',
    'What is our churn?',
    'Who are the founders?',
    'Who invested so far?',
    'LTV?',
  ])('%s', async (question) => {
    expect(await ask(question)).toMatch(/^The deck does not say/);
  });
});

describe('a question that sounds like one about the deck as a whole', () => {
  const SCHOOLS = [
    ['Vexrun', 'Lessons on charging.'],
    ['Problem', 'Schools teach without any practice.'],
    ['Pricing', 'The worst score pays 1.6 times the base price.'],
    ['Market', '30+ charging products exist in Norway.', 'More products are planned.'],
    ['Cost', '$25,000 a year for a contractor', '$5,000 a year with Vexrun'],
    ['Team', 'Grit - Project manager', 'Kim - Designer'],
  ];

  it.each([
    ['What is wrong with schools?', 'Schools teach without any practice.'],
    ['How much does the one with the worst score pay?', '1.6 times the base price'],
    ['How many charging products are there already?', '30+ charging products'],
    ['How much cheaper is a year with Vexrun?', '$20K, 80% of the higher price: $25,000 − $5,000'],
    ['Who is the project manager?', 'Grit'],
  ])('but asks for what a slide says is answered from it: %s', async (question, said) => {
    expect(await ask(question, SCHOOLS)).toContain(said);
  });
});

describe('a name that nobody has filled in', () => {
  const TEAM = [
    ['Vexrun', 'Charging for delivery vans.'],
    ['Team', '[Name, placeholder]', 'Founder & CEO', 'Ten years in fintech'],
  ];

  it.each(['What’s the CEO’s name?', 'Who is the CEO?'])('is no answer to “%s”', async (question) => {
    const text = await ask(question, TEAM);
    expect(text).toMatch(/^The deck does not say\. Slide 2 has only a placeholder for it\./);
    expect(text).not.toContain('fintech');
  });

  it.each([
    [
      [
        ['Anna Berg', 'CTO'],
        ['[Name, placeholder]', 'CEO'],
      ],
      'Who is the CTO?',
      'Anna Berg',
    ],
    [[['[Name, placeholder]', 'CEO'], ['Anna Berg, CEO']], 'Who is the CEO?', 'Anna Berg'],
  ])('beside %j hides nobody who is named', async (team, question, name) => {
    const text = await ask(question, [
      ['Vexrun', 'Charging for delivery vans.'],
      ['Team', ...team.flat()],
    ]);
    expect(text).toContain(name);
    expect(text).not.toContain('placeholder for it');
  });
});

describe('a question about all of a slide', () => {
  it('is answered by the slide whose title asks the same', async () => {
    expect(await ask('Is it legal?', CARDS)).toContain('“Depots need no licence of their own.”');
  });

  it('is answered with everybody on the team, though slides may give first names only', async () => {
    const text = await ask('Who is on your team?', CARDS);
    expect(text).toContain('Ola');
    expect(text).toContain('Kim');
  });
});

describe('what the deck does not say', () => {
  it.each([
    'How many paying customers do you have?',
    'Who is the CEO?',
    'Who are the competitors?',
    'At what valuation are you raising?',
    'What revenue do you expect in the third year?',
    'How much do you spend on marketing?',
  ])('is denied: %s', async (question) => {
    expect(await ask(question, SHORT)).toMatch(/^The deck does not say/u);
  });
});

const SHORT = [
  ['Vexrun', 'Charging for delivery vans while they load.'],
  ['Market', 'Depots worth $2B wait for a grid connection.', 'Others can join later.'],
  ['Traction', '900 sign-ups on the waiting list'],
  ['The ask', 'A pre-seed equity raise', 'Top Accelerator Partner'],
];
