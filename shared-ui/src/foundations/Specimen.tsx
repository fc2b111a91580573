import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { readTokens, type Token } from './read-tokens.ts';

interface TokensProps {
  filter: (token: Token) => boolean;
  children: (tokens: readonly Token[]) => ReactNode;
}

/** Reads the tokens from the loaded style sheets, so the catalogue always shows the current values. */
export function Tokens({ filter, children }: TokensProps) {
  const [tokens] = useState(() => readTokens().filter(filter));
  return children(tokens);
}

/** A token's name as written in code, and its value. */
export function Name({ name, value }: { name: string; value?: string }) {
  return (
    <Label>
      <b>--{name}</b>
      {value && <small>{value}</small>}
    </Label>
  );
}

const Label = styled.span`
  display: grid;
  min-width: 0;
  font-size: var(--text-sm);

  & > small {
    color: var(--muted);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--s5);
`;

export const Panel = styled.div`
  display: grid;
  gap: var(--s3);
  align-content: start;
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--paper);
  color: var(--ink);
`;

export const Swatch = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: var(--s3);
  align-items: center;

  & > span:first-child {
    height: 2.25rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-md);
  }
`;

export const Sample = styled.p`
  line-height: var(--leading-title);

  &[data-face='display'] {
    font-family: var(--display);
    font-weight: 450;
    letter-spacing: var(--tracking-title);
  }
`;

export const Bar = styled.div`
  max-width: 100%;
  height: 0.75rem;
  margin-bottom: var(--s1);
  background: var(--accent-fill);
`;

export const Shape = styled.div`
  width: 6rem;
  height: 4rem;
  margin-bottom: var(--s2);
  border: 1px solid var(--line-strong);
  background: var(--surface);
`;

export const Elevation = styled.div`
  padding: var(--s6);
  border: 1px solid var(--line-raised);
  border-radius: var(--radius-lg);
  background: var(--raised);
`;
