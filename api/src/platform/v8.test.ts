import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

/** Keeps what one line of code makes, over several young collections, and returns what V8 concludes from that. */
function conclusions(before: string): string {
  const program = `
    ${before}
    const kept = [];
    const make = (at) => ({ at, parts: [at, [at]] });
    for (let at = 0; at < 300_000; at++) kept.push(make(at));
    process.exit(kept.length > 0 ? 0 : 1);`;
  return execFileSync(
    process.execPath,
    ['--no-warnings', '--trace-pretenuring-statistics', '--input-type=module', '--eval', program],
    { encoding: 'utf8', env: { PATH: process.env.PATH ?? '' } },
  );
}

describe('a server', () => {
  it('never puts new objects into the old generation because earlier ones of the same code survived', () => {
    const module = JSON.stringify(new URL('./v8.ts', import.meta.url).href);
    expect(conclusions('')).toContain('pretenuring: AllocationSite');
    expect(conclusions(`const { prepareV8 } = await import(${module}); prepareV8();`)).not.toContain('pretenuring');
  });
});
