import { describe, expect, it } from '@jest/globals';
import { again, failing, tally, total } from './tally.mjs';

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

describe('what a run of the tests counts', () => {
  it('is each test once, by how it ended', () => {
    const files = tally({ testResults: [file('a', 'passed', 'passed'), file('b', 'passed', 'failed', 'pending')] });
    expect(total(files)).toEqual({ passed: 3, failed: 1, skipped: 1 });
    expect(failing(files)).toEqual(['b']);
  });

  it('is a failure for a file that could not run at all', () => {
    const files = tally({ testResults: [{ name: 'a', status: 'failed', assertionResults: [] }] });
    expect(total(files).failed).toBe(1);
    expect(failing(files)).toEqual(['a']);
  });

  it('takes the second try of a file for the first, also when it fails again', () => {
    const first = tally({ testResults: [file('a', 'passed'), file('b', 'passed', 'failed'), file('c', 'failed')] });
    const second = tally({ testResults: [file('b', 'passed', 'passed'), file('c', 'failed')] });
    expect(total(again(first, second))).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
});
