import { Section } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { Reveal } from './Reveal.tsx';

const STEPS = [
  {
    title: 'Upload the deck',
    text: 'As a PDF or PowerPoint file. If some slides can’t be read, we tell you which ones and show the overall score as a range.',
  },
  {
    title: 'Read the result',
    text: 'Eight category scores with the quotes behind them, and next steps, starting with what holds the deck back most.',
  },
  {
    title: 'Work on it',
    text: 'Each next step says what to add and how far it can raise the score. Change your slides and upload again: with an account, earlier results stay on your dashboard.',
  },
  {
    title: 'Send it to investors',
    text: 'Find investors by focus area and investment range, send your deck from their profile and answer their questions. Your dashboard shows when they open it and what they decide.',
  },
];

export function HowItWorks() {
  return (
    <Section title="How It Works">
      <Reveal>
        <Steps>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Reveal>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s7);
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    align-content: start;
    counter-increment: step;
  }

  & > li::before {
    content: counter(step);
    grid-row: span 2;
    color: var(--accent);
    font: 400 3.25rem / 0.8 var(--display);
  }

  & h3 {
    margin-bottom: var(--s2);
    font-size: var(--title-sm);
  }

  & p {
    color: var(--ink-soft);
    line-height: 1.6;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
`;
