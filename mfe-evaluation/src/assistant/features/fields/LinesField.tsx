import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button, IconButton, TextArea } from '@northlight/shared-ui';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface LinesFieldProps {
  /** Label of one line, such as `Bullet`. */
  label: string;
  /** Path of the lines in the slide. */
  path: string;
  lines: readonly string[];
  onWrite: (path: string, text: string) => void;
  /** What a line has besides its text. */
  extra?: ((at: number) => ReactNode) | undefined;
  /** Called when the line at a place was added or removed. */
  onChange: (lines: string[], at: number) => void;
}

/** Editable lines of a slide. Enter adds a line after the current one; Backspace in an empty line removes it. */
export function LinesField({ label, path, lines, extra, onWrite, onChange }: LinesFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll('textarea')[wanted.current]?.focus();
    wanted.current = null;
  });
  const isFull = lines.length >= DECK_LIMITS.lines;
  const add = (at: number) => {
    if (isFull) return;
    wanted.current = at;
    onChange(lines.toSpliced(at, 0, ''), at);
  };
  const remove = (at: number) => {
    wanted.current = Math.max(0, at - 1);
    onChange(lines.toSpliced(at, 1), at);
  };
  const handleKey = (at: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      add(at + 1);
    }
    if (event.key === 'Backspace' && lines[at] === '' && lines.length > 1) {
      event.preventDefault();
      remove(at);
    }
  };
  return (
    <Root>
      <ul ref={list}>
        {lines.map((line, at) => (
          <li key={at}>
            <TextArea
              label={`${label} ${at + 1}`}
              hideLabel
              rows={1}
              data-path={`${path}.${at}`}
              placeholder={`${label} ${at + 1}`}
              value={line}
              maxLength={DECK_LIMITS.line}
              onChange={(event) => onWrite(`${path}.${at}`, event.target.value.replaceAll('\n', ' '))}
              onKeyDown={handleKey(at)}
            />
            <IconButton label={`Remove ${label.toLowerCase()} ${at + 1}`} size="sm" onClick={() => remove(at)}>
              <X />
            </IconButton>
            {extra?.(at)}
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" icon={<Plus />} disabled={isFull} onClick={() => add(lines.length)}>
        Add {label.toLowerCase()}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s2);

  & > ul {
    display: grid;
    gap: var(--s2);
    width: 100%;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--s1);
  }

  & li:has(> :nth-child(3)) + li {
    margin-top: var(--s2);
  }

  & li textarea {
    min-height: 2.75rem;
    resize: none;
  }

  & li > button {
    margin-top: 0.35rem;
  }
`;
