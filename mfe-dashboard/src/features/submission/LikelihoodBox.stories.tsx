import type { LikelihoodReasons } from '@northlight/shared-api';
import { type LikelihoodReader, summaryOf } from '@northlight/shared-api/rules';
import { aFact, aFactor, aSlideFact } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { LikelihoodBox } from './LikelihoodBox.tsx';

interface Told {
  score: number;
  reasons: LikelihoodReasons;
}

/** The same likelihood as the founder and as the investor reads it. */
function BothReaders({ score, reasons }: Told) {
  return (
    <Pair>
      {(['founder', 'investor'] satisfies LikelihoodReader[]).map((reader) => (
        <LikelihoodBox
          key={reader}
          score={score}
          verdict={summaryOf(score, reasons, reader)}
          reasons={reasons}
          reader={reader}
          pending=""
        />
      ))}
    </Pair>
  );
}

const meta = { title: 'Dashboard/Likelihood', component: BothReaders } satisfies Meta<typeof BothReaders>;
export default meta;
type Story = StoryObj<typeof meta>;

const LOGISTICS = aFactor('sector', {
  verdict: 'strong',
  founder: [aSlideFact('Logistics', 2)],
  investor: 'Logistics, Industrial, or Climate',
});
const SEED = aFactor('stage', {
  verdict: 'strong',
  founder: [aSlideFact('Seed', 1)],
  investor: 'Pre-seed or Seed',
});
const CHECK = aFactor('amount', {
  verdict: 'strong',
  founder: [aSlideFact('$2.5M', 10)],
  investor: '$500K–$3M',
});
const NO_LOCATION = aFactor('location', { investor: 'United Kingdom, Benelux, Nordics' });
const deck = (value: string, verdict: 'strong' | 'partial' | 'weak', weakest: string, count: number) =>
  aFactor('deck', {
    verdict,
    weight: 3,
    founder: [aFact('score', value)],
    missing: [
      { kind: 'category', subject: weakest, count },
      { kind: 'step', subject: 'Count the market from below', count: 4 },
    ],
  });

export const Strong: Story = {
  args: {
    score: 9,
    reasons: {
      factors: [
        LOGISTICS,
        SEED,
        CHECK,
        aFactor('location', {
          verdict: 'strong',
          founder: [aFact('profile', 'Denmark')],
          investor: 'Nordics, Baltics',
        }),
        aFactor('interests', {
          verdict: 'strong',
          founder: [aFact('all', 'freight, fleets, spoilage')],
          investor: 'freight, fleets, spoilage',
        }),
        deck('8 out of 10', 'strong', 'Competition & protectability', 6),
        aFactor('answers', { verdict: 'strong', founder: [aFact('all', '6 of 6')] }),
        aFactor('consistency', { verdict: 'strong', founder: [aSlideFact('41 paying fleets', 3)] }),
      ],
      limit: null,
    },
  },
};

export const Middling: Story = {
  args: {
    score: 7,
    reasons: {
      factors: [
        LOGISTICS,
        SEED,
        CHECK,
        NO_LOCATION,
        deck('6 out of 10', 'partial', 'Solution & product status', 4),
        aFactor('answers', {
          verdict: 'partial',
          founder: [aFact('all', '4 of 5')],
          missing: [{ kind: 'money', subject: 'How much do you spend a month?', count: null }],
        }),
      ],
      limit: { by: 'deck', max: 7 },
    },
  },
};

export const Weak: Story = {
  args: {
    score: 3,
    reasons: {
      factors: [
        LOGISTICS,
        aFactor('stage', {
          verdict: 'partial',
          founder: [{ value: 'Seed', from: 'answer', slide: null, question: 'What stage are you at?' }],
          investor: 'Series A',
        }),
        aFactor('amount', { investor: '$500K–$3M' }),
        deck('2 out of 10', 'weak', 'Market', 0),
        aFactor('answers', {
          verdict: 'weak',
          founder: [aFact('all', '1 of 6')],
          missing: [
            { kind: 'repeats', subject: null, count: 3 },
            { kind: 'filler', subject: null, count: 1 },
            { kind: 'date', subject: 'When do you launch, and what could delay it?', count: null },
          ],
        }),
      ],
      limit: { by: 'answers', max: 3 },
    },
  },
};

export const Mismatch: Story = {
  args: {
    score: 5,
    reasons: {
      factors: [
        aFactor('sector', {
          verdict: 'weak',
          founder: [aSlideFact('Web3', 1)],
          investor: 'Logistics, Industrial, or Climate',
        }),
        aFactor('profile', { verdict: 'weak', founder: [aSlideFact('Web3', 1), aFact('profile', 'Logistics')] }),
        SEED,
        CHECK,
        deck('7 out of 10', 'partial', 'Market', 5),
        aFactor('answers', { verdict: 'strong', founder: [aFact('all', '6 of 6')] }),
        aFactor('consistency', {
          verdict: 'weak',
          founder: [
            { value: '$4M', from: 'answer', slide: null, question: 'How much are you raising?' },
            aSlideFact('We are raising a $2.5M seed round', 10),
          ],
        }),
      ],
      limit: { by: 'sector', max: 5 },
    },
  },
};

export const DeckNotRead: Story = {
  args: {
    score: 3,
    reasons: {
      factors: [
        aFactor('sector', {
          verdict: 'strong',
          founder: [aFact('profile', 'Logistics')],
          investor: 'Logistics or Industrial',
        }),
        aFactor('stage', { investor: 'Pre-seed or Seed' }),
        aFactor('amount', { investor: 'at least $500K' }),
        aFactor('deck', { verdict: 'weak', weight: 3, missing: [{ kind: 'text', subject: null, count: null }] }),
        aFactor('answers', { verdict: 'strong', founder: [aFact('all', '6 of 6')] }),
      ],
      limit: { by: 'deck', max: 3 },
    },
  },
};

/** What releases without facts stored: sentences for the founder. */
export const StoredByAnEarlierRelease: Story = {
  args: {
    score: 8,
    reasons: {
      factors: [
        aFactor('sector', {
          verdict: 'weak',
          earlier: {
            reason: 'They name Energy or Climate; your profile says Logistics.',
            raise: 'Look for investors who name Logistics.',
          },
        }),
        aFactor('amount', {
          verdict: 'strong',
          earlier: { reason: 'You raise $2.5M (slide 8); they write cheques of $2M to $8M.', raise: null },
        }),
        aFactor('deck', {
          verdict: 'partial',
          earlier: {
            reason: 'The deck reads 6 of 10; weakest is Market (2).',
            raise: 'Compare with what buyers use today.',
          },
        }),
      ],
      limit: null,
    },
  },
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 18rem));
  align-items: start;
  gap: var(--s5);
`;
