import { MOBILE_BREAKPOINT } from '@northlight/shared-api/rules';
import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { LegalSection } from './legal-section.ts';

/** Table of contents of a legal text: beside it on a wide screen, collapsed above it on a phone. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const [isWide, setIsWide] = useState<boolean | null>(null); // null on the server, which does not know
  useLayoutEffect(() => setIsWide(matchMedia(`(min-width: ${MOBILE_BREAKPOINT}px)`).matches), []);
  return (
    <Root aria-label="Contents">
      <details open={isWide ?? true} data-unknown-width={isWide === null || undefined}>
        <summary>Contents</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </Root>
  );
}

const Root = styled.nav`
  align-self: start;
  font-size: var(--text-sm);

  & summary {
    padding-block: var(--s1);
    color: var(--muted);
    font-weight: 520;
    cursor: pointer;
  }

  & ol {
    margin-top: var(--s2);
    counter-reset: part;
  }

  & a {
    display: flex;
    gap: var(--s2);
    align-items: baseline;
    padding-block: var(--s1);
    color: var(--ink-soft);
    text-decoration: none;
    counter-increment: part;
  }

  & a::before {
    content: counter(part);
    flex: none;
    width: 1.25rem;
    color: var(--muted);
    font-variant-numeric: tabular-nums lining-nums;
  }

  & a:hover {
    color: var(--accent);
  }

  @media (min-width: 768px) {
    position: sticky;
    top: calc(var(--topbar, 0px) + var(--s6));
    max-height: calc(100dvh - var(--topbar, 0px) - 2 * var(--s6));
    overflow-y: auto;
  }

  @media (max-width: 767px) {
    margin-bottom: var(--s4);
    padding-bottom: var(--s3);
    border-bottom: 1px solid var(--line);

    & [data-unknown-width] > ol {
      display: none;
    }

    & summary,
    & a {
      align-items: center;
      min-height: var(--target);
    }

    & summary {
      padding-block: 0.7rem;
    }
  }
`;
