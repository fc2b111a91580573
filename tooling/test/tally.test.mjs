import { describe, expect, it } from '@jest/globals';
import { tallyBrowser, tallyJest, total } from './tally.mjs';

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  startTime: 1000,
  endTime: 1900,
  assertionResults: statuses.map((status) => ({ status, duration: 200 })),
});

describe('what a run of Jest counts', () => {
  it('is each test once, by how it ended', () => {
    const files = tallyJest({ testResults: [file('a', 'passed', 'passed'), file('b', 'passed', 'failed', 'pending')] });
    expect(total(files)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('is a failure for a file that could not run at all', () => {
    const files = tallyJest({ testResults: [{ name: 'a', status: 'failed', assertionResults: [] }] });
    expect(total(files).failed).toBe(1);
  });

  it('keeps the time of the tests apart from that of the file', () => {
    expect(tallyJest({ testResults: [file('a', 'passed', 'passed')] })[0]).toMatchObject({ wall: 900, own: 400 });
  });
});

describe('what a run of the browser counts', () => {
  const test = (outcome) => ({ file: 'a', title: outcome, outcome, wall: 5, own: 3 });

  it('is each test once, and one that passed at its second try has passed', () => {
    const journal = { tests: ['expected', 'flaky', 'skipped', 'unexpected'].map(test) };
    expect(total(tallyBrowser(journal))).toEqual({ passed: 2, failed: 1, skipped: 1 });
    expect(tallyBrowser(journal)).toEqual([{ file: 'a', passed: 2, failed: 1, skipped: 1, wall: 20, own: 12 }]);
  });
});
