import { describe, expect, it } from '@jest/globals';
import { isDate, isFigure } from './figures.ts';

describe('a date', () => {
  it.each([
    'Q1 2026',
    '1Q26',
    '2026 Q1',
    'Q1 FY25',
    'FY27',
    'Jan ‘26',
    'Jan-26',
    '5th May 2026',
    'May 5th, 2026',
    'Spring of 2025',
    '31.12.2026',
    '12/31/2026',
    '2026-12-31',
    'April 6, 2026 6:00 pm',
    'by end of Q2 2026',
    'Now – 6 months',
    'Spring/Summer 2026',
    '12/2026',
    '2025 and beyond',
    'by 2027',
    'Months 1–3',
    'Phase II',
    'Phase one',
    'Year two',
    'Q 3 2026',
    '2nd half 2026',
    'First quarter of 2026',
    'EOY 2026',
    'Dec 2025 – ongoing',
    'März 2026',
    'enero de 2026',
    'Dic 2026',
    'FY26 Q1',
    'Y1 Q2',
    'T1 2026',
    'Winter 26',
    'Phase 1a',
    'Fase 2',
    'Week one',
    'Next 12 months',
    'Start of 2026',
    '~2026',
    'Q3 2026 onwards',
    'Sprint 4',
  ])('is what "%s" says', (text) => {
    expect([isDate(text), isFigure(text)]).toEqual([true, false]);
  });

  it.each([
    '12.05',
    '24/7',
    '3M',
    '2,026',
    '$2026',
    '0–6 months',
    '1H',
    '320 MW',
    '40 GWh',
    '3 tonnes',
    '₹12,00,000',
    '3 times',
  ])('is not what "%s" says', (text) => {
    expect([isDate(text), isFigure(text)]).toEqual([false, true]);
  });

  it.each(['Summer', 'In', 'Phase', '5 May ships', 'March of the ports'])('is not "%s", nor is it a figure', (text) => {
    expect([isDate(text), isFigure(text)]).toEqual([false, false]);
  });
});
