import { styled } from 'styled-components';
import { RadioSet, type RadioSetProps } from './RadioSet.tsx';

export type RadioGroupProps<Value extends string> = RadioSetProps<Value>;

/** A choice of one from a few options, listed vertically. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return <Lines {...props} />;
}

// `styled()` drops the generic value type; the cast restores it.
const Lines = styled(RadioSet)`
  & > div {
    display: grid;
    gap: var(--s1);
  }

  & label {
    display: flex;
    align-items: baseline;
    gap: var(--s3);
    padding-block: var(--s1);
    cursor: pointer;
  }

  & input {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    margin: 0;
    accent-color: var(--accent-fill);
    translate: 0 0.15rem;
  }

  & label > span {
    display: grid;
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & label:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    & label {
      min-height: var(--target);
      align-items: center;
    }

    & input {
      translate: none;
    }
  }
` as typeof RadioSet;
