import type { NextStep } from '@northlight/shared-api';
import { Link, Quote, ScoreBar } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { SlideLink } from '../pins/SlideLink.tsx';
import { Rewrite } from './Rewrite.tsx';
import { anchorOf } from './sections.ts';

/** One next step: what to do, the sentence it works on, a wording to start from, and how far it could lead. */
export function NextStepEntry({
  step: { title, detail, slide, category, from, to, quote, rewrite },
}: {
  step: NextStep;
}) {
  return (
    <Root>
      <div>
        <h3>{title}</h3>
        <Place>
          {slide !== null && slide !== quote?.slide && <SlideLink slide={slide} />}
          <Link to={`#${anchorOf(category)}`} variant="plain">
            {category}
          </Link>
        </Place>
        <Detail>{detail}</Detail>
        {(quote || rewrite) && (
          <Words>
            {quote && (
              <Said>
                <h4>
                  <SlideLink slide={quote.slide} quote={quote.quote} /> says
                  {quote.recognised && ' (read from an image)'}
                </h4>
                <Quote>{quote.quote}</Quote>
              </Said>
            )}
            {rewrite && <Rewrite text={rewrite} title={title} />}
          </Words>
        )}
      </div>
      <Gain>
        <span aria-hidden="true">
          <b>{from}</b> → {to}
        </span>
        <ScoreBar score={from} reach={to} />
      </Gain>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 10rem;
  gap: var(--s7);
  align-items: start;

  & h3 {
    font-size: var(--title-sm);
  }

  & h4 {
    color: var(--muted);
    font: 500 var(--text-sm) / 1.45 var(--sans);
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) 7rem;
    gap: var(--s4);

    & h3 {
      display: inline;
      font-size: 0.8125rem;
    }

    & h4 {
      font-size: 0.625rem;
    }
  }
`;

const Detail = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
  overflow-wrap: anywhere;

  @media print {
    max-width: none;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--s4) var(--s6);
  margin-top: var(--s4);

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s4);
    margin-top: 0;
  }
`;

const Said = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s2);
  padding-left: var(--s4);
  border-left: 2px solid var(--line);

  @media print {
    gap: 0;
    padding-left: var(--s2);

    & q {
      font-size: 0.6875rem;
      line-height: 1.3;
    }
  }
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s4);
  margin-block: var(--s1) var(--s3);
  color: var(--muted);
  font-size: var(--text-sm);

  & > a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  @media (max-width: 767px) {
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
    }
  }

  @media print {
    display: inline-flex;
    margin: 0 0 0 var(--s3);
    font-size: 0.625rem;

    & > a {
      min-height: 0;
    }
  }
`;

const Gain = styled.div`
  display: grid;
  gap: var(--s2);
  padding-top: var(--s1);

  & > span {
    color: var(--muted);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }

  & b {
    color: var(--ink);
    font-weight: 620;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s4);
    padding-top: 0;

    & > span {
      order: 1;
    }
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s1);

    & > span {
      order: 0;
    }
  }
`;
