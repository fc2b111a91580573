import type { Question } from '@northlight/shared-api';
import { IconButton } from '@northlight/shared-ui';
import { Menu, MenuItem } from '@northlight/shared-ui/overlays';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useList } from './list-context.ts';
import { quoted } from './wording.ts';

/** Actions for a question: a row of buttons, or a menu on a narrow screen. */
export function QuestionActions({ question }: { question: Question }) {
  const { index, move, open, duplicate, askDelete } = useList();
  const { place, of } = index.placeOf(question);
  const name = quoted(question);
  const moves =
    question.parent_question === null
      ? [
          { words: 'up', icon: <ArrowUp />, step: -1 as const, isEnd: place === 0 },
          { words: 'down', icon: <ArrowDown />, step: 1 as const, isEnd: place === of - 1 },
        ]
      : [];
  const handleEdit = () => open({ kind: 'edit', id: question.id });
  const handleDelete = () => askDelete(question);
  return (
    <>
      <Wide>
        {moves.map(({ words, icon, step, isEnd }) => (
          <IconButton
            key={words}
            size="sm"
            label={`Move ${words} ${name}`}
            aria-disabled={isEnd || undefined}
            onClick={() => !isEnd && move(question, step)}
          >
            {icon}
          </IconButton>
        ))}
        <IconButton size="sm" label={`Edit ${name}`} onClick={handleEdit}>
          <Pencil />
        </IconButton>
        <IconButton size="sm" label={`Duplicate ${name}`} onClick={() => duplicate(question)}>
          <Copy />
        </IconButton>
        <IconButton size="sm" label={`Delete ${name}`} onClick={handleDelete}>
          <Trash2 />
        </IconButton>
      </Wide>
      <Thumb>
        <Menu
          trigger={
            <IconButton label={`Actions for ${name}`}>
              <Ellipsis />
            </IconButton>
          }
        >
          {moves.map(({ words, icon, step, isEnd }) => (
            <MenuItem key={words} icon={icon} disabled={isEnd} onSelect={() => move(question, step)}>
              Move {words}
            </MenuItem>
          ))}
          <MenuItem icon={<Pencil />} onSelect={handleEdit}>
            Edit
          </MenuItem>
          <MenuItem icon={<Copy />} onSelect={() => duplicate(question)}>
            Duplicate
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={handleDelete}>
            Delete
          </MenuItem>
        </Menu>
      </Thumb>
    </>
  );
}

const Wide = styled.span`
  display: flex;
  flex: none;

  /*
   * Disabled buttons stay in the tab order, so that moving a question to the end of the list does not lose the focus.
   */
  & > [aria-disabled] {
    color: var(--line-strong);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    display: none;
  }
`;

const Thumb = styled.span`
  display: none;

  @media (max-width: 767px) {
    display: block;
    margin: -0.5rem -0.6rem 0 0;
  }
`;
