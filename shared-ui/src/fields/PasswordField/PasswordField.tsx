import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Field } from '../Field/Field.tsx';
import { Input, type TextFieldProps } from '../TextField/TextField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix'> {
  /** Shows the password's strength; for new passwords. Requires a controlled `value`. */
  strength?: boolean;
}

/** A password with a button to reveal it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hideLabel, optional, hint, error, className, strength, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error, className }}>
      {(control) => (
        <>
          <Box>
            <Input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              type={shown ? 'text' : 'password'}
            />
            <IconButton
              label="Show password"
              aria-pressed={shown}
              aria-controls={control.id}
              size="sm"
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff /> : <Eye />}
            </IconButton>
          </Box>
          {strength && <StrengthMeter password={String(rest.value ?? '')} />}
        </>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  & > input {
    padding-right: 3rem;
  }

  & > button {
    position: absolute;
    right: 0.4rem;
    top: 50%;
    translate: 0 -50%;
  }

  @media (max-width: 767px) {
    & > button {
      right: 0.125rem;
    }
  }
`;
