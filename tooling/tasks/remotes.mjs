import { describeRemotes } from '../release/index.mjs';
import { storage } from './site.mjs';

const HEAD = ['REMOTE', 'RELEASE', '', 'GZIP', 'RELEASED'];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const time = (date) => `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const rowsOf = ({ name, current, releasedAt, fallback, releases }) =>
  releases.map(({ release, gzip, addedAt }) => {
    const role = release === current ? 'current' : release === fallback ? 'fallback' : '';
    return [name, release, role, kilobytes(gzip), time(role === 'current' && releasedAt ? releasedAt : addedAt)];
  });

try {
  const rows = [HEAD, ...describeRemotes(storage).flatMap(rowsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd()}\n`,
    );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
