import { Combobox as Base } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { controlStyles } from '../../fields/Field/control-styles.ts';

/** Box around chips, input and buttons, styled like any other field. */
export const Box = styled(Base.InputGroup)`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: var(--s2);
  padding-block: 0.3rem;
  padding-right: 0.35rem;

  &:focus-within {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }

  &:has([aria-invalid='true']) {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }

  &:has(input:disabled) {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
  }

  & input {
    flex: 1 1 4rem;
    min-width: 0;
    min-height: 2rem;
    padding: 0;
    border: 0;
    background: none;
    outline: 0;
  }

  & input::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  & button {
    display: grid;
    flex: none;
    place-items: center;
    width: 2rem;
    height: 2rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    color: var(--muted);
    cursor: pointer;
  }

  & button:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  & button:disabled {
    cursor: not-allowed;
  }

  & svg {
    width: 1rem;
    height: 1rem;
  }

  @media (max-width: 767px) {
    padding-block: 1px;

    & button {
      width: var(--target);
      height: var(--target);
    }

    & input {
      min-height: var(--target);
    }
  }
`;

export const Chips = styled(Base.Chips)`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0.3rem;
  min-width: 0;
`;

export const Chip = styled(Base.Chip)`
  display: inline-flex;
  align-items: center;
  padding-left: 0.6rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  &:focus {
    outline: 2px solid var(--accent);
  }

  & > button:hover {
    border-radius: 50%;
  }
`;

export const Positioner = styled(Base.Positioner)`
  z-index: var(--z-menu);
`;

export const Popup = styled(Base.Popup)`
  --line: var(--line-raised);
  width: var(--anchor-width);
  max-height: min(22rem, var(--available-height));
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--raised);
  box-shadow: var(--lift-2);
  overflow-y: auto;
  transition: opacity var(--quick) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const List = styled(Base.List)`
  padding: var(--s2);
  outline: 0;

  &:empty {
    padding: 0;
  }
`;

export const Empty = styled(Base.Empty)`
  color: var(--muted);

  &:not(:empty) {
    padding: var(--s3) var(--s4);
  }
`;

export const Item = styled(Base.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  min-height: 2.5rem;
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius-sm);
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: var(--sunken);
    outline: 1px solid transparent;
    outline-offset: -1px;
  }

  &[data-disabled] {
    color: var(--muted);
    cursor: not-allowed;
  }

  & svg {
    width: 1rem;
    height: 1rem;
    color: var(--accent);
  }

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-soft);
  }

  @media (max-width: 767px) {
    min-height: var(--target);
  }
`;

export const Label = styled.span`
  flex: 1;
  min-width: 0;
`;
