import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { widthsSources } from '../../../tools/deck-widths.ts';

it.each(Object.entries(widthsSources()))(
  'measures slides with the widths of the fonts that draw them: %s',
  (name, source) => {
    const file = new URL(`../../../../shared-api/src/deck-layout/${name}`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(source);
  },
);
