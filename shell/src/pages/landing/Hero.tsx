import { paths, settings } from '@northlight/shared-api';
import { DECK_MAX_MB } from '@northlight/shared-api/rules';
import { ButtonLink, Page } from '@northlight/shared-ui';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';

/** The product in one heading and one sentence, with the two main links. */
export function Hero() {
  const { product_name: productName, evaluation_access: access } = settings();
  return (
    <Root>
      <h1>See your deck in an honest light</h1>
      <Lead>
        <p>
          {productName} reads your pitch deck the way an investor does, slide by slide, in eight categories. Every score
          cites the sentences behind it.
        </p>
        <Actions className="no-print">
          <ButtonLink variant="primary" size="lg" to={paths.evaluation()}>
            Evaluate a deck
          </ButtonLink>
          <ButtonLink size="lg" to={paths.sampleResult()}>
            See a sample result
          </ButtonLink>
          <ButtonLink variant="quiet" size="lg" to={paths.investors()}>
            Browse investors <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </Actions>
        <Terms>
          PDF or PowerPoint, up to {DECK_MAX_MB} MB.{' '}
          {access === 'everyone'
            ? 'No account needed for your first evaluation.'
            : 'Your results are saved in your account.'}
        </Terms>
      </Lead>
    </Root>
  );
}

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4.4fr);
  gap: var(--s7);
  align-items: end;
  padding-block: clamp(2.5rem, 6vw, 5.5rem) clamp(2rem, 4vw, 3.5rem);

  & > h1 {
    margin-left: -0.04em;
    font-size: var(--title-xl);
    font-weight: 420;
    letter-spacing: -0.032em;
    line-height: 0.99;
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`;

const Lead = styled.div`
  display: grid;
  gap: var(--s5);

  & > p:first-child {
    max-width: var(--measure);
    color: var(--ink-soft);
    font-size: 1.1875rem;
    line-height: 1.55;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);

  & > a:last-child {
    padding-inline: 0;
  }

  @media (max-width: 767px) {
    & > a {
      flex: 1 1 auto;
    }
  }

  @media (max-width: 479px) {
    & > a {
      flex-basis: 100%;
    }
  }
`;

const Terms = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;
