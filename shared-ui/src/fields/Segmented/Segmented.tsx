import { useId } from 'react';
import { styled } from 'styled-components';
import { Legend, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';

export interface SegmentedProps<Value extends string> extends Omit<RadioGroupProps<Value>, 'error'> {
  /** `joined` is one control in parts, `chips` a row of filters that scrolls sideways under a thumb. @default 'joined' */
  look?: 'joined' | 'chips';
}

/** One of a few, side by side. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, hideLegend, options, value, onChange, name, className, look = 'joined' } = props;
  const id = useId();
  return (
    <Root className={className}>
      <Legend className={hideLegend ? 'sr-only' : undefined}>{legend}</Legend>
      <Row data-look={look}>
        {options.map((option) => (
          <Part key={option.value}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Part>
        ))}
      </Row>
    </Root>
  );
}

const Root = styled.fieldset`
  position: relative;
`;

const Part = styled.label`
  position: relative;
  flex: none;

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & > span {
    display: grid;
    place-items: center;
    border: 1px solid var(--line-strong);
    white-space: nowrap;
    transition:
      background var(--quick) var(--ease),
      color var(--quick) var(--ease);
  }

  &:hover > span {
    border-color: var(--ink-soft);
  }

  & > :checked + span {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  & > :focus-visible + span {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  & > :disabled + span {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--muted);
  }
`;

const Row = styled.div`
  display: flex;

  &[data-look='joined'] ${Part} > span {
    min-width: 5rem;
    min-height: 2.75rem;
    margin-left: -1px;
    padding-inline: var(--s4);
  }

  &[data-look='joined'] ${Part}:first-child > span {
    margin-left: 0;
    border-radius: var(--radius-md) 0 0 var(--radius-md);
  }

  &[data-look='joined'] ${Part}:last-child > span {
    border-radius: 0 var(--radius-md) var(--radius-md) 0;
  }

  &[data-look='chips'] {
    gap: var(--s2);
    padding: 4px;
    margin: -4px;
    overflow-x: auto;
    scrollbar-width: none;
  }

  &[data-look='chips'] ${Part} > span {
    min-height: 2.25rem;
    padding-inline: 0.85rem;
    border-radius: var(--radius-full);
    font-size: var(--text-sm);
  }

  @media (max-width: 767px) {
    &[data-look='joined'] ${Part} {
      flex: 1 1 0;
    }

    &[data-look='joined'] ${Part} > span {
      min-width: 0;
    }

    &[data-look='chips'] ${Part} > span {
      min-height: var(--target);
    }
  }
`;
