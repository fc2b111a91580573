import { IconButton, TextField } from '@northlight/shared-ui';
import { useFormikContext } from 'formik';
import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type QuestionFormValues, renameProblem, settled } from './question-form.ts';

const MOVES = [
  { words: 'up', icon: <ArrowUp />, step: -1 },
  { words: 'down', icon: <ArrowDown />, step: 1 },
] as const;

/** The options in order. Each can be renamed in its place, moved and removed. */
export function OptionList({ onRemove }: { onRemove: (option: string) => void }) {
  const { values, setValues } = useFormikContext<QuestionFormValues>();
  const { options, renaming } = values;
  const list = useRef<HTMLUListElement>(null);
  /** The control to focus after the next render: a row, and an action in it. */
  const next = useRef<[place: number, action: string] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!next.current) return;
    const [place, action] = next.current;
    const control = list.current?.children[place]?.querySelector<HTMLElement>(`[data-action="${action}"]`);
    if (!control) return;
    next.current = null;
    control.focus();
  });

  const problem = renameProblem(values);
  const handleStart = (option: string, place: number) => {
    if (problem) return;
    next.current = [place, 'name'];
    void setValues({ ...values, ...settled(values), renaming: { option, name: option } });
  };
  const handleDone = () => {
    if (renaming && !problem) void setValues({ ...values, ...settled(values), renaming: null });
  };
  const handleKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && problem) return;
    next.current = [place, 'rename'];
    if (event.key === 'Enter') handleDone();
    else void setValues({ ...values, renaming: null });
  };
  const handleMove = (place: number, step: -1 | 1, words: string) => {
    const to = place + step;
    const option = options[place];
    if (option === undefined || to < 0 || to >= options.length) return;
    next.current = [to, words];
    setAnnouncement(`“${option}” is now option ${to + 1} of ${options.length}`);
    void setValues({ ...values, options: options.toSpliced(place, 1).toSpliced(to, 0, option) });
  };
  return (
    <>
      <List ref={list} aria-label="Options">
        {options.map((option, place) => (
          <Row key={option}>
            {renaming?.option === option ? (
              <TextField
                label={`New name for ${option}`}
                hideLabel
                autoComplete="off"
                data-action="name"
                value={renaming.name}
                error={problem ? [problem] : []}
                onChange={(event) => void setValues({ ...values, renaming: { option, name: event.target.value } })}
                onBlur={handleDone}
                onKeyDown={(event) => handleKeyDown(event, place)}
              />
            ) : (
              <>
                <span>{option}</span>
                <Actions>
                  {MOVES.map(({ words, icon, step }) => (
                    <IconButton
                      key={words}
                      size="sm"
                      label={`Move ${option} ${words}`}
                      data-action={words}
                      aria-disabled={(step < 0 ? place === 0 : place === options.length - 1) || undefined}
                      onClick={() => handleMove(place, step, words)}
                    >
                      {icon}
                    </IconButton>
                  ))}
                  <IconButton
                    size="sm"
                    label={`Rename ${option}`}
                    data-action="rename"
                    onClick={() => handleStart(option, place)}
                  >
                    <Pencil />
                  </IconButton>
                  <IconButton size="sm" label={`Remove ${option}`} onClick={() => onRemove(option)}>
                    <X />
                  </IconButton>
                </Actions>
              </>
            )}
          </Row>
        ))}
      </List>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block: 1px solid var(--line);
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  min-height: 2.75rem;

  & + & {
    border-top: 1px solid var(--line);
  }

  & > span {
    overflow-wrap: anywhere;
  }

  & > div {
    flex: 1;
    min-width: 0;
  }
`;

/* Disabled buttons stay in the tab order, so that moving an option to an end does not lose the focus. */
const Actions = styled.span`
  display: flex;
  flex: none;

  & > [aria-disabled] {
    color: var(--line-strong);
    cursor: not-allowed;
  }
`;
