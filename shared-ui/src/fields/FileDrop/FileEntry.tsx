import { fileSize } from '@northlight/shared-api/rules';
import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';

interface FileEntryProps {
  file: File;
  detail?: ReactNode;
  progress?: number | null | undefined;
  onRemove?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** The chosen file, shown instead of the drop area. */
export function FileEntry({ file, detail, progress, onRemove, onCancel, disabled }: FileEntryProps) {
  const busy = typeof progress === 'number';
  return (
    <Root>
      <FileText aria-hidden="true" />
      <span>
        <b>{file.name}</b>
        <small>
          {fileSize(file.size)}
          {detail && <>, {detail}</>}
        </small>
      </span>
      {busy && onCancel && (
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {!busy && onRemove && (
        <IconButton size="sm" label={`Remove ${file.name}`} disabled={disabled} onClick={onRemove}>
          <X />
        </IconButton>
      )}
      {busy && <ProgressBar label={`Sending ${file.name}`} value={progress} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s3);
  padding: 0.65rem 0.8rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--paper);

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  & > span {
    display: grid;
    gap: 0.1rem;
    min-width: 0;
  }

  & b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }

  & > [data-progress] {
    grid-column: 1 / -1;
  }
`;
