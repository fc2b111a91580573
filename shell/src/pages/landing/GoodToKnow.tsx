import { paths, settings } from '@northlight/shared-api';
import { Link, Section } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { Reveal } from './Reveal.tsx';

/** Who the product is for, what it costs and what happens to a deck. */
export function GoodToKnow() {
  const { product_name: product, cost_note: cost, engine, evaluation_access: access } = settings();
  return (
    <Section title="Good to know">
      <Reveal>
        <Answers>
          <div>
            <h3>Who is it for?</h3>
            <p>
              Founders who are about to raise, up to roughly Series A, and the investors who read their decks. {product}{' '}
              reads decks in English.
            </p>
          </div>
          <div>
            <h3>What does it cost?</h3>
            <p>{cost}</p>
          </div>
          <div>
            <h3>What happens to my deck?</h3>
            <p>
              It stays yours. We never use it to train models, and{' '}
              {engine === 'llm' ? 'only its text goes to the language model' : 'we don’t send it to any other company'}.{' '}
              {access === 'everyone' && 'Without an account, we delete it after 24 hours. '}
              With an account, you decide who sees it and when to delete it.{' '}
              <Link to={paths.privacy()}>Privacy Policy</Link>
            </p>
          </div>
        </Answers>
      </Reveal>
    </Section>
  );
}

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s6) var(--s7);

  & h3 {
    margin-block-end: var(--s2);
    font-size: var(--title-sm);
  }

  & p {
    color: var(--ink-soft);
    line-height: 1.6;
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
