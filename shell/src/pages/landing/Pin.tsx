import { styled } from 'styled-components';

/**
 * The number that links words on a slide to the finding about them. The colour is the finding's score band; a hollow
 * pin means "not found".
 */
export const Pin = styled.span`
  --tone: var(--positive);
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  background: var(--tone);
  color: var(--surface);
  forced-color-adjust: none;
  font-size: var(--text-xs);
  font-weight: 650;
  print-color-adjust: exact;

  &[data-found='no'] {
    border: 1.5px dashed var(--line-strong);
    background: none;
    color: var(--muted);
  }
`;
