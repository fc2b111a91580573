import { describe, expect, it } from '@jest/globals';
import { NOTHING } from '../../../../test/briefs/index.ts';
import type { DocumentSlide } from '../types.ts';
import { generate } from './generate.ts';
import { unlikeOf } from './unlike.ts';

/** Enough for a deck in which sentences on one part may share a slide. */
const REST = {
  problem: 'Grain gets wet in the silo. You only notice when it smells. We threw away 38 tons.',
  market: 'There are 180,000 farms with silos.',
  model: 'A cable costs €420.',
  traction: 'We sold 140 cables.',
  team: 'Lars Holm, CEO: ran a farm for 9 years',
  ask: 'We raise €300K.',
};
const SOLUTION = 'Kornvakt hangs a cable with six sensors in the silo.';

async function rivalsOf(competition: string): Promise<DocumentSlide | undefined> {
  const brief = { ...NOTHING, ...REST, company: 'Kornvakt', solution: SOLUTION, competition };
  for await (const piece of generate({ theme: 'paper', brief }))
    if (piece.type === 'deck') return piece.content.slides.find(({ id }) => id === 'competition');
  return undefined;
}

describe('rivals', () => {
  it('are compared by what one sentence says of each of them, and by what each does', async () => {
    const told =
      'Unlike OPI and TeleSense, we need no mains power and a farmer can hang it up alone. OPI sells only to elevators. TeleSense has no cable.';
    expect(await rivalsOf(told)).toMatchObject({
      title: 'Unlike OPI and TeleSense, we need no mains power and a farmer can hang it up alone',
      table: {
        look: 'comparison',
        columns: ['', 'Kornvakt', 'OPI', 'TeleSense'],
        rows: [
          ['What it does', 'Hangs a cable with six sensors in the silo', 'Sells only to elevators', 'Has no cable'],
          ['No mains power', 'Yes', 'No', 'No'],
          ['A farmer can hang it up alone', 'Yes', 'No', 'No'],
        ],
      },
    });
  });

  it.each([
    'Unlike HiJiffy, we need no set-up, and Asksuite has no drafts in the style of the owner.',
    'Unlike banks, we are quick, cheap and friendly.',
    'We differ from banks.',
  ])('have no marks for “%s”, which does not say it of each', (text) => {
    expect(unlikeOf(text)).toBeNull();
  });

  it('have no marks where another is named that the sentence leaves out', async () => {
    const told =
      'Unlike OPI, we need no mains power and decide at once. Paper: read too late. Noses: smell it too late.';
    const slide = await rivalsOf(told);
    expect(slide?.kind).toBe('bullets');
    expect(slide?.title).toBe('Unlike OPI, we need no mains power and decide at once');
  });

  it('that differ in different ways have a card each', async () => {
    const told = [
      'Unlike banks, we need no collateral and decide in 4 minutes',
      'Unlike factoring firms, we take single invoices',
    ];
    expect(await rivalsOf(`${told.join('. ')}.`)).toMatchObject({
      kind: 'bullets',
      look: 'cards',
      title: 'How we differ',
      lines: told,
    });
  });

  it('keep what the founder says of the company among them', async () => {
    const told = ['Onomotion: lease only', 'Zoomo: no cargo bikes', 'CityQ: no kiosks', 'Vans: banned'];
    const slide = await rivalsOf([...told, 'Kornvakt: by the hour, 250 kg payload'].join('\n'));
    expect(slide?.kind === 'table' && slide.table.rows.at(-1)).toEqual(['Kornvakt', 'By the hour, 250 kg payload']);
  });
});
