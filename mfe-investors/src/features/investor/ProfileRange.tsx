import { formatMoney } from '@northlight/shared-api/rules';
import { RangeScale } from '@northlight/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { type InvestmentText, investmentText } from './range-text.ts';

interface ProfileRangeProps {
  investor: Parameters<typeof investmentText>[0];
}

/** The investor's check size, in figures and on a scale. */
export function ProfileRange({ investor }: ProfileRangeProps) {
  const id = useId();
  const investment = investmentText(investor);
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>Investment range</h2>
      {investment ? <Amounts investment={investment} /> : <p>Not stated. Ask before you count on an amount.</p>}
    </Root>
  );
}

function Amounts({ investment: { min, max, range, average } }: { investment: InvestmentText }) {
  return (
    <>
      <Sum>{range}</Sum>
      <RangeScale min={min} max={max} format={formatMoney} labels />
      <Average>
        Average investment <b>{average}</b> per company
      </Average>
    </>
  );
}

const Root = styled.section`
  margin-block: var(--s7) var(--s5);

  & > h2 {
    margin-bottom: var(--s2);
    color: var(--muted);
    font: 540 var(--text-sm) / 1.4 var(--sans);
    letter-spacing: 0;
  }
`;

const Sum = styled.p`
  margin-bottom: var(--s4);
  font: 450 2.5rem / 1.1 var(--display);
  letter-spacing: var(--tracking-title);
  font-variant-numeric: tabular-nums lining-nums;
`;

const Average = styled.p`
  margin-top: var(--s3);
  color: var(--muted);
  font-size: var(--text-sm);

  & > b {
    color: var(--ink);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
