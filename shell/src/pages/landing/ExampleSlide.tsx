import { styled } from 'styled-components';

/** Monthly revenue in thousands of dollars, February to October. */
const REVENUE = [14, 19, 23, 31, 39, 46, 52, 58, 64];
const BASE = 152;
const UNIT = 1.3;
const STEP = 31;

/** One slide of a fictional company. Its colours do not change with the theme. */
export function ExampleSlide() {
  return (
    <Root
      viewBox="0 0 320 180"
      role="img"
      aria-label="Slide 6: 41 paying fleets, $64K monthly revenue. Up from $14K in February 2026. Source: billing. Nine columns rise from February to October."
    >
      <text x="20" y="34" fontSize="16" fill="#12312e" className="title">
        41 paying fleets, $64K monthly revenue
      </text>
      <text x="20" y="60" fontSize="11" fill="#48645f">
        Up from $14K in February 2026. Source: billing
      </text>
      {REVENUE.map((value, month) => (
        <rect
          key={value}
          x={20 + month * STEP}
          y={BASE - value * UNIT}
          width="21"
          height={value * UNIT}
          fill={month === REVENUE.length - 1 ? '#d9622b' : '#34504d'}
        />
      ))}
      <path d={`M20 ${BASE}H300`} stroke="#5c7672" />
      <g fontSize="11" fill="#48645f">
        <text x="20" y="166">
          Feb
        </text>
        <text x="289" y="166" textAnchor="end">
          Oct 2026
        </text>
      </g>
    </Root>
  );
}

const Root = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-sm);
  background: #eef2ef;
  box-shadow: 0 0 0 1px light-dark(rgb(20 40 36 / 0.14), rgb(255 255 255 / 0.1));
  print-color-adjust: exact;

  & text {
    font-family: var(--sans);
    font-weight: 500;
  }

  & .title {
    font-family: var(--display);
  }
`;
