import { FOLLOW_UP_COLOURS } from '@northlight/shared-api/rules';
import { Tag } from '@northlight/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type AnswerGroup, type AnswerValues, type AskedQuestion, answerOf } from './answers.ts';

interface AnswerListProps {
  groups: readonly AnswerGroup[];
  values: AnswerValues;
  /** Renders the input of a question. */
  children: (question: AskedQuestion) => ReactNode;
}

/** Element id of a question. */
export const answerId = (id: string) => `answer-${id}`;

const colourOf = (level: number) => ((level - 1) % FOLLOW_UP_COLOURS) + 1;

/** The visible questions. Follow-ups come after their main question and show their trigger answer and level. */
export function AnswerList({ groups, values, children }: AnswerListProps) {
  return groups.map(({ main, followUps }) => (
    <Group key={main.id}>
      <Item id={answerId(main.id)}>{children(main)}</Item>
      {followUps.map(({ question, level }) => (
        <FollowUp
          key={question.id}
          id={answerId(question.id)}
          data-colour={colourOf(level)}
          style={{ '--depth': level } as object}
        >
          <Because>
            {level > 1 && <Level>Level {level}</Level>}
            Because you answered “{answerOf(values, question.parent_question ?? '').text.trim()}”
          </Because>
          {children(question)}
        </FollowUp>
      ))}
    </Group>
  ));
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  padding-block: var(--s5);
  border-top: 1px solid var(--line);

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

const Item = styled.div`
  min-width: 0;
  scroll-margin-top: 8rem;
`;

const FollowUp = styled(Item)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  margin-left: calc(var(--depth) * var(--indent-answer));
  padding-left: var(--s4);
  border-left: 3px solid var(--level);

  &[data-colour='1'] {
    --level: var(--level-1);
    --level-soft: var(--level-1-soft);
  }

  &[data-colour='2'] {
    --level: var(--level-2);
    --level-soft: var(--level-2-soft);
  }

  &[data-colour='3'] {
    --level: var(--level-3);
    --level-soft: var(--level-3-soft);
  }

  /* A narrow screen has room for two indents. Colours and labels still show the level. */
  @media (max-width: 767px) {
    margin-left: calc(min(var(--depth) - 1, 2) * var(--s3));
    padding-left: var(--s3);
  }
`;

const Because = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s2);
  color: var(--level);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

const Level = styled(Tag)`
  background: var(--level-soft);
  color: var(--level);
`;
