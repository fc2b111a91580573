const JOIN = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Formats slide numbers, with three or more in a row as a range: "slide 4", "slides 1 and 2", "slides 1 to 6 and 9".
 * The numbers may be in any order.
 */
export function slideRanges(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String)));
  return `${sorted.length === 1 ? 'slide' : 'slides'} ${JOIN.format(parts).replace(', and ', ' and ')}`;
}
