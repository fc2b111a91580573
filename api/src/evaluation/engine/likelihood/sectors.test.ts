import { describe, expect, it } from '@jest/globals';
import { sentenceOf } from '@northlight/shared-api/rules';
import { deckOf } from '../../../../test/decks/index.ts';
import { LABELLED, readingOf } from '../../../../test/decks/labelled/index.ts';
import { aSubmission, LOGISTICS_INVESTOR } from '../../../../test/factories/likelihood.ts';
import type { Deck } from '../../../decks/reading/types.ts';
import { createLikelihoodEngine } from './index.ts';
import { sectorsOf } from './sectors.ts';
import { onSlides } from './texts.ts';

const read = (content: Deck) => sectorsOf(onSlides({ deck: { content, evaluation: null as never } }));
const shown = (...slides: string[][]) => read(deckOf(slides)).shown.map(({ sector }) => sector);

describe('a deck shows the sector', () => {
  it.each([
    ['Web3', 'The blockchain for tickets', 'Our crypto wallet signs smart contracts'],
    ['Healthcare', 'Discharge letters for hospitals', 'Doctors write them while patients wait'],
    ['Logistics', 'Return loads for trucks', 'Freight moves in 41 fleets'],
    ['SaaS', 'B2B software for hotels', 'SaaS at $9 per seat'],
    ['Education', 'Homework for schools', 'Teachers and students use it'],
    ['Security', 'Phishing stops here', 'We find malware and ransomware'],
    ['Space', 'Rockets for small loads', 'Satellites in a low orbit'],
    ['Agriculture & Food', 'A cold room for farmers', 'Crops keep after the harvest'],
  ])('%s', (sector, ...texts) => {
    expect(shown(['Name', 'What it is'], ...texts.map((text) => ['Slide', text]))).toEqual([sector]);
  });
});

describe('a deck shows no sector', () => {
  it('by one word, however often it comes', () => {
    const slide = (n: number) => [`Slide ${n}`, `Students like it for reason ${n}`];
    expect(shown(slide(1), slide(2), slide(3), slide(4))).toEqual([]);
  });

  it('by words that any deck uses', () => {
    expect(
      shown(['Name', 'A platform for customers'], ['Market', 'A growing market of players, plants and buildings']),
    ).toEqual([]);
  });
});

describe('the deck against the profile', () => {
  const CRYPTO = deckOf([
    ['Moon', 'A blockchain'],
    ['Token', 'Crypto with staking and smart contracts'],
  ]);
  const assess = async (sector: string, fields: string[], deck = CRYPTO) =>
    createLikelihoodEngine().assess(
      await aSubmission(deck, [], {
        founder: { sector, bio: '' },
        investor: { ...LOGISTICS_INVESTOR, fields },
        score: 9,
      }),
    );

  it('is a factor of its own where they differ, and the deck is what counts', async () => {
    const { factors, likelihood_score } = await assess('Logistics', ['Logistics']);
    const said = (criterion: string, reader: 'founder' | 'investor') =>
      factors.filter((factor) => factor.criterion === criterion).map((factor) => sentenceOf(factor, reader));
    expect(said('profile', 'founder')).toEqual(['The deck reads as Web3 (slide 1), but your profile says Logistics.']);
    expect(said('profile', 'investor')).toEqual([
      'The deck reads as Web3 (slide 1), but the founder’s profile says Logistics.',
    ]);
    expect(said('sector', 'founder')).toEqual(['The deck reads as Web3 (slide 1); they invest in Logistics.']);
    expect(likelihood_score).toBeLessThanOrEqual(5);
  });

  it('counts for the deck where the investor names its sector', async () => {
    const { factors } = await assess('Logistics', ['Web3']);
    expect(factors.find(({ criterion }) => criterion === 'sector')?.verdict).toBe('strong');
  });

  it.each(['Technology', 'SaaS', 'Fintech', 'Web3', ''])('says nothing about a profile of “%s”', async (sector) => {
    const { factors } = await assess(sector, ['Web3']);
    expect(factors.some(({ criterion }) => criterion === 'profile')).toBe(false);
  });

  it('finds few sectors in decks whose words name none clearly, and those are right', () => {
    const found = LABELLED.filter(({ half }) => half === 'with').flatMap((half) => {
      const names = read(readingOf(half)).shown.map(({ sector }) => sector);
      return names.length > 0 ? [[half.company, ...names].join(': ')] : [];
    });
    expect(found).toEqual([
      'Gridstone: Industrial: Energy',
      'Wardline: Healthcare',
      'Ossia Bio: Healthcare',
      'Learnly: Education',
      'Tuckshop: Fintech',
      'Oxbow Ledger: Agriculture & Food',
      'Tramline Freight: Logistics',
      'Lumi Learning: Education',
      'Chotu Freight: Logistics',
    ]);
  });
});
