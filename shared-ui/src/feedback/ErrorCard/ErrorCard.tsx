import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { BrokenRoof } from '../../brand/BrokenRoof.tsx';
import { type Fact, Facts } from '../../display/Facts/Facts.tsx';

export interface ErrorCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What failed, as a sentence: "The dashboard did not load". */
  title: ReactNode;
  /** What still works and what to do. */
  children?: ReactNode;
  /** Buttons; put "Try again" first. */
  actions?: ReactNode;
  /** Part, cause and reference, collapsed under "What happened". */
  details?: readonly Fact[];
  /** Replaces a whole page (`page`) or one part of it (`part`). @default 'part' */
  size?: 'page' | 'part';
  /** Picture next to the text. @default BrokenRoof */
  drawing?: ReactNode;
}

/** Replaces a part of the page that failed; the rest keeps working. Announced when it appears. */
export function ErrorCard(props: ErrorCardProps) {
  const { title, children, actions, details, size = 'part', drawing = <BrokenRoof />, ...rest } = props;
  return (
    <Root role="alert" {...rest} data-size={size}>
      <Text>
        <Title as={size === 'page' ? 'h1' : 'h2'}>{title}</Title>
        {children && <Body>{children}</Body>}
        {actions && <Actions>{actions}</Actions>}
        {details && details.length > 0 && (
          <Details>
            <summary>What happened</summary>
            <Facts items={details} compact />
          </Details>
        )}
      </Text>
      {drawing}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem;
  gap: var(--s5);
  align-items: start;

  & > svg {
    width: 100%;
    height: auto;
  }

  &[data-size='part'] {
    padding: var(--s5);
    border: 1px solid var(--line);
    border-radius: var(--radius-lg);
    background: var(--surface);
  }

  &[data-size='page'] {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--s8);
    align-items: center;
    padding-block: var(--s8);
  }

  @media (max-width: 767px) {
    &[data-size='part'] {
      grid-template-columns: minmax(0, 1fr);

      & > svg {
        display: none;
      }
    }

    &[data-size='page'] {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s5);
      padding-block: var(--s6);

      & > svg {
        order: -1;
        width: 10rem;
      }
    }
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s2);

  ${Root}[data-size='page'] > & {
    gap: var(--s5);
    max-width: 36rem;
  }
`;

const Title = styled.h2`
  font-size: 1.1875rem;

  ${Root}[data-size='page'] & {
    font-size: var(--title-lg);
    letter-spacing: var(--tracking-display);
  }
`;

const Body = styled.div`
  color: var(--muted);
  font-size: var(--text-sm);

  ${Root}[data-size='page'] & {
    color: var(--ink-soft);
    font-size: var(--text-lg);
    line-height: var(--leading-text);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s2);

  ${Root}[data-size='page'] & {
    margin-top: 0;
  }

  @media (max-width: 767px) {
    width: 100%;

    & > * {
      flex: 1 1 100%;
    }
  }
`;

const Details = styled.details`
  width: 100%;
  font-size: var(--text-sm);

  & > summary {
    padding-block: var(--s1);
    color: var(--muted);
    cursor: pointer;
  }

  & > summary:hover {
    color: var(--ink);
  }

  & > dl {
    margin-top: var(--s2);
  }
`;
