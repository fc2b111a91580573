import { paths } from '@northlight/shared-api';
import { ASSISTANT_LIMITS } from '@northlight/shared-api/rules';
import { IconButton } from '@northlight/shared-ui';
import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

interface ComposerProps {
  isAnswering: boolean;
  slide: number | null;
  suggestions: readonly string[];
  onAsk: (text: string) => void;
  onStop: () => void;
  onAnalyse?: (() => void) | undefined;
}

/** The input of the chat. Enter sends, Shift+Enter starts a new line. */
export function Composer({ isAnswering, slide, suggestions, onAsk, onStop, onAnalyse }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '' || isAnswering) return;
    onAsk(text.trim());
    setText('');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Root onSubmit={handleSubmit}>
      <Chips>
        {onAnalyse && (
          <Chip type="button" onClick={onAnalyse}>
            Analyze this slide
          </Chip>
        )}
        {slide !== null && (
          <Chip type="button" disabled={isAnswering} onClick={() => onAsk('Shorten this slide')}>
            Shorten it
          </Chip>
        )}
        <ChipLink to={paths.assistant()}>Generate a deck</ChipLink>
        {suggestions.map((suggestion) => (
          <Chip key={suggestion} type="button" disabled={isAnswering} onClick={() => onAsk(suggestion)}>
            {suggestion}
          </Chip>
        ))}
      </Chips>
      <Box>
        <label htmlFor={id} className="sr-only">
          Message
        </label>
        <textarea
          id={id}
          rows={2}
          placeholder="Ask about this deck"
          value={text}
          maxLength={ASSISTANT_LIMITS.message}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
        />
        {isAnswering ? (
          <IconButton key="stop" label="Stop" onClick={onStop}>
            <Square />
          </IconButton>
        ) : (
          <IconButton key="send" label="Send" type="submit" disabled={text.trim() === ''}>
            <SendHorizontal />
          </IconButton>
        )}
      </Box>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s3) var(--s5) var(--s5);
  border-top: 1px solid var(--line);

  @media (max-width: 767px) {
    padding: var(--s3) var(--gutter);
  }
`;

const Chips = styled.div`
  display: flex;
  gap: var(--s2);
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const chipStyles = css`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-height: 2rem;
  padding: 0 0.85rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: none;
  color: var(--ink);
  font-size: var(--text-sm);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: var(--ink-soft);
  }

  &:disabled {
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    min-height: var(--target);
  }
`;

const Chip = styled.button`
  ${chipStyles}
`;

const ChipLink = styled(Link)`
  ${chipStyles}
`;

const Box = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s2);
  padding: var(--s2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-lg);
  background: var(--paper);

  &:focus-within {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }

  & > textarea {
    flex: 1;
    field-sizing: content;
    min-width: 0;
    max-height: 12rem;
    padding: 0.35rem 0.5rem;
    border: 0;
    background: none;
    outline: 0;
    resize: none;
  }

  @media (max-width: 767px) {
    & > textarea {
      font-size: 1rem;
    }
  }
`;
