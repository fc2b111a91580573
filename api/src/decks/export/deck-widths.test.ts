import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { widthsSource } from '../../../tools/deck-widths.ts';

it('measures slides with the widths of the fonts that draw them', () => {
  const file = new URL('../../../../shared-api/src/deck-layout/widths.generated.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(widthsSource());
});
