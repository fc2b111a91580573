import { styled } from 'styled-components';

/** The number of a category in the colour of its score, or the sign of a contradiction. */
export const PinSign = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  background: var(--muted);
  color: var(--surface);
  forced-color-adjust: none;
  font: 650 var(--text-xs) / 1 var(--sans);
  print-color-adjust: exact;

  &[data-band='high'] {
    background: var(--positive);
  }

  &[data-band='mid'] {
    background: var(--caution);
  }

  &[data-band='low'] {
    background: var(--negative);
  }
`;
