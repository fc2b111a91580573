import { describe, expect, it } from '@jest/globals';
import { familyOf, nearestFont } from './font-names.ts';

describe('the family of a font', () => {
  it.each([
    ['ABCDEF+OpenSans-SemiBold', 'Open Sans'],
    ['BCDFEE+Aptos,Bold', 'Aptos'],
    ['TimesNewRomanPS-BoldMT', 'Times New Roman'],
    ['ArialMT', 'Arial'],
    ['PlayfairDisplay-Regular', 'Playfair Display'],
    ['DMSans-Medium', 'DM Sans'],
    ['BAAAAA+DejaVuSans', 'DejaVu Sans'],
    ['Montserrat SemiBold', 'Montserrat'],
    ['Roboto', 'Roboto'],
  ])('is found in %s', (name, family) => {
    expect(familyOf(name)).toBe(family);
  });

  it.each(['', 'F1', 'TT12', 'CIDFont+F2', 'GlyphLessFont', 'x', '<script>alert(1)</script>', 'A'.repeat(80)])(
    'is unknown where a program has made up the name, or it is none: %s',
    (name) => {
      expect(familyOf(name)).toBeNull();
    },
  );

  it.each([
    ['Montserrat', 'arial'],
    ['Helvetica Neue', 'arial'],
    ['Open Sans', 'calibri'],
    ['Playfair Display', 'georgia'],
    ['EB Garamond', 'times-new-roman'],
    ['Roboto Slab', 'cambria'],
    ['Microsoft Sans Serif', 'arial'],
    ['JetBrains Mono', 'courier-new'],
    ['Times New Roman', 'times-new-roman'],
    ['Courier New', 'courier-new'],
    ['Georgia', 'georgia'],
    ['Calibri', 'calibri'],
    ['Cambria', 'cambria'],
    ['Arial', 'arial'],
  ])('%s resembles %s most', (family, font) => {
    expect(nearestFont(family)).toBe(font);
  });
});
