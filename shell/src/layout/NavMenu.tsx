import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

interface NavMenuProps {
  /** The button's accessible name. */
  label: string;
  /** The button's visible content: an icon or an avatar. */
  face: ReactNode;
  children: ReactNode;
}

/**
 * Links behind a button. It is a disclosure rather than a `role=menu`, because these are site links. It closes on
 * Escape, on a click outside, when focus leaves it and after navigation.
 */
export function NavMenu({ label, face, children }: NavMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival closes the menu
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const handlePointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', handlePointer);
    return () => removeEventListener('pointerdown', handlePointer);
  }, [open]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  /** A button acts, and may open a dialog, which later gives the focus back to where it was. */
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button')) return;
    setOpen(false);
    button.current?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <Root ref={root} onKeyDown={handleKey} onBlur={handleBlur}>
      <Toggle
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {face}
      </Toggle>
      <Panel id={panel} hidden={!open} onClickCapture={handleClick}>
        {children}
      </Panel>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  min-width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-md);
  background: none;
  color: var(--muted);
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  @media (max-width: 767px) {
    min-width: var(--target);
    height: var(--target);
  }
`;

const Panel = styled.div`
  --line: var(--line-raised);
  position: absolute;
  right: 0;
  top: calc(100% + var(--s2));
  z-index: var(--z-menu);
  min-width: 13rem;
  /* The bar is sticky, so content taller than the window could not be reached by scrolling the page. */
  max-height: calc(100dvh - var(--topbar) - var(--s4));
  overflow-y: auto;
  padding: var(--s2);
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--lift-2);

  &[hidden] {
    display: none;
  }

  & a,
  & button {
    display: flex;
    align-items: center;
    gap: var(--s3);
    width: 100%;
    padding: 0.6rem 0.75rem;
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }

  & a:hover,
  & button:hover {
    background: var(--sunken);
  }

  & svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  & hr {
    border: 0;
    border-top: 1px solid var(--line);
    margin: var(--s2) 0;
  }

  @media (max-width: 767px) {
    /* The tab bar covers the lower end. */
    max-height: calc(100dvh - var(--topbar) - 3.75rem - var(--s4) - env(safe-area-inset-bottom));

    & a,
    & button {
      min-height: var(--target);
    }
  }
`;
