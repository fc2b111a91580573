import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AuthLayoutArt } from './AuthLayoutArt.tsx';

interface AuthLayoutProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Layout of the login, sign-up and password pages: the form on the left, artwork on the right. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <Root>
      <Side>
        <div>
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
          <Content>{children}</Content>
        </div>
      </Side>
      <AuthLayoutArt />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  min-height: calc(100dvh - var(--topbar));

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.section`
  display: grid;
  align-items: center;
  padding: var(--s7) var(--gutter);
  padding-left: max(var(--gutter), (100vw - var(--page)) / 2);

  & > div {
    width: 100%;
    max-width: 24rem;
  }

  @media (max-width: 767px) {
    align-items: start;
    padding: var(--s6) var(--gutter);

    & > div {
      max-width: none;
    }
  }
`;

const Title = styled.h1`
  font-size: var(--title-lg);
  letter-spacing: var(--tracking-display);
`;

const Lead = styled.p`
  margin-top: var(--s2);
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const Content = styled.div`
  margin-top: var(--s6);
`;
