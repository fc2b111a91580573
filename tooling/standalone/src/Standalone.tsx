import { mockApi } from '@northlight/shared-api/testing';
import { ErrorBoundary, ErrorCard, Select, ThemeToggle } from '@northlight/shared-ui';
import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useChoice } from './choice.ts';
import { PEOPLE } from './people.ts';
import { Stage } from './Stage.tsx';
import type { PageAtWork, Situation } from './situations.ts';

const options = (labels: string[]) => labels.map((label, at) => ({ value: String(at), label }));

/** Mocks the API with the situation's answers, then the first situation of every page, so that links work. */
function useMockedApi(situation: Situation, pages: PageAtWork[]) {
  const [isMocked, setMocked] = useState(false);
  useLayoutEffect(() => {
    const others = pages.flatMap(({ situations }) => situations[0]?.api ?? []);
    const restore = mockApi([...situation.api, ...others]);
    setMocked(true);
    return restore;
  }, [situation, pages]);
  return isMocked;
}

/** A standalone remote with controls for page, situation and user. */
export function Standalone({ name, pages }: { name: string; pages: [PageAtWork, ...PageAtWork[]] }) {
  const [choice, choose] = useChoice();
  const page = pages[choice.page] ?? pages[0];
  const situation = (page.situations[choice.situation] ?? page.situations[0]) as Situation;
  const person = PEOPLE.find(({ value }) => value === choice.person);
  const isMocked = useMockedApi(situation, pages);
  return (
    <>
      <Bar aria-label="What is shown">
        <Name>{name}</Name>
        <Select
          label="Page"
          options={options(pages.map(({ route }) => `${route.title} (${route.path})`))}
          value={pages.indexOf(page)}
          onChange={({ target }) => choose({ page: Number(target.value), situation: 0 })}
        />
        <Select
          label="Situation"
          options={options(page.situations.map((one) => one.name))}
          value={page.situations.indexOf(situation)}
          onChange={({ target }) => choose({ situation: Number(target.value) })}
        />
        <Select
          label="Person"
          options={PEOPLE}
          value={person?.value ?? 'situation'}
          onChange={({ target }) => choose({ person: target.value })}
        />
        <ThemeToggle />
      </Bar>
      <main>
        {isMocked && (
          <ErrorBoundary
            key={location.hash}
            fallback={({ error }) => <ErrorCard title="The page threw an error.">{String(error)}</ErrorCard>}
          >
            <Stage pages={pages} situation={situation} person={person?.user} />
          </ErrorBoundary>
        )}
      </main>
    </>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: end;
  padding: 0.75rem clamp(1rem, 4vw, 2.5rem) 1rem;
  background: var(--sunken);
  border-block-end: 1px solid var(--line);

  & > div {
    flex: 1 1 11rem;
  }

  @media (max-width: 767px) {
    & > div {
      flex-basis: 40%;
    }
  }
`;

const Name = styled.p`
  margin: 0;
  padding-block: 0.7rem;
  font-weight: 600;
`;
