import { describe, expect, it } from '@jest/globals';
import { BRIEF_PARTS } from '@northlight/shared-api/rules';
import { NOTHING } from '../../../../test/briefs/index.ts';
import { sentencesIn } from '../sentences.ts';
import type { Brief, DocumentSlide } from '../types.ts';
import { generate } from './generate.ts';

async function slidesOf(told: Partial<Brief>): Promise<DocumentSlide[]> {
  const brief = { ...NOTHING, company: 'Hafnium', ...told };
  for await (const piece of generate({ theme: 'paper', brief }))
    if (piece.type === 'deck') {
      const { slides } = piece.content;
      const notes = slides.map((slide) => slide.notes).join('\n');
      for (const text of BRIEF_PARTS.flatMap((part) => sentencesIn(brief[part]))) expect(notes).toContain(text);
      return slides;
    }
  throw new Error('A deck comes last.');
}
const by = (slides: readonly DocumentSlide[], id: string) => slides.find((slide) => slide.id === id);

describe('a source', () => {
  it.each([
    'The US has 680,000 registered apprentices, Source: Department of Labor 2024.',
    'The US has 680,000 registered apprentices. Source: Department of Labor 2024',
    'Source: Department of Labor 2024. The US has 680,000 registered apprentices.',
    'The US has 680,000 registered apprentices. (Department of Labor 2024)',
    'The US has 680,000 registered apprentices (Department of Labor 2024).',
  ])('of “%s” stands in the source line, not in the title', async (market) => {
    expect(by(await slidesOf({ market }), 'market')).toMatchObject({
      title: 'The US has 680,000 registered apprentices',
      source: 'Department of Labor 2024',
    });
  });

  it('stands below a chart and on the last layer of a market', async () => {
    const chart = 'Source: McKinsey 2025. Spending grows from $0.9B in 2025 to $4.1B in 2030.';
    expect(by(await slidesOf({ market: chart }), 'market')).toMatchObject({ kind: 'chart', source: 'McKinsey 2025' });
    const market = 'TAM: $11B in Europe. SAM: $2.4B at utilities. Source: Rystad 2025.';
    const slide = by(await slidesOf({ market }), 'market');
    expect(slide?.kind === 'market' && slide.markets.map(({ source }) => source)).toEqual(['', 'Rystad 2025']);
  });

  it('of a statement stands below it', async () => {
    const problem = 'Diesel is the second largest cost after feed (Nofima, 2025).';
    expect(by(await slidesOf({ problem, solution: 'We sell turbines.' }), 'problem')).toMatchObject({
      kind: 'section',
      title: 'Diesel is the second largest cost after feed',
      subtitle: 'Source: Nofima, 2025',
    });
  });
});

describe('a number over time', () => {
  it.each([
    ['Spending on control hardware grows from $0.9B in 2025 to $4.1B in 2030.', 'Spending on control hardware'],
    ['We reached $310K in monthly revenue, up from $120K in March 2026.', 'Monthly revenue'],
    ['We make $12K a month, up from $3K in February.', 'Each month'],
  ])('of “%s” has the name of what is measured', async (traction, name) => {
    const slide = by(await slidesOf({ traction }), 'traction');
    expect(slide?.kind === 'chart' && slide.chart.series[0]?.name).toBe(name);
  });

  it('stands beside another that has a name too', async () => {
    const traction =
      'Jan 2026 $41K, Feb 2026 $55K, Mar 2026 $78K. Active freelancers: 310 in January, 1,240 in June 2026. Repeat rate is 74%.';
    const charts = (await slidesOf({ traction })).filter(({ kind }) => kind === 'chart');
    expect(charts.map(({ title }) => title)).toEqual([
      'From $41K in Jan 2026 to $78K in Mar 2026',
      'Active freelancers: 310 in January, 1,240 in June 2026',
    ]);
  });

  it('without a name has a title without one', async () => {
    const slides = await slidesOf({ traction: 'Jan 2026 $41K, Feb 2026 $55K, Mar 2026 $78K.' });
    expect(by(slides, 'traction')?.title).toBe('From $41K in Jan 2026 to $78K in Mar 2026');
  });
});
