import { describe, expect, it } from '@jest/globals';
import { backingOf, namesOf } from './backing.ts';

const statement = (text: string) => ({ text });
const names = namesOf(
  ['Leaks cost Marlow a fortune.', 'We sell to Utilities and utilities.', 'Tidewell listens at night.'].map(statement),
  'Tidewell',
);

describe('what a number can be checked by', () => {
  it.each([
    'We have 41 paying fleets',
    'Utilities pay $460 per hydrant',
    'Our AI saves 40% with SaaS and an API',
    'We reach 40 utilities by December 2027',
    'Tidewell saves 20% of the time',
    'Great Teams Build Great Products 40% Faster',
    'This Year Every Large Harbour Needs A Marlow Of Its Own',
    '1.3M kiosks in Kenya buy on credit',
    '140 buses in Kassel and Fulda',
    'We charge $40 (Series A)',
    'Revenue doubled to 5 MWh',
  ])('is nothing in "%s"', (text) => {
    expect(backingOf(text, names)).toEqual([]);
  });

  it.each([
    ['41 paying fleets, October 2026', ['date']],
    ['Revenue of $2M in Q3 2025', ['date']],
    ['12 customers in the last six months', ['date']],
    ['10× traffic (a16z)', ['source']],
    ['Growing 9% a year (Mintelo)', ['source']],
    ['52 paying fleets (Mar ’26)', ['date']],
    ['Harbours use it (up from 72% in 2024)', ['date']],
    ['Harbours use it (Halden Research, 2024)', ['date', 'source']],
    ['Revenue of $2M in FY25', ['date']],
    ['Chiesi pays 1.2M for it', ['party']],
    ['24% are lost, according to the ministry', ['source']],
    ['18% no-shows (survey of 37 operators)', ['source']],
    ['Saved Marlow 13 days', ['party']],
    ['Cheaper than Stripe by 30%', ['party']],
    ['Used by 4 wards of Leiden University', ['party']],
  ])('"%s" has %j', (text, backing) => {
    expect(backingOf(text, names)).toEqual(backing);
  });
});

it('a technical term in capitals is no name', () => {
  expect([...namesOf([statement('It proves the ZKP and ZK circuits of Marlow.')], null)]).toEqual(['Marlow']);
});

it('a word that is also written small is no name', () => {
  expect([...names]).toEqual(['Marlow']);
});
