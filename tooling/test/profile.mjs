import { cpus } from 'node:os';
import { relative } from 'node:path';

const LONGEST = 12;
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
const row = (cells) => `| ${cells.join(' | ')} |`;

const processorTimes = () => {
  const times = cpus().map((each) => each.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  return { idle, all: times.reduce((sum, each) => sum + Object.values(each).reduce((a, b) => a + b, 0), 0) };
};

/** Starts measuring. Returns a function that returns the wall time in milliseconds and the idle share of the CPUs. */
export function stopwatch() {
  const began = performance.now();
  const before = processorTimes();
  return () => {
    const after = processorTimes();
    return { wall: performance.now() - began, idle: (after.idle - before.idle) / Math.max(1, after.all - before.all) };
  };
}

/**
 * Test run profile as Markdown. A file's start-up time is everything outside its tests: loading modules, starting
 * servers and browsers, hooks and fixtures.
 * @param {{name: string, wall: number, idle: number, files: import('./tally.mjs').FileTally[]}[]} suites
 * @param {string} root
 */
export function profile(suites, root) {
  const sum = (files, key) => files.reduce((total, file) => total + file[key], 0);
  const table = suites.map(({ name, wall, idle, files }) =>
    row([
      name,
      seconds(wall),
      `${Math.round(idle * 100)} %`,
      files.length,
      seconds(sum(files, 'wall') - sum(files, 'own')),
      seconds(sum(files, 'own')),
    ]),
  );
  const longest = suites.flatMap(({ name, files }) =>
    [...files]
      .sort((a, b) => b.wall - a.wall)
      .slice(0, LONGEST)
      .map(({ file, wall, own }) =>
        row([name, relative(root, file), seconds(wall), seconds(wall - own), seconds(own)]),
      ),
  );
  return [
    '',
    row(['suite', 'wall s', 'processors idle', 'files', 'start-up of files s', 'own time of tests s']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...table,
    '',
    row(['suite', 'longest files', 'wall s', 'start-up s', 'own time s']),
    row(['---', '---', '---:', '---:', '---:']),
    ...longest,
  ].join('\n');
}
