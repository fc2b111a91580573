import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { styled } from 'styled-components';

/** At the top, so that the field does not move as the list grows. Below 768 px it fills the screen. */
export const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: grid;
  place-items: start center;
  grid-template-rows: minmax(0, 1fr);
  padding: min(12vh, 7rem) var(--s5) var(--s5);

  @media (max-width: 767px) {
    padding: 0;
  }

  @media print {
    display: none;
  }
`;

export const Popup = styled(Base.Popup)`
  --line: var(--line-raised);
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 40rem;
  max-height: min(100%, 34rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--raised);
  box-shadow: var(--lift-3);
  outline: 0;
  overflow: hidden;
  transition: opacity var(--quick) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  @media (max-width: 767px) {
    height: 100%;
    max-width: none;
    max-height: none;
    padding-bottom: env(safe-area-inset-bottom);
    border: 0;
    border-radius: 0;
  }
`;

export const Field = styled(Autocomplete.InputGroup)`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s3);
  padding: var(--s2) var(--s3) var(--s2) var(--s5);
  border-bottom: 1px solid var(--line);

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--muted);
    stroke-width: 1.75;
  }

  &:focus-within > svg {
    color: var(--accent);
  }

  & > input {
    flex: 1;
    min-width: 0;
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    font-size: var(--text-lg);
    outline: 0;
  }

  & > input::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:has(> input:focus-visible) {
    box-shadow: inset 0 -2px var(--accent);
    outline: 2px solid transparent; /* for forced colors */
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    padding-left: var(--gutter);
  }
`;

export const Results = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--s2);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

/** Takes no space while it is empty. */
export const Message = styled.p`
  display: block;
  color: var(--muted);
  font-size: var(--text-sm);

  &:not(:empty) {
    padding: var(--s2) var(--s3);
  }
`;

export const Group = styled(Autocomplete.Group)`
  & + & {
    margin-top: var(--s2);
  }
`;

export const GroupLabel = styled(Autocomplete.GroupLabel)`
  padding: var(--s2) var(--s3) var(--s1);
  color: var(--muted);
  font-size: var(--text-sm);
`;

export const Item = styled(Autocomplete.Item)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) fit-content(45%);
  gap: 0 var(--s3);
  align-items: center;
  min-height: 2.5rem;
  padding: var(--s2) var(--s3);
  border-radius: var(--radius-sm);
  color: var(--ink);
  text-decoration: none;
  scroll-margin-block: var(--s2);
  cursor: pointer;
  user-select: none;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: var(--muted);
    stroke-width: 1.75;
  }

  &[data-highlighted] {
    background: var(--sunken);
    outline: 1px solid transparent;
    outline-offset: -1px;
  }

  &[data-highlighted] > svg {
    color: var(--accent);
  }

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr);
    min-height: var(--target);
  }
`;

export const Label = styled.span`
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  color: var(--muted);
  font-size: var(--text-sm);
  text-align: end;
  overflow-wrap: anywhere;

  @media (max-width: 767px) {
    grid-column: 2;
    text-align: start;
  }
`;

/** What the keys do, where there are keys. */
export const Keys = styled.footer`
  display: none;

  @media (hover: hover) and (pointer: fine) and (min-width: 768px) {
    display: flex;
    flex: none;
    gap: var(--s5);
    padding: var(--s2) var(--s5);
    border-top: 1px solid var(--line);
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & kbd {
    padding: 0 var(--s1);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-sm);
    font: inherit;
    font-size: var(--text-xs);
  }
`;
