import { describe, expect, it } from '@jest/globals';
import { lookOf, withBulletIcon, withLines, withLook } from './bullets.ts';
import { blankSlide, type SlideOf } from './slide.ts';

const bullets: SlideOf<'bullets'> = {
  ...(blankSlide('bullets') as SlideOf<'bullets'>),
  lines: ['Berths', 'Fuel', 'Staff'],
  look: 'cards',
  icons: [null, 'ship', 'users'],
};

describe('the arrangement of bullets', () => {
  it('is a list where nobody chose another, and for one of a newer release', () => {
    expect(lookOf(bullets)).toBe('cards');
    expect(lookOf({ ...bullets, look: 'spiral' })).toBe('list');
    expect(withLook(bullets, 'list')).not.toHaveProperty('look');
    expect(withLook(withLook(bullets, 'list'), 'steps')).toMatchObject({ look: 'steps', icons: bullets.icons });
  });

  it('keeps the icon of each bullet when one is added or removed before it', () => {
    const more = withLines(bullets, ['Berths', '', 'Fuel', 'Staff'], 1);
    expect(more.icons).toEqual([null, null, 'ship', 'users']);
    expect(withLines(more, ['Berths', '', 'Staff'], 2).icons).toEqual([null, null, 'users']);
  });

  it('has no icons once the last one is removed', () => {
    const one = withBulletIcon(bullets, 1, null);
    expect(one.icons).toEqual([null, null, 'users']);
    expect(withBulletIcon(one, 2, null)).not.toHaveProperty('icons');
    expect(withLines(one, ['Berths', 'Fuel'], 2)).not.toHaveProperty('icons');
  });
});
