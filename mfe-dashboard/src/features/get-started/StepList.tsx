import { Button, ButtonLink, StepMark, VisuallyHidden } from '@northlight/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface Step {
  title: string;
  /** Why, and how; shown until the step is done. */
  text: string;
  /** Words of the link to where the step is done, and its address. */
  action: string;
  to: string;
  isDone: boolean;
}

/** What a newcomer does first, with what is done already. */
export function StepList({ steps, onHide }: { steps: readonly Step[]; onHide?: () => void }) {
  const heading = useId();
  return (
    <Root aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>Get started</h2>
        <span>
          {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
        </span>
        {onHide && (
          <Button variant="quiet" size="sm" onClick={onHide}>
            Hide this list
          </Button>
        )}
      </Head>
      <ol>
        {steps.map(({ title, isDone, text, action, to }, index) => (
          <li key={title} data-done={isDone || undefined}>
            <StepMark number={index + 1} isDone={isDone} />
            <div>
              <b>{title}</b>
              {isDone ? <VisuallyHidden> (done)</VisuallyHidden> : <small>{text}</small>}
            </div>
            {!isDone && (
              <ButtonLink to={to} size="sm">
                {action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--s3);
  padding-block-end: var(--s5);

  & > ol {
    display: grid;
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--line);
    list-style: none;
  }

  & > ol > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s2) var(--s4);
    padding-block: var(--s3);
    border-block-end: 1px solid var(--line);
  }

  & b {
    font-weight: 560;
  }

  & [data-done] b {
    color: var(--muted);
    font-weight: inherit;
  }

  & small {
    display: block;
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 767px) {
    & > ol > li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    & > ol > li > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s1) var(--s4);

  & > h2 {
    font-size: var(--title-md);
  }

  & > span {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  & > button {
    margin-inline-start: auto;
  }
`;
