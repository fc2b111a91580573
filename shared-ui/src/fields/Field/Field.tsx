import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldErrors } from './FieldErrors.tsx';

/** What every field shows around its control. */
export interface FieldShell {
  label: ReactNode;
  /** Keeps the label for assistive technology alone. */
  hideLabel?: boolean;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
  /** At the end of the label's line, such as a link to reset a password. */
  labelEnd?: ReactNode;
  /** What helps to fill it in; stays visible beside an error. */
  hint?: ReactNode;
  /** One message or several; all are shown. Nothing, an empty text and an empty list mean no error. */
  error?: string | readonly string[];
  className?: string;
}

/** What ties a control to its label, hint and errors. */
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

/** Label, control, hint and errors, tied together. The control is drawn by `children` with the props it is given. */
export function Field({ id, label, hideLabel, optional, labelEnd, hint, error, className, children }: FieldProps) {
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
        {labelEnd}
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
