import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stringsOf } from './strings.ts';

describe('the list of strings', () => {
  it('is what the sources say today', () => {
    const output = execFileSync(process.execPath, ['--no-warnings', 'main.ts', '--check'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(output.trim()).toBe('The list of strings is current.');
  }, 30_000);
});

describe('the strings of a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'strings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const stringsIn = (source: string) => {
    writeFileSync(join(folder, 'Page.tsx'), source);
    return stringsOf(folder, 'Page.tsx');
  };

  it('are sentences with what is filled in', () => {
    expect(stringsIn('const page = (n: number) => <p>You have {n} decks. <a href="/x">See all</a></p>;')).toEqual([
      'You have {…} decks. See all',
    ]);
    expect(stringsIn('const wait = (n: number) => `Try again in $' + '{n} s`;')).toEqual(['Try again in {…} s']);
    expect(stringsIn("const long = 'A sentence ' + 'in two parts';")).toEqual(['A sentence in two parts']);
  });

  it('are labels, hints and both sides of a choice', () => {
    expect(
      stringsIn('const field = <Field label="Email" hint="Only you see it" name="email" className="wide row" />;'),
    ).toEqual(['Email', 'Only you see it']);
    expect(stringsIn("const label = isOpen ? 'Close the menu' : 'Open the menu';")).toEqual([
      'Close the menu',
      'Open the menu',
    ]);
  });

  it('are not styles, imports, addresses, types or the errors of programmers', () => {
    expect(
      stringsIn(`
        import x from 'Some module';
        type Kind = 'First kind' | 'Second kind';
        const Box = styled.div\`color: var(--ink); Margin: 0 auto;\`;
        const to = 'https://example.org/A page';
        function need() { throw new Error('Only a programmer sees this'); }
      `),
    ).toEqual([]);
  });
});
