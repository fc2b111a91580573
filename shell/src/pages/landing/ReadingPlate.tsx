import { Page, Quote, ScoreBadge } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { ExampleSlide } from './ExampleSlide.tsx';
import { Pin } from './Pin.tsx';

/** The built-in engine's output for this slide, word for word. Heights are the positions of the quotes on it. */
const FOUND = [
  {
    quote: '41 paying fleets, $64K monthly revenue',
    height: '16%',
    rule: 'Revenue and customers.',
    reason: 'It counts customers or revenue. The number comes with a source.',
  },
  {
    quote: 'Up from $14K in February 2026.',
    height: '31.6%',
    rule: 'Growth and retention.',
    reason: 'It shows how usage or revenue changes. The number comes with a date and a source.',
  },
];

/** A slide, and beside it the score with the words that earned it. */
export function ReadingPlate() {
  return (
    <Page>
      <Figure>
        <Sheet>
          <Slide>
            <ExampleSlide />
            {FOUND.map(({ quote, height }, index) => (
              <Pin key={quote} aria-hidden="true" style={{ top: height }}>
                {index + 1}
              </Pin>
            ))}
          </Slide>
          <Notes>
            <Heading>
              <span>Traction &amp; engagement</span>
              <ScoreBadge score={8} />
            </Heading>
            <ol>
              {FOUND.map(({ quote, rule, reason }, index) => (
                <li key={quote}>
                  <Pin aria-hidden="true">{index + 1}</Pin>
                  <div>
                    <Quote>{quote}</Quote>
                    <p>
                      <b data-found="yes">{rule}</b> {reason}
                    </p>
                  </div>
                </li>
              ))}
              <li>
                <Pin aria-hidden="true" data-found="no">
                  –
                </Pin>
                <div>
                  <Rule>Use of the product</Rule>
                  <p>
                    <b>Not found:</b> how many people use it and how often.
                  </p>
                </div>
              </li>
            </ol>
          </Notes>
        </Sheet>
        <figcaption>
          An example: slide 6 of 14, with its evaluation beside it. The deck and its company, Isferd, are made up.
        </figcaption>
      </Figure>
    </Page>
  );
}

const Figure = styled.figure`
  padding-bottom: var(--s9);

  & > figcaption {
    margin-top: var(--s4);
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.5;
  }

  @media (max-width: 767px) {
    padding-bottom: var(--s8);
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4.4fr);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--lift-2);

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Slide = styled.div`
  position: relative;
  align-self: center;
  margin: var(--s5);

  & > span {
    position: absolute;
    left: 0;
    translate: -50% -50%;
    box-shadow: 0 0 0 2px var(--surface);
  }

  @media (max-width: 767px) {
    margin: var(--s3) var(--s3) var(--s3) var(--s4);

    & > span {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
`;

const Notes = styled.div`
  padding: var(--s6) var(--s6) var(--s5);
  border-left: 1px solid var(--line);

  & > ol {
    margin-top: var(--s4);
  }

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s4);
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
  }

  & li p {
    margin-top: 0.2rem;
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & b {
    color: var(--ink-soft);
  }

  & b[data-found='yes'] {
    color: var(--positive);
  }

  @media (max-width: 1023px) {
    border-top: 1px solid var(--line);
    border-left: 0;
  }

  @media (max-width: 767px) {
    padding: var(--s5) var(--s4) var(--s3);

    & li {
      gap: var(--s3);
    }
  }
`;

const Heading = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s3);

  & > span:first-child {
    font: 450 var(--title-sm) / var(--leading-title) var(--display);
    letter-spacing: var(--tracking-title);
  }
`;

const Rule = styled.span`
  font: 430 var(--text-lg) / 1.5 var(--display);
`;
