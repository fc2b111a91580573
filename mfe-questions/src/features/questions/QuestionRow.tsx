import type { Question } from '@northlight/shared-api';
import { Button, VisuallyHidden } from '@northlight/shared-ui';
import { ChevronDown, ChevronRight, GripVertical, Plus } from 'lucide-react';
import { Fragment } from 'react';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { useList } from './list-context.ts';
import { QuestionActions } from './QuestionActions.tsx';
import { canHaveFollowUps } from './question-list.ts';
import { rowId } from './useOpenForm.ts';
import { followUpsInWords, quoted, TYPE_LABELS } from './wording.ts';

interface QuestionRowProps {
  question: Question;
  /** 0 for a main question. */
  level: number;
  /** Props of the drag handle; main questions only. */
  handle?: DraggableProvidedDragHandleProps | null;
}

/** One question in the list. */
export function QuestionRow({ question, level, handle }: QuestionRowProps) {
  const { index, collapsed, toggle, open } = useList();
  const followUps = index.countBelow(question.id);
  const isOpen = !collapsed.has(question.id);
  return (
    <Root id={rowId(question.id)} tabIndex={-1} data-level={level}>
      {handle && (
        <Grip {...handle} aria-label={`Reorder ${quoted(question)}`}>
          <GripVertical aria-hidden="true" />
        </Grip>
      )}
      {level === 0 && <Place aria-hidden="true">{index.placeOf(question).place + 1}</Place>}
      <Text>
        {level > 0 && <When values={question.trigger_values} />}
        <Words>{question.question}</Words>
        <Meta>
          <span>{TYPE_LABELS[question.type]}</span>
          <span>{question.required ? 'Required' : 'Optional'}</span>
          {question.options.length > 0 && <span>{question.options.join(', ')}</span>}
        </Meta>
        {(followUps > 0 || canHaveFollowUps(question, level)) && (
          <Tools>
            {followUps > 0 && (
              <Button
                variant="quiet"
                size="sm"
                icon={isOpen ? <ChevronDown /> : <ChevronRight />}
                aria-expanded={isOpen}
                onClick={() => toggle(question.id)}
              >
                {followUpsInWords(followUps)}
                <VisuallyHidden> of {quoted(question)}</VisuallyHidden>
              </Button>
            )}
            {canHaveFollowUps(question, level) && (
              <Button
                variant="quiet"
                size="sm"
                icon={<Plus />}
                onClick={() => open({ kind: 'add', parent: question.id })}
              >
                Add follow-up
                <VisuallyHidden> to {quoted(question)}</VisuallyHidden>
              </Button>
            )}
          </Tools>
        )}
      </Text>
      <QuestionActions question={question} />
    </Root>
  );
}

/** The answers that show a follow-up. */
function When({ values }: { values: readonly string[] }) {
  return (
    <Triggers>
      When the answer is{' '}
      {values.map((value, place) => (
        <Fragment key={value}>
          {place > 0 && ' or '}
          <b>{value}</b>
        </Fragment>
      ))}
    </Triggers>
  );
}

const Triggers = styled.p`
  margin-bottom: 0.1rem;
  color: var(--level);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  & > b {
    font-weight: 620;
  }
`;

const Grip = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  min-height: 2rem;
  margin: -0.1rem -0.25rem 0 -0.35rem;
  border-radius: var(--radius-sm);
  color: var(--muted);
  cursor: grab;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  @media (max-width: 767px) {
    width: 2.25rem;
    min-height: 2.75rem;
    margin: -0.5rem -0.4rem 0 -0.6rem;
  }
`;

const Place = styled.span`
  flex: none;
  min-width: 1.5rem;
  color: var(--muted);
  font: 450 1.375rem / 1.75rem var(--display);
  font-variant-numeric: tabular-nums lining-nums;
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Words = styled.p`
  padding-top: 0.1rem;
  font-size: var(--text-lg);
  font-weight: 520;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Meta = styled.p`
  margin-top: 0.2rem;
  color: var(--muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  & > span + span::before {
    content: '·';
    margin-inline: 0.4rem;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin: var(--s2) 0 0 -0.6rem;

  @media (max-width: 767px) {
    gap: 0;
    margin-left: -0.4rem;

    & > button {
      padding-inline: 0.4rem;
    }
  }
`;

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s3);
  border-radius: var(--radius-sm);

  &:not([data-level='0']) {
    padding: var(--s3) var(--s3) var(--s3) var(--s4);
    border-left: 3px solid var(--level);
    border-radius: 0 var(--radius-md) var(--radius-md) 0;
    background: color-mix(in srgb, var(--level-soft) 50%, var(--surface));
  }

  &:not([data-level='0']) ${Words} {
    font-size: var(--text-md);
  }

  &:not([data-level='0']) ${Meta}, &:not([data-level='0']) > span button {
    color: var(--ink-soft);
  }

  &:not([data-level='0']) ${Tools} {
    margin-top: var(--s1);
  }

  &:not([data-level='0']) ${Tools} > button {
    color: var(--level);
  }

  @media (max-width: 767px) {
    gap: var(--s2);
  }
`;
