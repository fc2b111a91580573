import { expect, it } from '@jest/globals';
import { dayOf, momentOf, timeOf, utcMomentOf } from './dates.ts';

const at = new Date(2026, 10, 9, 10, 4);

it('a date reads the same everywhere, with or without its time', () => {
  expect([dayOf(at), momentOf(at), timeOf(at)]).toEqual(['9 Nov 2026', '9 Nov 2026, 10:04', '10:04']);
  expect(momentOf(at.toISOString())).toBe('9 Nov 2026, 10:04');
});

it('an email names the time zone, because its readers may be in any', () => {
  expect(utcMomentOf('2026-11-20T23:30:00+02:00')).toBe('20 Nov 2026, 21:30 UTC');
});
