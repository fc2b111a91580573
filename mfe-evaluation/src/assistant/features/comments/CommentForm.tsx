import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button, TextArea } from '@northlight/shared-ui';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface CommentFormProps {
  label: ReactNode;
  text: string;
  submitLabel: string;
  error?: string | undefined;
  field: Ref<HTMLTextAreaElement>;
  onText: (text: string) => void;
  /** Called with the trimmed text, which is never empty. */
  onSubmit: (text: string) => void;
  /** Called on Escape. */
  onLeave: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The text of a comment. Enter submits it, Shift+Enter starts a new line, Escape leaves it. */
export function CommentForm(props: CommentFormProps) {
  const { label, text, submitLabel, error, field, onText, onSubmit, onLeave, children } = props;
  const submit = () => {
    if (text.trim() !== '') onSubmit(text.trim());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <Root onSubmit={handleSubmit}>
      <TextArea
        ref={field}
        label={label}
        error={error ?? ''}
        value={text}
        maxLength={DECK_LIMITS.comment}
        data-own-undo=""
        onChange={({ target }) => onText(target.value)}
        onKeyDown={handleKey}
      />
      <Actions>
        <Button size="sm" type="submit" disabled={text.trim() === ''}>
          {submitLabel}
        </Button>
        {children}
      </Actions>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);

  & textarea {
    min-height: 3.25rem;
    max-height: 12rem;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: var(--s2);
`;
