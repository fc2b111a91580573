import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldErrors } from './FieldErrors.tsx';

/** Props that every field shares. */
export interface FieldShell {
  label: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  /** Marks the field as optional. */
  optional?: boolean;
  /** Help text; stays visible next to an error. */
  hint?: ReactNode;
  /** One or more messages, all shown. An empty string or list means no error. */
  error?: string | readonly string[];
  className?: string;
}

/** Attributes that connect a control to its label, hint and errors. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldShell {
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

const messagesOf = (error: FieldShell['error']): readonly string[] =>
  (typeof error === 'string' ? [error] : (error ?? [])).filter((message) => message !== '');

/** Connects label, control, hint and errors. `children` renders the control with the props it receives. */
export function Field({ id, label, hideLabel, optional, hint, error, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messages = messagesOf(error);
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <Root className={className}>
      <LabelLine className={hideLabel ? 'sr-only' : undefined}>
        <label htmlFor={controlId}>
          {label}
          {optional && <Optional> optional</Optional>}
        </label>
      </LabelLine>
      {children({
        id: controlId,
        'aria-describedby': [messages.length > 0 && errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': messages.length > 0 || undefined,
      })}
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      <FieldErrors id={errorId} messages={messages} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  align-content: start;
  min-width: 0;
`;

const LabelLine = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--s3);
  font-size: var(--text-sm);
  font-weight: 540;
`;

export const Optional = styled.span`
  color: var(--muted);
  font-weight: 400;
`;

export const Hint = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;
