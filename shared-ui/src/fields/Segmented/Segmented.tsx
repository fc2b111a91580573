import { styled } from 'styled-components';
import { RadioSet, type RadioSetProps } from '../RadioGroup/RadioSet.tsx';

export interface SegmentedProps<Value extends string> extends RadioSetProps<Value> {
  /**
   * `joined` is one segmented control; `chips` is a row of filters that scrolls horizontally on small screens.
   * @default 'joined'
   */
  look?: 'joined' | 'chips';
}

/** A choice of one from a few options, side by side. */
export function Segmented<Value extends string>({ look = 'joined', ...rest }: SegmentedProps<Value>) {
  return <Parts {...rest} look={look} />;
}

// `styled()` drops the generic value type; the cast restores it.
const Parts = styled(RadioSet)`
  & > div {
    display: flex;
  }

  & label {
    position: relative;
    flex: none;
  }

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label > span {
    display: grid;
    place-items: center;
    border: 1px solid var(--line-strong);
    white-space: nowrap;
    transition:
      background var(--quick) var(--ease),
      color var(--quick) var(--ease);
  }

  & [aria-invalid='true'] + span {
    border-color: var(--negative);
  }

  & label:hover > span {
    border-color: var(--ink-soft);
  }

  & :checked + span {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
    forced-color-adjust: none;
  }

  & :focus-visible + span {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  & :disabled + span {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--muted);
  }

  & > [data-look='joined'] > label > span {
    min-width: 5rem;
    min-height: 2.75rem;
    margin-left: -1px;
    padding-inline: var(--s4);
  }

  & > [data-look='joined'] > label:first-child > span {
    margin-left: 0;
    border-radius: var(--radius-md) 0 0 var(--radius-md);
  }

  & > [data-look='joined'] > label:last-child > span {
    border-radius: 0 var(--radius-md) var(--radius-md) 0;
  }

  & > [data-look='chips'] {
    gap: var(--s2);
    padding: 4px;
    margin: -4px;
    overflow-x: auto;
    scrollbar-width: none;
  }

  & > [data-look='chips'] > label > span {
    min-height: 2.25rem;
    padding-inline: 0.85rem;
    border-radius: var(--radius-full);
    font-size: var(--text-sm);
  }

  @media (max-width: 767px) {
    & > [data-look='joined'] > label {
      flex: 1 1 0;
    }

    & > [data-look='joined'] > label > span {
      min-width: 0;
      height: 100%;
      padding-inline: var(--s2);
      text-align: center;
      white-space: normal;
    }

    & > [data-look='chips'] > label > span {
      min-height: var(--target);
    }
  }
` as typeof RadioSet;
