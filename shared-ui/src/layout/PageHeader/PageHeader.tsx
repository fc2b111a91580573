import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageStyles } from '../Page/page-styles.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  /** One line below the title. */
  children?: ReactNode;
  /** Buttons at the right; put the primary one last. */
  actions?: ReactNode;
  /** BackLink or Breadcrumbs, shown above the title. */
  back?: ReactNode;
}

/** The page's only `h1`, its description and its actions. Includes the page column. */
export function PageHeader({ title, children, actions, back, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      {back}
      <Line>
        <div>
          <Title>{title}</Title>
          {children && <Lead>{children}</Lead>}
        </div>
        {actions && <Actions className="no-print">{actions}</Actions>}
      </Line>
    </Root>
  );
}

const Root = styled.header`
  ${pageStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  justify-items: start;
  padding-block: var(--s7) var(--s6);

  @media (max-width: 767px) {
    padding-block: var(--s5);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s5);
  width: 100%;

  & > div {
    min-width: 0;
  }
`;

const Title = styled.h1`
  font-size: var(--title-lg);
  letter-spacing: var(--tracking-display);
  overflow-wrap: anywhere;
`;

const Lead = styled.div`
  margin-top: var(--s2);
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);

  @media (max-width: 767px) {
    width: 100%;

    & > a,
    & > button {
      flex: 1 1 auto;
    }
  }
`;
