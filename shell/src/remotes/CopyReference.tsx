import { VisuallyHidden } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

/** The reference by which support finds a failure, and a button that copies it. */
export function CopyReference({ reference }: { reference: string }) {
  const [copied, setCopied] = useState(false);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      setCopied(false); // the user can still select the text
    }
  };
  return (
    <Root>
      <code>{reference}</code>
      <button type="button" onClick={handleCopy}>
        {copied ? 'Copied' : 'Copy'} <VisuallyHidden>reference</VisuallyHidden>
      </button>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;

  & code {
    font-variant-numeric: tabular-nums;
    user-select: all;
  }

  & button {
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
