import { describe, expect, it } from '@jest/globals';
import { NOTHING } from '../../../../test/briefs/index.ts';
import type { DocumentSlide } from '../types.ts';
import { generate } from './generate.ts';
import { sharesOf } from './shares.ts';

async function askOf(ask: string): Promise<DocumentSlide | undefined> {
  for await (const piece of generate({ theme: 'paper', brief: { ...NOTHING, company: 'Wardlight', ask } }))
    if (piece.type === 'deck') return piece.content.slides.find(({ id }) => id === 'ask');
  return undefined;
}

describe('the parts of a whole', () => {
  it('include the rest, which is computed and shown with its sum', () => {
    expect(
      sharesOf('We need £250,000 for one year: 60% for engineering, 25% for the certificate and the rest for pilots.'),
    ).toEqual({
      unit: '%',
      names: ['Engineering', 'The certificate', 'Pilots (the rest)'],
      values: [60, 25, 15],
      computed: 'The rest: 100% − 60% − 25% = 15%',
    });
    expect(sharesOf('€2M, of which €1.2M goes to packaging and the rest to sales')).toMatchObject({
      names: ['Packaging', 'Sales (the rest)'],
      values: [1.2, 0.8],
      computed: 'The rest: €2M − €1.2M = €0.8M',
    });
  });

  it('may be fractions in words, which are shown beside their names', () => {
    expect(sharesOf('Half for three dryers, 30% for sales, the rest as working capital.')).toMatchObject({
      names: ['Three dryers (half)', 'Sales', 'Working capital (the rest)'],
      values: [50, 30, 20],
    });
    expect(sharesOf('A third for engineering, a third for sales and a third for risk.')?.names).toEqual([
      'Engineering (a third)',
      'Sales (a third)',
      'Risk (a third)',
    ]);
  });

  it.each([
    'Half goes to engineering, a third to sales.',
    '80% for engineering, 40% for sales and the rest for pilots.',
    'Half an hour for each patient, and the rest is for the nurse.',
    'Churn fell to 2% and the rest of the customers stayed.',
  ])('are not made of “%s”', (text) => {
    expect(sharesOf(text)).toBeNull();
  });
});

describe('a use of funds', () => {
  it('has the amount of another sentence as its title, which its parts add up to', async () => {
    const ask =
      'We are raising €4.5M for 24 months. €2.5M goes to the chip, €1.2M to packaging and €800K to engineers.';
    expect(await askOf(ask)).toMatchObject({
      kind: 'chart',
      title: 'We are raising €4.5M for 24 months',
      chart: { unit: '€M', series: [{ name: 'Use of funds', values: [2.5, 1.2, 0.8] }] },
    });
  });

  it('of a list of points has the short ones in its title', async () => {
    const ask = '- $2M seed\n- 18 months\n- $900K for the study, $700K for production and $400K for sales';
    expect(await askOf(ask)).toMatchObject({ kind: 'chart', title: '$2M seed · 18 months' });
  });

  it('says below the chart how the rest was computed', async () => {
    expect(await askOf('We raise €9M. 55% for units, 30% for the factory and the rest for sales.')).toMatchObject({
      title: 'We raise €9M',
      source: 'The rest: 100% − 55% − 30% = 15%',
    });
  });
});
