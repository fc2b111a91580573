import { styled } from 'styled-components';
import { forcedEdge } from '../../styles/forced-edge.ts';
import { passwordStrength } from './password-strength.ts';

const BANDS = ['low', 'mid', 'high', 'high'] as const;
const PARTS = [1, 2, 3] as const;

/** Three bars and a word. Screen readers announce the word when it changes. */
export function StrengthMeter({ password }: { password: string }) {
  const { level, word } = passwordStrength(password);
  return (
    <Root data-band={BANDS[level]}>
      <Bars aria-hidden="true">
        {PARTS.map((part) => (
          <span key={part} data-on={password !== '' && level >= part ? '' : undefined} />
        ))}
      </Bars>
      <span aria-live="polite">
        {password !== '' && (
          <>
            <span className="sr-only">Password strength: </span>
            {word}
          </>
        )}
      </span>
    </Root>
  );
}

const Root = styled.div`
  --fill: var(--negative-fill);
  --word: var(--negative);
  display: grid;
  grid-template-columns: minmax(0, 1fr) 4.5rem;
  align-items: center;
  gap: var(--s3);
  min-height: 1.2rem;
  color: var(--word);
  font-size: var(--text-sm);

  &[data-band='mid'] {
    --fill: var(--caution-fill);
    --word: var(--caution);
  }

  &[data-band='high'] {
    --fill: var(--positive-fill);
    --word: var(--positive);
  }
`;

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 3px;

  & > span {
    ${forcedEdge}
    height: 4px;
    border-radius: var(--radius-sm);
    background: var(--plot-wide);
  }

  & > [data-on] {
    background: var(--fill);
  }
`;
