import { joined } from './joined.ts';

/** Numbers in ascending order, with runs of three or more as ranges: "1, 3 to 6 and 9". */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([from, to]) => {
    if (from === to) return [`${from}`];
    return to - from === 1 ? [`${from}`, `${to}`] : [`${from} to ${to}`];
  });
  return joined(parts);
}

/** Slides at the start of a sentence: "Slide 4", "Slides 1 to 3 and 9". */
export const slidesInWords = (numbers: readonly number[]): string =>
  `${new Set(numbers).size === 1 ? 'Slide' : 'Slides'} ${ranges(numbers)}`;
