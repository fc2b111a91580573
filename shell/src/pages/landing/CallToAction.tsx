import { paths } from '@northlight/shared-api';
import { ButtonLink, Page } from '@northlight/shared-ui';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Reveal } from './Reveal.tsx';

/** Accent-coloured band that repeats the main call to action. */
export function CallToAction() {
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <Page>
        <Reveal>
          <Columns>
            <h2 id={id}>Find out what holds your deck back before an investor does.</h2>
            <div>
              <Action size="lg" className="no-print" to={paths.evaluation()}>
                Evaluate a deck <ArrowRight aria-hidden="true" />
              </Action>
              <p>It may take a minute. Your deck stays yours.</p>
            </div>
          </Columns>
        </Reveal>
      </Page>
    </Band>
  );
}

const Band = styled.section`
  background: var(--flood);
  color: var(--on-flood);

  & :focus-visible {
    outline-color: currentColor;
  }

  @media print {
    border-block: 1px solid var(--line);
    background: none;
    color: var(--ink);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4.4fr);
  gap: var(--s7);
  align-items: end;
  padding-block: var(--s9);

  & > h2 {
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    letter-spacing: var(--tracking-display);
    line-height: 1.08;
  }

  & > div {
    display: grid;
    gap: var(--s4);
    justify-items: start;
  }

  & p {
    max-width: 22rem;
    color: var(--on-flood-soft);
    font-size: var(--text-sm);
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
    padding-block: var(--s8);

    & > div {
      justify-items: stretch;
    }
  }

  @media print {
    padding-block: var(--s6);

    & p {
      color: var(--muted);
    }
  }
`;

const Action = styled(ButtonLink)`
  && {
    border-color: var(--on-flood);
    background: var(--on-flood);
    color: var(--flood);
    forced-color-adjust: none;
  }

  &&:hover {
    border-color: var(--on-flood-soft);
    background: var(--on-flood-soft);
  }

  &&:focus-visible {
    outline-color: var(--on-flood);
  }
`;
