import { describe, expect, it } from '@jest/globals';
import { agreed, isConfirmed, isPlain } from './agreement.ts';
import type { Stretch } from './ocr-lines.ts';

function reading(text: string, confidence = 90, weakest = confidence): Stretch {
  const box = { x: 0, y: 0, width: 0.5, height: 0.05 };
  const fragment = { text, box, size: 20, turn: 0, tracked: false, source: 'ocr' as const };
  return { fragment, sure: confidence >= 70, confidence, weakest };
}

const textOf = (stretch: Stretch | null) => stretch?.fragment.text ?? null;

describe('a line with digits', () => {
  it('is not believed after one reading, however confident', () => {
    expect(isPlain(reading('$50M in sales', 96))).toBe(false);
    expect(agreed(reading('$50M in sales', 96), [])).toBeNull();
  });

  it('is not believed while two readings disagree on a digit', () => {
    expect(agreed(reading('$50M in sales', 96), [reading('$56M in sales', 95)])).toBeNull();
    expect(agreed(reading('$50M', 96), [reading('$56M', 95), reading('$56M', 95)])).toBeNull();
  });

  it('is believed once two readings agree, in the words of the more confident one', () => {
    expect(textOf(agreed(reading('$50M in saies', 75), [reading('$50M in sales', 93)]))).toBe('$50M in sales');
    expect(textOf(agreed(reading('$50M', 80), [reading('$56M', 95), reading('$50M', 60)]))).toBe('$50M');
    expect(textOf(agreed(null, [reading('84%', 96), reading('84%', 95)]))).toBe('84%');
  });

  it.each([
    ['$2.1B', '$21B'],
    ['$2.1M', '$2.1B'],
    ['12%', '129'],
    ['1.5 years', '15 years'],
  ])('%s is another number than %s', (a, b) => {
    expect(agreed(reading(a), [reading(b)])).toBeNull();
  });

  it('takes its separators from the reading that makes a number of them', () => {
    expect(textOf(agreed(reading('3.858.07', 95), [reading('3,858.07', 72)]))).toBe('3,858.07');
  });

  it('is confirmed by a pass that joins it with its neighbours', () => {
    expect(isConfirmed(reading('89.8%'), [reading('2006 4,029.70 89.8% 22.1%')])).toBe(true);
    expect(isConfirmed(reading('89.8%'), [reading('2006 4,029.70 80.8% 22.1%')])).toBe(false);
  });
});

describe('a line without digits', () => {
  it('is believed after one reading without a doubtful word', () => {
    expect(textOf(agreed(reading('Hotels are dear'), []))).toBe('Hotels are dear');
    expect(agreed(reading('Hotels are dear', 90, 40), [])).toBeNull();
  });
});
