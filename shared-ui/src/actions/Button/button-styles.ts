import { css } from 'styled-components';

/** Use one `primary` per view, `quiet` inside text and `danger` for destructive actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** 34, 40 and 48 px high. Below 768 px every size is at least 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** Fills the width of its container. */
  block?: boolean;
}

export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-height: 2.5rem;
  padding: 0.45rem 1rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-md);
  background: transparent;
  color: var(--ink);
  font-size: var(--text-md);
  font-weight: 520;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--quick) var(--ease),
    border-color var(--quick) var(--ease),
    color var(--quick) var(--ease);

  & svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.9;
  }

  &:hover {
    background: var(--sunken);
    border-color: var(--ink-soft);
  }

  &[data-variant='primary'] {
    background: var(--accent-fill);
    border-color: var(--accent-fill);
    color: var(--on-accent);
    forced-color-adjust: none;
  }

  &[data-variant='primary']:hover {
    background: var(--accent-fill-hover);
    border-color: var(--accent-fill-hover);
  }

  &[data-variant='quiet'] {
    border-color: transparent;
    padding-inline: 0.6rem;
    color: var(--accent);
  }

  &[data-variant='danger'] {
    border-color: color-mix(in srgb, var(--negative) 55%, transparent);
    color: var(--negative);
  }

  &[data-variant='danger']:hover {
    background: var(--negative-soft);
    border-color: var(--negative);
  }

  &[data-size='lg'] {
    min-height: 3rem;
    padding-inline: 1.5rem;
    font-size: 1rem;
  }

  &[data-size='sm'] {
    min-height: 2.125rem;
    padding: 0.25rem 0.75rem;
    font-size: var(--text-sm);
  }

  &[data-size='sm'] svg {
    width: 1rem;
    height: 1rem;
  }

  &[data-block] {
    width: 100%;
  }

  &:disabled,
  &[aria-disabled='true'],
  &:disabled:hover,
  &[aria-disabled='true']:hover {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
    forced-color-adjust: auto;
    cursor: not-allowed;
  }

  &[data-pending] {
    cursor: progress;
  }

  @media (max-width: 767px) {
    &,
    &[data-size='sm'] {
      min-height: var(--target);
    }
  }
`;

/** Data attributes that select the styles. */
export const lookAttributes = ({ variant = 'secondary', size = 'md', block }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
});
