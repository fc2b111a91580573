import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { pageStyles } from '../Page/page-styles.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Small text below the title, in the margin column. */
  note?: ReactNode;
  /** Draws a dark top line instead of a hairline, for the start of a chapter. */
  strong?: boolean;
  children: ReactNode;
}

/** A page section: title in a sticky margin column, content next to it, 3:9. Includes the page column. */
export function Section({ title, note, strong, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest} data-strong={strong || undefined}>
      <Columns>
        <Margin>
          <h2 id={id}>{title}</h2>
          {note && <div>{note}</div>}
        </Margin>
        <Content>{children}</Content>
      </Columns>
    </Root>
  );
}

const Root = styled.section`
  padding-block: var(--s6) var(--s8);
  border-top: 1px solid var(--line);

  &[data-strong] {
    border-top-color: var(--ink);
  }

  @media (max-width: 767px) {
    padding-block: var(--s5) var(--s7);
  }
`;

const Columns = styled.div`
  ${pageStyles}
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: var(--s5) var(--s7);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Margin = styled.div`
  & > h2 {
    font-size: var(--title-md);
  }

  & > div {
    max-width: 20rem;
    margin-top: var(--s3);
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.55;
  }

  @media (min-width: 768px) {
    position: sticky;
    top: calc(var(--topbar, 0px) + var(--subbar, 0px) + var(--s6));
    align-self: start;
  }
`;

const Content = styled.div`
  min-width: 0;
`;
