import type { Question } from '@northlight/shared-api';
import { Checkbox } from '@northlight/shared-ui';
import { useFormField } from '@northlight/shared-ui/form';
import { useId } from 'react';
import { styled } from 'styled-components';

/** Chooses which answers to the parent question show this one. */
export function TriggersField({ parent }: { parent: Question }) {
  const id = useId();
  const { input, setValue, error } = useFormField<string[]>('trigger_values');
  const handleChange = (option: string, isOn: boolean) =>
    setValue(isOn ? [...input.value, option] : input.value.filter((value) => value !== option));
  return (
    <Root aria-describedby={error.length > 0 ? id : undefined}>
      <legend>Show when the answer to “{parent.question}” is</legend>
      <div>
        {parent.options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={input.value.includes(option)}
            onChange={(event) => handleChange(option, event.target.checked)}
          />
        ))}
      </div>
      <div id={id} aria-live="polite">
        {error.map((message) => (
          <p key={message} tabIndex={-1} data-form-error="">
            {message}
          </p>
        ))}
      </div>
    </Root>
  );
}

const Root = styled.fieldset`
  position: relative;

  & > legend {
    margin-bottom: var(--s2);
    font-size: var(--text-sm);
    font-weight: 540;
    overflow-wrap: anywhere;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s5);
  }

  & > [aria-live] {
    color: var(--negative);
    font-size: var(--text-sm);
  }

  & > [aria-live]:not(:empty) {
    margin-top: var(--s1);
  }
`;
