import { CopyButton, VisuallyHidden } from '@northlight/shared-ui';
import { Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { partsOf } from './rewrite-parts.ts';

interface RewriteProps {
  /** The wording, with its gaps in square brackets. */
  text: string;
  /** Title of the step it belongs to, which tells one copy button from another. */
  title: string;
}

/** A suggested wording with its gaps marked, and a button that copies it. */
export function Rewrite({ text, title }: RewriteProps) {
  return (
    <Root>
      <h4>Suggested wording</h4>
      <p>{partsOf(text).map(({ at, text: part, isGap }) => (isGap ? <mark key={at}>{part}</mark> : part))}</p>
      <CopyButton size="sm" icon={<Copy />} text={text}>
        Copy
        <VisuallyHidden> the wording for “{title}”</VisuallyHidden>
      </CopyButton>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--s2);

  & > p {
    font: 430 var(--text-lg) / 1.5 var(--display);
    color: var(--ink);
    overflow-wrap: anywhere;
  }

  & mark {
    padding: 0.05em 0.2em;
    border-bottom: 1px dashed var(--accent);
    border-radius: var(--radius-sm);
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    box-decoration-break: clone;
  }

  @media print {
    gap: 0;

    & > p {
      font-size: 0.6875rem;
      line-height: 1.3;
    }

    & mark {
      padding: 0;
      background: none;
    }
  }
`;
