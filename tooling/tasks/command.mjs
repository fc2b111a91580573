/** Prints a line for the user. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Runs a command with its arguments. An error prints as one sentence, and the exit code is 1. */
export async function command(run) {
  try {
    await run(...process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Aligns cells in columns. @param {string[][]} rows */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
