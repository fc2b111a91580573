import { describe, expect, it } from '@jest/globals';
import { deckOf } from '../../../../../test/decks/index.ts';
import { readForAnswers } from '../../reading.ts';
import { expectedBy, kindsIn } from './expected.ts';
import { inEnglish } from './other-languages.ts';
import { groupsOf, passagesOf } from './passages.ts';
import { queryOf, rank } from './rank.ts';
import { termsOf } from './terms.ts';
import { usedLike } from './word-vectors.ts';

const DECK = [
  ['Vexrun', 'Charging for delivery vans while they load.'],
  ['Business model', 'Vans pay $0.31 per kWh.', 'CAC payback: 7 months', 'Gross margin: 44%'],
  ['Traction', '38 depots live in October 2026.', 'Logo churn: 1.2% a month'],
  ['The ask', 'We raise $3M on a $12M pre-money valuation.', '$900K is committed by Nordre Havn.'],
  ['Team', 'Ada Lunde: CEO', 'Ran depots at a parcel company.', 'Per Vik: CTO'],
];
const passages = passagesOf(readForAnswers(deckOf(DECK)));
const best = (question: string) => rank(queryOf(question), passages)[0]?.passage.text;

describe('the best passage for a question', () => {
  it.each([
    ['how long until a customer pays back?', 'CAC payback: 7 months'],
    ['what is the churn?', 'Logo churn: 1.2% a month'],
    ['who has committed money so far?', '$900K is committed by Nordre Havn.'],
    ['valuation?', 'We raise $3M on a $12M pre-money valuation.'],
    ['how much do they want to raise?', 'We raise $3M on a $12M pre-money valuation.'],
    ['what do we charge per kwh?', 'Vans pay $0.31 per kWh.'],
    ['how many depots are running?', '38 depots live in October 2026.'],
    ["who's the technical lead?", 'Per Vik: CTO'],
  ])('%s', (question, expected) => {
    expect(best(question)).toBe(expected);
  });

  it('is a group where the question asks for what stands under a heading', () => {
    const [group] = rank(queryOf('who are the founders?'), groupsOf(passages));
    expect(group?.passage.members?.map(({ text }) => text)).toEqual([
      'Ada Lunde: CEO',
      'Ran depots at a parcel company.',
      'Per Vik: CTO',
    ]);
  });

  it('knows the line that stands alone above a part of the slide as its heading', () => {
    const line = (text: string, x: number, y: number) => ({ text, size: 18, box: { x, y, width: 0.3, height: 0.03 } });
    const [slide] = deckOf([['Team']]).slides;
    if (!slide) throw new Error('A slide is needed');
    const regionOf = (kind: 'column' | 'list', role: 'text' | 'item', ...lines: ReturnType<typeof line>[]) => ({
      kind,
      box: { x: lines[0]?.box.x ?? 0, y: lines[0]?.box.y ?? 0, width: 0.3, height: 0.03 + 0.05 * (lines.length - 1) },
      blocks: lines.map((one) => ({ role, text: one.text, box: one.box, lines: [one] })),
    });
    const regions = [
      ...slide.regions,
      regionOf('column', 'text', line('Ada Lunde', 0.05, 0.4)),
      regionOf('column', 'text', line('Per Vik', 0.5, 0.4)),
      regionOf('list', 'item', line('Ran depots', 0.05, 0.46), line('Sold a parcel company', 0.05, 0.51)),
    ];
    const deck = { ...deckOf([['Team']]), slides: [{ ...slide, regions }] };
    const told = passagesOf(readForAnswers(deck)).find(({ text }) => text === 'Ran depots');
    expect(told?.around.heading).toBe('Ada Lunde');
  });

  it('is none of what nobody has filled in', () => {
    const open = passagesOf(readForAnswers(deckOf([['Vexrun'], ['Market', '[How large the market is, in money]']])));
    expect(open.map(({ text }) => text)).not.toContain('[How large the market is, in money]');
  });
});

describe('the kind of answer', () => {
  it.each([
    ['how much do they raise?', 'money'],
    ['how many users?', 'count'],
    ['what share of them stays?', 'percent'],
    ['when is the launch?', 'date'],
    ['how long does the money last?', 'duration'],
    ['who is the ceo?', 'person'],
    ['is it ready, and if not when does it come?', 'date'],
  ])('of “%s” is %s', (question, kind) => {
    expect(expectedBy(question)[0]).toBe(kind);
  });

  it('is not a date where “when” asks nothing', () => {
    expect(expectedBy('what did they change when the grid failed?')).toEqual([]);
  });

  it.each([
    ['SEED ROUND 2026', ['date']],
    ['Founder & CEO', []],
    ['Ada Lunde', ['person']],
    ['Grit - Project manager', ['person']],
    ['my name is Paul', ['person']],
    ['$3M for 18 months', ['money', 'duration']],
    ['4y guarantee', ['duration']],
    ['Focus market: Norway', ['place']],
  ])('that “%s” holds is %j', (text, kinds) => {
    expect([...kindsIn(text)].sort()).toEqual([...kinds].sort());
  });
});

describe('the words of a question', () => {
  it('are known by their stems, and numbers by their digits', () => {
    expect(termsOf('In year two, which customers stopped paying?')).toEqual(['year', '2', 'customer', 'stopp', 'pay']);
    expect(termsOf('FY27')).toEqual(['year', '27']);
    expect(termsOf('cases')).toEqual(termsOf('case'));
  });

  it('are close to others that are used alike', () => {
    expect([...usedLike('shop').keys()]).toContain('stor');
    expect([...usedLike('shop').keys()]).not.toContain('valuation');
    expect(usedLike('a word that is none').size).toBe(0);
  });

  it.each([
    ['wie viel geld haben sie bisher von investoren bekommen?', 'how much money so far investors raised?'],
    ['combien coûte le premier cas pour un client ?', 'how much cost'],
    ['¿cuántos clientes tienen ya?', 'how many customers already?'],
    ['wie lange dauert ein handelszyklus?', 'trade cycle'],
    ['verkaufen sie nutzerdaten?', 'sell user data?'],
    ['what is our burn?', 'what is our burn?'],
    ['use of funds?', 'use of funds?'],
  ])('of “%s” are known in English', (asked, english) => {
    expect(inEnglish(asked)).toContain(english);
  });
});
