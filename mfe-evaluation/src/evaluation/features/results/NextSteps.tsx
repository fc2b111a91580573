import type { NextStep } from '@northlight/shared-api';
import { ScoreBar } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { SlideLink } from '../pins/SlideLink.tsx';

/** Next steps in the order of the evaluation: the most important first. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return <None>No next steps came out of this evaluation.</None>;
  return (
    <List>
      {steps.map(({ title, detail, slide, category, from, to }) => (
        <li key={`${category} ${title}`}>
          <div>
            <h3>{title}</h3>
            <p>{detail}</p>
            <Place>
              {slide !== null && <SlideLink slide={slide} />}
              <span>{category}</span>
            </Place>
          </div>
          <Gain>
            <span aria-hidden="true">
              <b>{from}</b> → {to}
            </span>
            <ScoreBar score={from} reach={to} />
          </Gain>
        </li>
      ))}
    </List>
  );
}

const None = styled.p`
  color: var(--muted);
`;

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 10rem;
    gap: var(--s7);
    align-items: start;
    padding-block: var(--s5);
    border-top: 1px solid var(--line);
  }

  & > li:first-child {
    padding-top: 0;
    border: 0;
  }

  & h3 {
    margin-bottom: var(--s2);
    font-size: var(--title-sm);
  }

  & p {
    max-width: var(--measure);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }

  @media (max-width: 767px) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s4);
    }
  }

  @media print {
    & > li,
    & > li:first-child {
      grid-template-columns: minmax(0, 1fr) 7rem;
      gap: var(--s4);
      padding-block: var(--s1);
      border-top: 1px solid var(--line);
      break-inside: avoid;
    }

    & h3 {
      margin: 0;
      font-size: 0.8125rem;
    }

    & p {
      max-width: none;
    }
  }
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s4);
  margin-top: var(--s3);
  color: var(--muted);
  font-size: var(--text-sm);

  @media print {
    margin-top: 0;
    font-size: 0.625rem;
  }
`;

const Gain = styled.div`
  display: grid;
  gap: var(--s2);
  padding-top: var(--s1);

  & > span {
    color: var(--muted);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }

  & b {
    color: var(--ink);
    font-weight: 620;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s4);
    padding-top: 0;

    & > span {
      order: 1;
    }
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s1);

    & > span {
      order: 0;
    }
  }
`;
