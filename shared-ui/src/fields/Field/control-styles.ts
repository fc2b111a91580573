import { css } from 'styled-components';

/** Shared look of text boxes and selects. */
export const controlStyles = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.55rem 0.8rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-md);
  background: var(--surface);
  line-height: 1.4;
  transition: border-color var(--quick);

  &:hover {
    border-color: var(--ink-soft);
  }

  &:focus-visible {
    outline-offset: -1px;
    border-radius: var(--radius-md);
  }

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }

  &:disabled {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    min-height: 3rem;
    font-size: 1rem;
  }
`;
