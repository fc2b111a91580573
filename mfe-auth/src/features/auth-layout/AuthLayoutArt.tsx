import { styled } from 'styled-components';

const BAYS = [0, 190, 380, 570];
/** Heights of the notches on each post. They match the bands of the rubric. */
const NOTCHES = [382.5, 435, 472.5];

/** Decorative drawing of a studio with a saw-tooth roof. */
export function AuthLayoutArt() {
  return (
    <Root aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 720"
        preserveAspectRatio="xMidYMax slice"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <g fill="currentColor" stroke="none" opacity="0.065">
          {BAYS.map((x) => (
            <path key={x} d={`M${x + 190} 330v180l-78 140h-102z`} />
          ))}
        </g>
        <g opacity="0.5">
          {BAYS.map((x) => (
            <path key={x} d={`M${x} 510l190-180v180M${x} 510v140`} />
          ))}
          {BAYS.map((x) => (
            <path key={x} opacity="0.7" d={NOTCHES.map((y) => `M${x + 190} ${y}h-9`).join('')} />
          ))}
          <path d="M0 650h760" />
        </g>
      </svg>
      <p>
        North light: even, indirect, and the same at four o’clock as at noon. Painters work by it because it flatters
        nothing.
      </p>
    </Root>
  );
}

const Root = styled.aside`
  position: relative;
  display: grid;
  background: var(--flood);
  color: var(--on-flood);
  overflow: hidden;

  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  & > p {
    position: relative;
    align-self: start;
    max-width: 36rem;
    padding: var(--s8) var(--s8) 0;
    font: 450 var(--title-md) / 1.28 var(--display);
    letter-spacing: var(--tracking-title);
  }

  @media (max-width: 767px) {
    min-height: 27rem;

    & > p {
      padding: var(--s6) var(--gutter);
      font-size: 1.25rem;
    }
  }

  @media print {
    display: none;
  }
`;
