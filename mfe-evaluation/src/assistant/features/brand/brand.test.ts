import { describe, expect, it } from '@jest/globals';
import { colorOf, withAccent, withFont, withLogo, withoutLogo, withTaken } from './brand.ts';

const uploaded = { name: 'logo.png', colors: ['#d8352a', '#1a1a2e'], ground: 'light' as const };

describe('the brand of a deck', () => {
  it('takes its accent from a new logo, and remembers the ground that the logo needs', () => {
    expect(withLogo(undefined, uploaded)).toEqual({
      logo: { image: 'logo.png', ground: 'light' },
      colors: ['#d8352a', '#1a1a2e'],
      accent: '#d8352a',
    });
    const brand = withLogo(undefined, uploaded);
    expect(withLogo(brand, { name: 'b.png', colors: ['#00aa66'], ground: null })).toEqual({
      logo: { image: 'b.png' },
      colors: ['#00aa66'],
      accent: '#00aa66',
    });
  });

  it('keeps an accent set by hand when the logo changes, and when it goes', () => {
    const brand = { accent: '#123456' };
    expect(withLogo(brand, uploaded)).toMatchObject({ accent: '#123456' });
    expect(withoutLogo(withLogo(brand, uploaded))).toEqual(brand);
  });

  it('is gone once neither a logo nor an accent is left', () => {
    expect(withAccent({ accent: '#123456' }, null)).toBeNull();
    expect(withoutLogo(undefined)).toBeNull();
    expect(withAccent(withLogo(undefined, uploaded), null)).toEqual({
      logo: { image: 'logo.png', ground: 'light' },
      colors: uploaded.colors,
    });
  });

  it('has fonts of its own, which stay when its logo and color change', () => {
    const brand = withFont(withFont(undefined, 'title', 'cambria') ?? undefined, 'text', 'calibri') ?? {};
    expect(brand).toEqual({ fonts: { title: 'cambria', text: 'calibri' } });
    expect(withLogo(brand, uploaded)).toMatchObject(brand);
    expect(withoutLogo(withLogo(brand, uploaded))).toEqual({ accent: '#d8352a', ...brand });
    expect(withAccent(withAccent(brand, '#123456') ?? {}, null)).toEqual(brand);
    expect(withFont(brand, 'title', null)).toEqual({ fonts: { text: 'calibri' } });
    expect(withFont({ fonts: { text: 'calibri' } }, 'text', null)).toBeNull();
  });

  it('takes what was found in a deck and keeps the rest', () => {
    const nothing = { accent: null, fonts: { title: null, text: null }, logo: null };
    expect(withTaken(undefined, nothing)).toBeNull();
    const taken = { accent: '#0b6a3c', fonts: { title: 'cambria' as const, text: null }, logo: uploaded };
    expect(withTaken({ accent: '#123456', fonts: { text: 'calibri' } }, taken)).toEqual({
      logo: { image: 'logo.png', ground: 'light' },
      colors: uploaded.colors,
      accent: '#0b6a3c',
      fonts: { title: 'cambria', text: 'calibri' },
    });
    expect(withTaken({ accent: '#123456' }, { ...nothing, logo: uploaded })?.accent).toBe('#123456');
    expect(withTaken(undefined, { ...nothing, logo: uploaded })?.accent).toBeUndefined();
  });

  it('has no colors where a logo has none, or an older server names none', () => {
    expect(withLogo(undefined, { name: 'a.png', colors: [], ground: null })).toEqual({ logo: { image: 'a.png' } });
    expect(withLogo(undefined, { name: 'a.png' })).toEqual({ logo: { image: 'a.png' } });
    expect(withLogo(undefined, { name: 'a.png', colors: ['url(#x)'] })).toEqual({ logo: { image: 'a.png' } });
  });

  it.each([
    ['#1A49BF', '#1a49bf'],
    [' 1a49bf ', '#1a49bf'],
    ['#f80', '#ff8800'],
    ['red', null],
    ['#12345', null],
    ['#12345g', null],
    ['', null],
  ])('reads %j as the color %j', (text, color) => {
    expect(colorOf(text)).toBe(color);
  });
});
