import type { Suggestion as SuggestionData } from '@northlight/shared-api';
import { Button } from '@northlight/shared-ui';
import { CornerDownRight } from 'lucide-react';
import { styled } from 'styled-components';

interface SuggestionProps {
  suggestion: SuggestionData;
  question: string;
  onUse: (text: string) => void;
}

/** An earlier answer to the same question, which the user can reuse. */
export function Suggestion({ suggestion, question, onUse }: SuggestionProps) {
  const { text, investor_name } = suggestion;
  return (
    <Root aria-label={`Your earlier answer to “${question}”`}>
      <p>
        You answered this for {investor_name}: <q>{text}</q>
      </p>
      <Button size="sm" variant="quiet" icon={<CornerDownRight />} onClick={() => onUse(text)}>
        Use this answer
      </Button>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--s1);
  padding-left: var(--s3);
  border-left: 2px solid var(--line);
  color: var(--muted);
  font-size: var(--text-sm);

  & q {
    display: -webkit-box;
    overflow: hidden;
    color: var(--ink-soft);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  & > button {
    margin-left: -0.6rem;
  }
`;
