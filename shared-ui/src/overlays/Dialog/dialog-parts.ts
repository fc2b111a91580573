import { Dialog as Base } from '@base-ui/react/dialog';
import { styled } from 'styled-components';

export const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  background: var(--scrim);
  transition: opacity var(--steady) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  @media print {
    display: none;
  }
`;

/** Centres the dialog; below 768 px it is a bottom sheet. */
export const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: var(--s5);

  @media (max-width: 767px) {
    place-items: end stretch;
    padding: var(--s6) 0 0;
  }

  @media print {
    position: static;
    display: block;
    padding: 0;
  }
`;

export const Popup = styled(Base.Popup)`
  --line: var(--line-raised);
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 36rem;
  max-height: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--raised);
  box-shadow: var(--lift-3);
  outline: 0;
  transition:
    opacity var(--steady) var(--ease),
    translate var(--steady) var(--ease);

  &[data-size='sm'] {
    max-width: 30rem;
  }

  &[data-size='lg'] {
    max-width: 60rem;
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 0.5rem;
  }

  @media (max-width: 767px) {
    &,
    &[data-size] {
      max-width: none;
    }

    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
    border-width: 1px 0 0;
    padding-bottom: env(safe-area-inset-bottom);
  }

  @media print {
    &,
    &[data-size] {
      display: block;
      max-width: none;
      max-height: none;
      border: 0;
      box-shadow: none;
    }
  }
`;

export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s3);
  padding: var(--s4) var(--s6);
  border-top: 1px solid var(--line);

  @media (max-width: 767px) {
    padding: var(--s3) var(--gutter);

    & > * {
      flex: 1 1 auto;
    }
  }

  @media print {
    display: none;
  }
`;
