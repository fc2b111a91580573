/**
 * Tallies a Jest report by file. A file that could not run counts as one failure.
 * @typedef {{file: string, passed: number, failed: number, skipped: number, wall: number, own: number}} FileTally times
 *   in milliseconds: `wall` for the whole file, `own` for its tests alone
 * @returns {FileTally[]}
 */
export const tallyJest = (report) =>
  report.testResults.map(({ name, status, assertionResults, startTime, endTime }) => {
    const of = (...kinds) => assertionResults.filter((test) => kinds.includes(test.status)).length;
    const failed = of('failed');
    return {
      file: name,
      passed: of('passed'),
      failed: failed || (status === 'failed' ? 1 : 0),
      skipped: of('pending', 'todo', 'skipped', 'disabled'),
      wall: endTime - startTime,
      own: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    };
  });

/** Tallies a Playwright journal (journal.mjs). A test that passes on retry counts as passed. */
export function tallyBrowser(journal) {
  const files = new Map();
  for (const { file, outcome, wall, own } of journal.tests) {
    const counts = files.get(file) ?? { file, passed: 0, failed: 0, skipped: 0, wall: 0, own: 0 };
    counts[{ expected: 'passed', flaky: 'passed', skipped: 'skipped' }[outcome] ?? 'failed'] += 1;
    counts.wall += wall;
    counts.own += own;
    files.set(file, counts);
  }
  return [...files.values()];
}

/** Sums the counts of all files. */
export function total(files) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of files) for (const kind of Object.keys(sum)) sum[kind] += counts[kind];
  return sum;
}
