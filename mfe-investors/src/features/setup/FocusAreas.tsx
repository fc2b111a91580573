import { Checkbox } from '@northlight/shared-ui';
import { useFormField } from '@northlight/shared-ui/form';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FOCUS_AREAS } from './focus-areas.ts';

/** Multiple choice of focus areas. */
export function FocusAreas() {
  const id = useId();
  const { input, setValue, error } = useFormField<string[]>('focusAreas');
  const handleChange = (area: string, isChosen: boolean) =>
    setValue(isChosen ? [...input.value, area] : input.value.filter((chosen) => chosen !== area));
  return (
    <Root aria-describedby={error.length > 0 ? `${id}-error` : undefined}>
      <legend>Focus areas</legend>
      <div>
        {FOCUS_AREAS.map(({ id: area, label }, place) => (
          <Checkbox
            key={area}
            name="focusAreas"
            label={label}
            checked={input.value.includes(area)}
            aria-invalid={error.length > 0 && place === 0 ? true : undefined}
            onChange={(event) => handleChange(area, event.target.checked)}
            onBlur={input.onBlur}
          />
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite">
        {error[0]}
      </p>
    </Root>
  );
}

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 var(--s2);
    font-size: var(--text-sm);
    font-weight: 560;
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 45%), 1fr));
    gap: var(--s1) var(--s4);
  }

  & > p:not(:empty) {
    margin-top: var(--s2);
    color: var(--negative);
    font-size: var(--text-sm);
  }
`;
