import { settings } from '@northlight/shared-api';
import { Badge, ButtonLink, Section } from '@northlight/shared-ui';
import { Mail } from 'lucide-react';
import { styled } from 'styled-components';
import { providerMail } from '../provider-mail.ts';
import { Reveal } from './Reveal.tsx';

/** Example questions of an investor. */
const QUESTIONS = [
  { text: 'What stage are you at?', kind: 'Dropdown' },
  { text: 'Who pays you today, and who almost did?', kind: 'Text' },
  { text: 'What would have to be true for this to return 10x?', kind: 'Text' },
];

/** The section for investors. The provider opens their accounts. */
export function ForInvestors() {
  const { provider_email: address } = settings();
  return (
    <Section strong title="For investors">
      <Reveal>
        <Columns>
          <Invitation>
            <h3>Say what you fund. Ask what you want to know.</h3>
            <p>
              Your profile says what you fund and how much, and founders answer your questions with every deck. We set
              up investor accounts ourselves: write to us and tell us what you invest in.
            </p>
            <ButtonLink size="lg" className="no-print" to={providerMail('Become an investor')}>
              Become an Investor <Mail aria-hidden="true" />
            </ButtonLink>
            <small>or write to {address}</small>
          </Invitation>
          <figure>
            <Questions>
              {QUESTIONS.map(({ text, kind }) => (
                <li key={text}>
                  <span>{text}</span>
                  <Badge>{kind}</Badge>
                </li>
              ))}
            </Questions>
            <figcaption>Example of a question set</figcaption>
          </figure>
        </Columns>
      </Reveal>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: var(--s7);
  align-items: center;

  & figcaption {
    margin-top: var(--s3);
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Invitation = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;

  & > h3 {
    font-size: var(--title-md);
  }

  & > p {
    max-width: var(--measure);
    color: var(--ink-soft);
    font-size: var(--text-lg);
    line-height: var(--leading-text);
  }

  & > small {
    margin-top: calc(-1 * var(--s3));
    color: var(--muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }

  @media (max-width: 767px) {
    & > a {
      width: 100%;
    }
  }
`;

const Questions = styled.ol`
  padding: var(--s2) var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  counter-reset: question;

  & > li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: var(--s3);
    align-items: center;
    padding-block: var(--s4);
    counter-increment: question;
  }

  & > li::before {
    content: counter(question);
    color: var(--muted);
    font-variant-numeric: tabular-nums lining-nums;
  }

  & > li + li {
    border-top: 1px solid var(--line);
  }

  @media (max-width: 767px) {
    padding-inline: var(--s4);
  }
`;
