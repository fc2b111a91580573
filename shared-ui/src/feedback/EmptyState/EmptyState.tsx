import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, for example "No decks yet". */
  title: ReactNode;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** One button or link that helps. */
  actions?: ReactNode;
  /** One sentence of help. */
  children?: ReactNode;
}

/** Shown when there is nothing to list. It says what is missing and what to do next. */
export function EmptyState({ title, level = 3, actions, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Title as={`h${level}`}>{title}</Title>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s6) 0;
  max-width: 34rem;
  overflow-wrap: anywhere;
`;

const Title = styled.h3`
  font-family: var(--display);
  font-size: var(--title-sm);
`;

const Text = styled.div`
  color: var(--muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s1);

  /* A quiet button has no visible edge, so align its text with the text above. */
  & > [data-variant='quiet']:first-child {
    margin-left: -0.6rem;
  }
`;
