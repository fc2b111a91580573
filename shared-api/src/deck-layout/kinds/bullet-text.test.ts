import { describe, expect, it } from '@jest/globals';
import { leadOf } from './bullet-text.ts';

describe('what stands out in a bullet', () => {
  it.each([
    ['Berths: planned 36 hours ahead', 'name', 'Berths', 'planned 36 hours ahead'],
    ['Fuel – ships slow down early', 'name', 'Fuel', 'ships slow down early'],
    ['41 paying fleets', 'figure', '41', 'paying fleets'],
    ['$64K monthly revenue', 'figure', '$64K', 'monthly revenue'],
    ['11.4% of 8,200 trips', 'figure', '11.4%', 'of 8,200 trips'],
    ['2.7 million rice farmers', 'figure', '2.7 million', 'rice farmers'],
    ['Slow ships down early because fuel is expensive', 'clause', 'Slow ships down early', 'because fuel is expensive'],
    ['Plan berths ahead, so cranes never wait', 'clause', 'Plan berths ahead', 'so cranes never wait'],
  ])('%s', (text, kind, lead, rest) => {
    expect(leadOf(text)).toEqual({ kind, lead, rest });
  });

  it.each([
    'Ships, trains and trucks',
    '2026 budgets are set in May',
    '12 March is the first day',
    'The pilot begins at 9:30 in two ports',
    'Ports',
  ])('is nothing where no part does by itself: %s', (text) => {
    expect(leadOf(text)).toBeNull();
  });
});
