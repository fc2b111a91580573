import { Link } from '@northlight/shared-ui';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReportSection } from './sections.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** Jumps between the sections of the results. It stays below the top bar and marks the section being read. */
export function SectionNav({ sections }: { sections: readonly ReportSection[] }) {
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentSection(useMemo(() => sections.map(({ id }) => id), [sections]));

  // On a phone the row scrolls sideways, and the current section may be beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link is another one when `current` changes
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <Root aria-label="Sections of the results" data-subbar>
      <ol ref={list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <Link to={`#${id}`} replace variant="plain" aria-current={id === current ? 'location' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.nav`
  position: sticky;
  top: var(--topbar);
  z-index: var(--z-sticky);
  height: var(--subbar);
  border-block: 1px solid var(--line);
  margin-bottom: -1px;
  background: var(--paper);

  & > ol {
    position: relative;
    display: flex;
    gap: var(--s5);
    height: 100%;
    max-width: calc(var(--page) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }

  & a {
    display: flex;
    align-items: center;
    height: 100%;
    border-block: 2px solid var(--line-none);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 500;
    white-space: nowrap;
    transition: color var(--quick);
  }

  & a:hover {
    color: var(--ink);
  }

  & a:focus-visible {
    outline-offset: -4px;
  }

  & a[aria-current] {
    border-bottom-color: var(--accent);
    color: var(--ink);
  }
`;
