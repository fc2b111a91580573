import { useSession } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { type ReactNode, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { CommandMenuOnDemand } from '../command-menu/CommandMenuOnDemand.tsx';
import { useArrival } from '../navigation/useArrival.ts';
import { usePrefetch } from '../remotes/usePrefetch.ts';
import { Footer } from './Footer.tsx';
import { navFor } from './nav.ts';
import { TabBar } from './TabBar.tsx';
import { TopBar } from './TopBar.tsx';

/** The layout around every page. */
export function Frame({ registry, children }: { registry: Registry; children: ReactNode }) {
  const { user } = useSession();
  const items = useMemo(() => navFor(registry, user), [registry, user]);
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  usePrefetch(registry, user);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <TopBar items={items} />
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <TabBar items={items} />
      <CommandMenuOnDemand registry={registry} />
    </>
  );
}

const Main = styled.main`
  display: block;
  min-height: calc(100dvh - 15.5rem); /* fills the screen together with the top bar and the footer */

  &:focus {
    outline: none;
  }
`;
