import { ScoreBadge } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { BANDS } from '../results/rubric.ts';

/** Explains before the upload how decks are scored. */
export function HowScored() {
  return (
    <section aria-labelledby="how-scored">
      <Title id="how-scored">How a score is earned</Title>
      <Lead>
        Eight categories, each from 0 to 10. What we can’t read isn’t assessed, and the overall score is then a range.
        In a test on decks that were new to it, our scoring differed from human readers’ scores by 1.2 points on
        average, and strict readers judged one finding in four to be wrong.
      </Lead>
      <List>
        {BANDS.map(({ score, takes }) => (
          <li key={score}>
            <ScoreBadge score={score} />
            <span>{takes}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  font-size: var(--title-sm);
`;

const Lead = styled.p`
  margin-block: var(--s2) var(--s4);
  color: var(--muted);
`;

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: var(--s4);
    align-items: baseline;
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
    color: var(--ink-soft);
  }
`;
