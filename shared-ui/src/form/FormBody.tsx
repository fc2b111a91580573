import { useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../feedback/Banner/Banner.tsx';
import { useFormState } from './FormState.ts';
import { focusFirstError } from './focus-first-error.ts';
import { useDraft } from './useDraft.ts';

interface FormBodyProps {
  label?: string;
  className?: string;
  /** Whether the last submit failed. */
  failed: RefObject<boolean>;
  children: ReactNode;
}

/** Renders the form and its error banner, moves focus after a failed submit, and restores drafts. */
export function FormBody({ label, className, failed, children }: FormBodyProps) {
  const { handleSubmit, isSubmitting, isValid, submitCount } = useFormikContext();
  const { failure } = useFormState();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  useDraft(label ?? '', element);

  useEffect(() => {
    const ended = sending.current && !isSubmitting;
    sending.current = isSubmitting;
    if (ended && submitCount > 0 && (!isValid || failed.current)) focusFirstError(element.current);
  }, [isSubmitting, isValid, submitCount, failed]);

  return (
    <Root
      ref={element}
      aria-label={label}
      className={className}
      method="post" // without scripts, a browser would put a password into the address
      noValidate
      onSubmit={handleSubmit}
    >
      {failure.form.length > 0 && (
        <Banner tone="negative" announce="assertive" tabIndex={-1} data-form-error="">
          {failure.form.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
      {children}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;
