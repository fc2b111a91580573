import { Page, PageHeader } from '@northlight/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Contents } from './Contents.tsx';
import type { LegalSection } from './legal-section.ts';

interface LegalDocumentProps {
  title: string;
  sections: readonly LegalSection[];
}

/** A legal text with its table of contents. */
export function LegalDocument({ title, sections }: LegalDocumentProps) {
  const { hash } = useLocation();
  // The page renders after navigation, so the browser had no element to scroll to.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      <PageHeader title={title}>
        Last updated <time dateTime="2025-05-07">May 7, 2025</time>
      </PageHeader>
      <Columns>
        <Contents sections={sections} />
        <Text>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {body}
            </section>
          ))}
        </Text>
      </Columns>
    </>
  );
}

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: var(--s5) var(--s7);
  padding-block: var(--s6) 0;

  &::before {
    content: '';
    grid-column: 1 / -1;
    margin-top: calc(-1 * var(--s6));
    border-top: 1px solid var(--ink);
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--s3);
    padding-top: 0;

    &::before {
      margin-top: 0;
    }
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--s7);
  max-width: var(--measure);
  counter-reset: part;
  font-size: var(--text-lg);
  line-height: var(--leading-text);
  overflow-wrap: anywhere;

  & > section {
    display: grid;
    gap: var(--s4);
    counter-increment: part;
  }

  & h2 {
    font-size: var(--title-sm);
  }

  & h2::before {
    content: counter(part) '.';
    margin-right: 0.4em;
  }

  & ul {
    display: grid;
    gap: var(--s2);
    padding-left: var(--s5);
    list-style: disc;
  }

  & li::marker {
    color: var(--line-strong);
  }
`;
