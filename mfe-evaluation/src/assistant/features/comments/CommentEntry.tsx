import { dayOf, type SlideComment } from '@northlight/shared-api';
import { Button, IconButton } from '@northlight/shared-ui';
import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CommentForm } from './CommentForm.tsx';

interface CommentEntryProps {
  comment: SlideComment;
  onToggle: () => void;
  onRewrite: (text: string) => void;
  onRemove: () => void;
}

/** A comment on the open slide, with what can be done to it. */
export function CommentEntry({ comment, onToggle, onRewrite, onRemove }: CommentEntryProps) {
  const { text, done = false, created_at } = comment;
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const id = useId();
  const isEdited = draft !== null;
  useEffect(() => {
    if (isEdited) {
      field.current?.focus();
      field.current?.select();
    } else if (wasEdited.current) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (draft !== null) {
    return (
      <Root>
        <CommentForm
          label="Edit comment"
          text={draft}
          submitLabel="Save"
          field={field}
          onText={setDraft}
          onSubmit={(next) => {
            if (next !== text) onRewrite(next);
            setDraft(null);
          }}
          onLeave={() => setDraft(null)}
        >
          <Button size="sm" variant="quiet" onClick={() => setDraft(null)}>
            Cancel
          </Button>
        </CommentForm>
      </Root>
    );
  }
  return (
    <Root data-done={done || undefined}>
      <p id={id}>{text}</p>
      <div>
        <time dateTime={created_at}>{done ? `${dayOf(created_at)} · Done` : dayOf(created_at)}</time>
        <span>
          <Button
            size="sm"
            variant="quiet"
            icon={done ? <RotateCcw /> : <Check />}
            aria-describedby={id}
            onClick={onToggle}
          >
            {done ? 'Reopen' : 'Mark as done'}
          </Button>
          <IconButton ref={edit} size="sm" label="Edit comment" aria-describedby={id} onClick={() => setDraft(text)}>
            <Pencil />
          </IconButton>
          <IconButton size="sm" label="Delete comment" aria-describedby={id} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
    </Root>
  );
}

const Root = styled.li`
  padding-block: var(--s3) var(--s2);

  & > p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  & > div > span {
    display: flex;
    margin-inline-start: auto;
    white-space: nowrap;
  }

  & time {
    color: var(--muted);
    font-size: var(--text-xs);
  }

  &[data-done] > p {
    color: var(--muted);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;
