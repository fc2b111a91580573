import { describe, expect, it } from '@jest/globals';
import { readArguments } from './arguments.mjs';

const SUITES = ['check', 'unit', 'stories'];

describe('what is asked of npm test', () => {
  it('is everything, once, without arguments', () => {
    expect(readArguments([], SUITES)).toEqual({ names: SUITES, base: null, isProfiled: false, repeat: 1, shard: null });
  });

  it('is the suites that are named', () => {
    expect(readArguments(['unit', 'check'], SUITES).names).toEqual(['unit', 'check']);
  });

  it('is a change against main, or against what is named', () => {
    expect(readArguments(['--changed'], SUITES).base).toBe('main');
    expect(readArguments(['--changed=HEAD~2', 'unit'], SUITES)).toMatchObject({ base: 'HEAD~2', names: ['unit'] });
  });

  it('is one part of several, for several machines', () => {
    expect(readArguments(['--shard=2/4'], SUITES).shard).toBe('2/4');
  });

  it('is refused in one sentence where it is not understood', () => {
    expect(() => readArguments(['units'], SUITES)).toThrow(
      'There is no suite units. Name some of check, unit, stories',
    );
    expect(() => readArguments(['--repeat-each=none'], SUITES)).toThrow('--repeat-each takes a whole number from 1.');
    for (const shard of ['5/4', '0/4', '2'])
      expect(() => readArguments([`--shard=${shard}`], SUITES)).toThrow('--shard takes a part and the number of parts');
    expect(() => readArguments(['--fast'], SUITES)).toThrow(/--fast/);
  });
});
