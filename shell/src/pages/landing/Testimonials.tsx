import { Page, Person, Tag } from '@northlight/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Reveal } from './Reveal.tsx';
import { TESTIMONIALS } from './testimonials.ts';

const EXPLANATION =
  'We wrote these two examples of what founders and investors need. Real quotes will replace them once people agree to be quoted.';

/** Two quotes. Invented ones are labelled as examples. */
export function Testimonials() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Page>
        <h2 id={id} className="sr-only">
          What people say
        </h2>
        <Reveal>
          <Words>
            {TESTIMONIALS.map(({ quote, firstName, lastName, detail, isExample }) => (
              <figure key={quote}>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <Person firstName={firstName} lastName={lastName} detail={detail} />
                  {isExample && <Tag>Example</Tag>}
                </figcaption>
              </figure>
            ))}
          </Words>
          {TESTIMONIALS.some(({ isExample }) => isExample) && <Explanation>{EXPLANATION}</Explanation>}
        </Reveal>
      </Page>
    </section>
  );
}

const Words = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s8);
  padding-top: var(--s9);

  & > figure {
    display: grid;
    align-content: space-between;
    gap: var(--s5);
  }

  & > figure + figure {
    padding-left: var(--s8);
    border-left: 1px solid var(--line);
  }

  & blockquote {
    font: 420 var(--title-md) / 1.32 var(--display);
    letter-spacing: var(--tracking-title);
    text-wrap: balance;
  }

  & blockquote::before {
    content: '“';
    margin-left: -0.42em;
  }

  & blockquote::after {
    content: '”';
  }

  & figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s3);
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
    padding-top: var(--s8);

    & > figure + figure {
      padding: var(--s7) 0 0;
      border-top: 1px solid var(--line);
      border-left: 0;
    }

    & blockquote {
      font-size: 1.5rem;
    }
  }
`;

const Explanation = styled.p`
  padding-block: var(--s5) var(--s9);
  color: var(--muted);
  font-size: var(--text-sm);

  @media (max-width: 767px) {
    padding-bottom: var(--s8);
  }
`;
