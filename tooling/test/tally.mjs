/** What ran, by file: a report of jest as counts. Files that could not run count as one failure each. */
export function tally(report) {
  const files = new Map();
  for (const { name, status, assertionResults } of report.testResults) {
    const of = (...kinds) => assertionResults.filter((test) => kinds.includes(test.status)).length;
    const failed = of('failed');
    files.set(name, {
      passed: of('passed'),
      failed: failed || (status === 'failed' ? 1 : 0),
      skipped: of('pending', 'todo', 'skipped', 'disabled'),
    });
  }
  return files;
}

/** The files of a tally in which something failed. */
export const failing = (files) => [...files].filter(([, { failed }]) => failed > 0).map(([name]) => name);

/** A tally in which files that were run again count as they ended then. */
export const again = (first, second) => new Map([...first, ...second]);

/** The counts of all files together. */
export function total(files) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of files.values()) for (const kind of Object.keys(sum)) sum[kind] += counts[kind];
  return sum;
}
