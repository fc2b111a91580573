import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sourceFiles } from './import-graph.mjs';

const root = join(import.meta.dirname, '../..');
const IMPORT = /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** The relative imports of each file, types included. */
const imports = new Map(
  sourceFiles(root).map((file) => [
    file,
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, path]) => join(dirname(file), path)),
  ]),
);

/** The shortest circle of imports through a file, or null. */
function circleThrough(file) {
  const trails = [[file]];
  const seen = new Set();
  for (const trail of trails) {
    for (const next of imports.get(trail.at(-1)) ?? []) {
      if (next === file) return [...trail, file];
      if (!seen.has(next)) trails.push([...trail, next]);
      seen.add(next);
    }
  }
  return null;
}

it('no file imports itself through others, not even for a type', () => {
  const circles = [...imports.keys()].map(circleThrough).filter(Boolean);
  expect(imports.size).toBeGreaterThan(1000);
  expect(circles.map((circle) => circle.join(' → '))).toEqual([]);
});
