import { styled } from 'styled-components';

/** Number of pieces of evidence on each slide of the example. */
const FOUND = [1, 2, 3, 2, 3, 4, 2, 3, 2, 0, 1, 3, 1, 2];
const EMPTY = FOUND.indexOf(0);
const SLIDE = 23;

const evidence = FOUND.flatMap((count, slide) =>
  Array.from({ length: count }, (_, row) => ({ x: 10 + slide * SLIDE, y: 88 - row * 17 })),
);

/** Shows where a story is well supported and where it is not: a dot for each piece of evidence, slide by slide. */
export function StoryChart() {
  return (
    <Chart
      viewBox="0 0 320 120"
      role="img"
      aria-label={`Example of a deck of ${FOUND.length} slides, with a dot for each piece of evidence. Slide ${EMPTY + 1} has none.`}
    >
      <path className="axis" d="M0 104.5H320" />
      <path className="mark" d={`M${10 + EMPTY * SLIDE} 22V104`} />
      {evidence.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="found" cx={x} cy={y} r="5" />
      ))}
      <circle className="here" cx={10 + EMPTY * SLIDE} cy="104.5" r="6" />
    </Chart>
  );
}

/** Scores of three categories of the example. */
const SCORES = [8, 5, 3];
const MARKS = [3, 5, 8];
const POINT = 32;

/** Scores against the marks, which are the same for every deck. */
export function MarksChart() {
  return (
    <Chart
      viewBox="0 0 320 120"
      role="img"
      aria-label={`Example of three categories against the benchmarks at 3, 5 and 8: they score ${SCORES.slice(0, -1).join(', ')} and ${SCORES.at(-1)}.`}
    >
      {SCORES.map((score, row) => (
        <g key={score}>
          <rect className="wide" y={10 + row * 38} width="320" height="16" rx="2" />
          <rect className="reached" y={10 + row * 38} width={score * POINT} height="16" rx="2" />
        </g>
      ))}
      {MARKS.map((mark) => (
        <path key={mark} className="mark" d={`M${mark * POINT} 2V112`} />
      ))}
      {SCORES.map((score, row) => (
        <circle key={score} className="here" cx={score * POINT} cy={18 + row * 38} r="6" />
      ))}
    </Chart>
  );
}

/** Whether each investor of the example funds the deck's sector. */
const FITS = [false, true, false, true, true, false];

const way = (row: number) => `M62 62C170 62 190 ${12 + row * 20} 304 ${12 + row * 20}`;

/** One deck, and the investors who fund its sector. */
export function InvestorsChart() {
  return (
    <Chart
      viewBox="0 0 320 120"
      role="img"
      aria-label={`Example of a deck and ${FITS.length} investors, ${FITS.filter(Boolean).length} of whom fund its sector.`}
    >
      {FITS.map((fits, row) => (
        <path key={way(row)} className={fits ? 'line' : 'axis'} d={way(row)} />
      ))}
      {FITS.map((fits, row) => (
        <circle key={way(row)} className={fits ? 'here' : 'other'} cx="310" cy={12 + row * 20} r="5.5" />
      ))}
      <rect className="deck" x="2" y="44" width="60" height="36" rx="2" />
      <path className="line" d="M10 56h30M10 64h40M10 72h22" />
    </Chart>
  );
}

const Chart = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-width: 1.5;

  & .axis {
    stroke: var(--line);
  }

  & .mark {
    stroke: var(--line-strong);
    stroke-dasharray: 3 4;
  }

  & .line {
    stroke: var(--ink);
  }

  & .found {
    fill: var(--ink);
  }

  & .here {
    fill: var(--accent);
  }

  & .other {
    fill: var(--paper);
    stroke: var(--line-strong);
  }

  & .wide {
    fill: var(--plot-wide);
  }

  & .reached {
    fill: var(--plot-mid);
  }

  & .deck {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 2;
  }
`;
