import type { Approach, PublicInvestor } from '@northlight/shared-api';
import { type Fit, type FitCriterion, fitOf, parseMoney, STAGES, type Stage } from '@northlight/shared-api/rules';
import { MoneyField, Select, TextField, VisuallyHidden } from '@northlight/shared-ui';
import { Check, CircleDashed, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type RoundFields, readRound, storeRound } from './pitch-facts.ts';

const NAMES: Record<FitCriterion, string> = { sector: 'Sector', stage: 'Stage', amount: 'Round', place: 'Region' };

const WORDS: Record<Fit['verdict'], string> = { fits: 'fits', differs: 'differs', unknown: 'unknown' };

const ICONS = { fits: Check, differs: X, unknown: CircleDashed };

const STAGE_OPTIONS = STAGES.map((stage) => ({ value: stage, label: stage }));

interface FitCheckProps {
  investor: PublicInvestor;
  approach: Approach;
  /** The sender's sector. */
  sector: string;
}

/** Compares the founder's pitch with what the investor looks for. It never blocks sending. */
export function FitCheck({ investor, approach, sector }: FitCheckProps) {
  const [round, setRound] = useState(readRound);
  const handleChange = (changes: Partial<RoundFields>) => {
    const next = { ...round, ...changes };
    setRound(next);
    storeRound(next);
  };
  const { stage, place } = round;
  const fits = fitOf({ sector, stage, amount: parseMoney(round.amount), place }, { ...investor, ...approach });
  return (
    <Root>
      <h3>How it fits</h3>
      <ul>
        {fits.map(({ criterion, verdict, reason }) => {
          const Icon = ICONS[verdict];
          return (
            <li key={criterion} data-verdict={verdict}>
              <Icon aria-hidden="true" />
              <span>
                <b>
                  {NAMES[criterion]}
                  <VisuallyHidden> {WORDS[verdict]}</VisuallyHidden>
                </b>
                {reason}
              </span>
            </li>
          );
        })}
      </ul>
      <details>
        <summary>Compare your round</summary>
        <Fields>
          <Select
            label="Your stage"
            placeholder="Not stated"
            options={STAGE_OPTIONS}
            value={stage}
            onChange={(event) => handleChange({ stage: event.target.value as Stage | '' })}
          />
          <MoneyField
            label="Amount you’re raising"
            value={round.amount}
            onChange={(amount) => handleChange({ amount })}
          />
          <TextField
            label="Your region"
            value={place}
            maxLength={80}
            hint="Stays in this tab. We don’t send it."
            onChange={(event) => handleChange({ place: event.target.value })}
          />
        </Fields>
      </details>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--s3);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
  font-size: var(--text-sm);

  & h3 {
    color: var(--muted);
    font: 540 var(--text-sm) / 1.4 var(--sans);
    letter-spacing: 0;
  }

  & ul {
    display: grid;
    gap: var(--s3);
  }

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2);
    overflow-wrap: anywhere;
  }

  & li > svg {
    width: 1rem;
    height: 1rem;
    margin-top: 0.15rem;
    color: var(--muted);
    stroke-width: 2;
  }

  & li[data-verdict='fits'] > svg {
    color: var(--positive);
  }

  & li[data-verdict='differs'] > svg {
    color: var(--caution);
  }

  & b {
    display: block;
    font-weight: 560;
  }

  & summary {
    display: list-item;
    width: fit-content;
    min-height: 1.5rem;
    color: var(--accent);
    cursor: pointer;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--s4);
  padding-top: var(--s3);
`;
