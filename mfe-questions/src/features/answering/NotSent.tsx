import { Button, CopyButton } from '@northlight/shared-ui';
import { Copy, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Words } from './AnswerField.tsx';
import type { AskedQuestion } from './answers.ts';

/** A text that was typed after other answers had been submitted. */
export interface UnsentText extends Pick<AskedQuestion, 'id' | 'question'> {
  text: string;
}

interface NotSentProps {
  texts: readonly UnsentText[];
  /** Deletes the texts from this device. */
  onDelete: () => void;
}

/** Texts that came too late to be sent, to copy or to delete. */
export function NotSent({ texts, onDelete }: NotSentProps) {
  const id = useId();
  const all = texts.map(({ question, text }) => `${question}\n${text}`).join('\n\n');
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>What you typed here wasn’t sent</h2>
      <p>It is kept on this device until you delete it. Copy what you still need.</p>
      <ul>
        {texts.map(({ id: key, question, text }) => (
          <li key={key}>
            <div>
              <Words as="h3">{question}</Words>
              <p>{text}</p>
            </div>
            <CopyButton
              size="sm"
              variant="quiet"
              icon={<Copy />}
              text={text}
              aria-label={`Copy your text for “${question}”`}
            >
              Copy
            </CopyButton>
          </li>
        ))}
      </ul>
      <footer>
        {texts.length > 1 && (
          <CopyButton size="sm" icon={<Copy />} text={all}>
            Copy all
          </CopyButton>
        )}
        <Button size="sm" variant="quiet" icon={<Trash2 />} onClick={onDelete}>
          {texts.length > 1 ? 'Delete all' : 'Delete this text'}
        </Button>
      </footer>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);

  & > p {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s4);
    align-items: start;
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
  }

  & li:first-child {
    margin-top: var(--s2);
  }

  & li > div {
    display: grid;
    gap: var(--s1);
  }

  & h3 {
    color: var(--muted);
    font-family: var(--sans);
    font-size: var(--text-sm);
    font-weight: 400;
    letter-spacing: 0;
  }

  & li p {
    line-height: 1.55;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & li > button {
    margin: calc(-1 * var(--s1)) -0.6rem 0 0;
  }

  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
  }

  @media (max-width: 767px) {
    padding: var(--s4);

    & li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s1);
      justify-items: start;
    }

    & li > button {
      margin: 0 0 0 -0.6rem;
    }
  }
`;
