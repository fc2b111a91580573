import { styled } from 'styled-components';

/** A color in a list of choices. */
export function Swatch({ color }: { color: string }) {
  return (
    <Root viewBox="0 0 20 20" aria-hidden="true" data-own-colours="">
      <rect width="20" height="20" rx="4" fill={color} />
    </Root>
  );
}

const Root = styled.svg`
  align-self: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: var(--radius-sm);
  outline: 1px solid var(--line-strong);
  forced-color-adjust: none;
`;
