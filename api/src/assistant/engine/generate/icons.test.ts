import { describe, expect, it } from '@jest/globals';
import { ICONS } from '@northlight/shared-api/deck-layout/icons';
import { BRIEFS } from '../../../../test/briefs/index.ts';
import type { Brief, BriefPicture, DocumentSlide } from '../types.ts';
import { generate } from './generate.ts';
import { iconsIn } from './icon-words.ts';

async function slidesOf(brief: Brief, pictures: BriefPicture[] = []): Promise<DocumentSlide[]> {
  const slides: DocumentSlide[] = [];
  for await (const piece of generate({ theme: 'paper', brief, pictures })) {
    if (piece.type === 'slide') slides.push(piece.slide);
  }
  return slides;
}

const iconOf = (slide: DocumentSlide | undefined) => (slide && 'icon' in slide ? slide.icon : undefined);

describe('the icons of a generated deck', () => {
  it.each([
    ['Ports lose 4% of berth hours because ships arrive late', ['anchor', 'ship']],
    ['61 clinics pay us $140 a month', ['building-hospital']],
    ['A leak of drinking water is found after 94 days', ['droplet']],
    ['Wind turbine blades are inspected from a drone', ['building-wind-turbine', 'drone']],
    ['Data centres throttle for want of cooling', ['server', 'snowflake']],
    ['Banks ask for collateral', ['building-bank']],
    ['Small shops throw away a lot of loaves', ['building-store', 'bread']],
    ['Customers buy it with a credit card', ['credit-card', 'users']],
  ])('are of what a sentence names: %s', (text, icons) => {
    expect(iconsIn(text)).toEqual(icons);
  });

  it.each([
    'The power bank lasts a week',
    'We closed a bridge round',
    'That is what a seat at the table costs',
    'It can bank on growing demand and ship in May',
    'Schools of thought differ, of course',
    'We led hardware at Apple and design at Oyster',
    'Long stories water down a point',
    'A window of six weeks is the heart of it',
    'Costs fall as we scale, and cash flow is positive',
  ])('are not of a word with another meaning: %s', (text) => {
    expect(iconsIn(text).filter((name) => !ICONS[name]?.isGeneral)).toEqual([]);
  });

  it('are the same on cover and close, and never on two slides in a row between them', async () => {
    for (const brief of Object.values(BRIEFS)) {
      const slides = await slidesOf(brief);
      const [cover, ...others] = slides;
      expect(iconOf(cover)).toBeDefined();
      const close = others.find(({ kind }) => kind === 'closing');
      if (close) expect(iconOf(close)).toBe(iconOf(cover));
      const inside = slides.filter(({ kind }) => kind !== 'closing').map(iconOf);
      for (const [at, icon] of inside.entries()) if (icon) expect(icon).not.toBe(inside[at + 1]);
    }
  });

  it('are in the list, and there is one on most slides that can have it', async () => {
    const all = (await Promise.all(Object.values(BRIEFS).map((brief) => slidesOf(brief)))).flat();
    const icons = all.flatMap((slide) => iconOf(slide) ?? []);
    for (const icon of icons) expect(ICONS).toHaveProperty([icon]);
    expect(new Set(icons).size).toBeGreaterThan(20);
    const able = all.filter(({ kind }) => ['title', 'section', 'number', 'closing'].includes(kind));
    expect(icons.length / able.length).toBeGreaterThan(0.7);
  });

  it('do not come from the name of the company', async () => {
    const slides = await slidesOf({ ...BRIEFS.thin, company: 'Anvil Ships', problem: 'Anvil Ships sells time.' });
    expect(slides.map(iconOf)).not.toContain('ship');
  });

  it('leave a cover with a picture as it is', async () => {
    const picture = { image: 'shot.png', caption: 'Screenshot', width: 1600, height: 900 };
    const [cover] = await slidesOf(BRIEFS.ports, [picture]);
    expect(cover).toMatchObject({ kind: 'title', image: 'shot.png' });
    expect(iconOf(cover)).toBeUndefined();
  });
});
