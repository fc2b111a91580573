import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The cells of all rows of tables. */
const tableRows = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const STANDINGS = ['met', 'not met', 'not applicable'];
const requirements = tableRows(read('docs/asvs.md')).filter(([id]) => /^V\d/.test(id));
const [, section = ''] = read('SECURITY.md').split('## ASVS 5.0, level 2');
const chapters = tableRows(section.split(/^## /m)[0] ?? '').filter(([name]) => /^(V\d|all)/.test(name));

const idOf = ([id]) => id;
const standingOf = ([, , , standing]) => standing;
const countsOf = (rows) => [
  rows.length,
  ...STANDINGS.map((standing) => rows.filter((row) => standingOf(row) === standing).length),
];

describe('the assessment by ASVS', () => {
  it('has each requirement of levels 1 and 2 once, with a standing and why', () => {
    expect(requirements).toHaveLength(253);
    expect(new Set(requirements.map(idOf)).size).toBe(253);
    for (const [, level, asked, standing, evidence] of requirements) {
      expect(['1', '2']).toContain(level);
      expect(STANDINGS).toContain(standing);
      expect(asked).not.toBe('');
      expect(evidence).not.toBe('');
    }
  });

  it('names files that there are, and at least one or another requirement where one is met', () => {
    const filesIn = (text) => [...text.matchAll(/`(\.?\w[\w.@-]*[./][\w./@-]*|\.\w+)`/g)].map(([, file]) => file);
    const missing = requirements.flatMap((row) => filesIn(row[4])).filter((file) => !existsSync(join(root, file)));
    expect(missing).toEqual([]);
    const isBare = (text) => filesIn(text).length === 0 && !/\bas V\d/.test(text);
    const bare = requirements.filter((row) => standingOf(row) === 'met' && isBare(row[4]));
    expect(bare.map(idOf)).toEqual([]);
  });

  it.each(chapters)('is summed up rightly in SECURITY.md: %s', (name, ...cells) => {
    const chapter = name.split(' ')[0];
    const rows = requirements.filter((row) => chapter === 'all' || idOf(row).startsWith(`${chapter}.`));
    expect(cells.slice(0, 4).map(Number)).toEqual(countsOf(rows));
    if (chapter === 'all') return;
    const named = (cells[4]?.match(/\b\d+\.\d+\.\d+/g) ?? []).map((id) => `V${id}`);
    expect(named).toEqual(rows.filter((row) => standingOf(row) === 'not met').map(idOf));
  });

  it('is summed up for all chapters', () => {
    expect(chapters.map(([name]) => name.split(' ')[0])).toEqual([
      ...new Set(requirements.map((row) => idOf(row).split('.')[0])),
      'all',
    ]);
  });
});
