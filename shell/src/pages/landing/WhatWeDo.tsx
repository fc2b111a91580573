import { Section } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { InvestorsChart, MarksChart, StoryChart } from './charts.tsx';
import { Reveal } from './Reveal.tsx';

const BENEFITS = [
  {
    title: 'Storytelling feedback',
    text: 'See where your story holds up and where it breaks: which slides bring evidence, which only make claims, and what is missing.',
    Chart: StoryChart,
    caption: 'Slide 10 makes a claim without evidence',
  },
  {
    title: 'Data-driven benchmarks',
    text: 'Each category has fixed benchmarks: 3 for a general claim, 5 for a specific one, 8 for a number that can be checked. The same deck always gets the same score.',
    Chart: MarksChart,
    caption: 'General at 3, specific at 5, backed by evidence at 8',
  },
  {
    title: 'Investor intros',
    text: 'Find investors by what they fund. Search their profiles by name, company and focus area, and filter them by investment range.',
    Chart: InvestorsChart,
    caption: 'Three of these six fund the deck’s sector',
  },
];

export function WhatWeDo() {
  return (
    <Section strong title="What We Do">
      <Reveal>
        <Benefits>
          {BENEFITS.map(({ title, text, Chart, caption }) => (
            <article key={title}>
              <figure>
                <Chart />
                <figcaption>{caption}</figcaption>
              </figure>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </Benefits>
      </Reveal>
    </Section>
  );
}

const Benefits = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s7);

  & figcaption {
    margin-top: var(--s2);
    color: var(--muted);
    font-size: var(--text-xs);
  }

  & h3 {
    margin-block: var(--s5) var(--s2);
    font-size: var(--title-sm);
  }

  & p {
    color: var(--ink-soft);
    line-height: 1.6;
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (min-width: 768px) and (max-width: 1023px) {
    & > article {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      gap: 0 var(--s6);
    }

    & figure {
      grid-row: span 2;
    }

    & h3 {
      margin-top: 0;
    }
  }
`;
