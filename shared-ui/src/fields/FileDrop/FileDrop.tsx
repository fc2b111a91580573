import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FileEntry } from './FileEntry.tsx';

/** Why a file was refused or its upload failed. */
export interface FileProblem {
  title: string;
  description?: string;
}

export interface FileDropProps {
  /** The instruction, for example "Choose a PDF". "or drop it here" follows. */
  label: string;
  /** Accepted files, for example "Up to 50 MB". */
  rule?: ReactNode;
  /** The chosen file. Null shows the drop area. */
  file: File | null;
  /** Called with one file. The caller validates it and reports errors in `problem`. */
  onSelect: (file: File) => void;
  /** Removes the chosen file. Omit it to prevent removal. */
  onRemove?: () => void;
  /** Filter for the file picker, for example ".pdf,application/pdf". It does not block dropped files. */
  accept?: string;
  problem?: FileProblem | null;
  /** Fraction uploaded, 0 to 1. Null or omitted when no upload is running. */
  progress?: number | null;
  /** Cancels the upload. */
  onCancel?: () => void;
  /** Shown next to the file size, for example "14 slides". */
  detail?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** Takes one file by picker, keyboard or drop. Shows the file, its upload progress and any problem. */
export function FileDrop(props: FileDropProps) {
  const { label, rule, file, onSelect, accept, problem, disabled, className } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isThere = file !== null;
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current === isThere) return;
    wasThere.current = isThere;
    // The control that had focus was removed, so move focus to what replaced it.
    if (document.activeElement === document.body) root.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [isThere]);

  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !disabled) onSelect(first);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // Reset the input so that choosing the same file again fires a change event.
    event.target.value = '';
  };

  return (
    <Root ref={root} className={className}>
      {file ? (
        <FileEntry {...props} file={file} />
      ) : (
        <Area
          data-over={over || undefined}
          data-problem={problem ? '' : undefined}
          onDragOver={handleDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
        >
          <input
            type="file"
            accept={accept}
            disabled={disabled}
            aria-describedby={[problem && `${id}-problem`, rule && `${id}-rule`].filter(Boolean).join(' ') || undefined}
            aria-invalid={problem ? true : undefined}
            onChange={handleChange}
          />
          <Upload aria-hidden="true" />
          <span>
            <b>{label}</b> or drop it here
          </span>
          {rule && <small id={`${id}-rule`}>{rule}</small>}
        </Area>
      )}
      <Problem id={`${id}-problem`} role="alert">
        {problem && (
          <>
            <strong>{problem.title}</strong>
            {problem.description && <span>{problem.description}</span>}
          </>
        )}
      </Problem>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  gap: var(--s3);
`;

const Area = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--s2);
  padding: var(--s6) var(--s4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-md);
  background: var(--paper);
  text-align: center;
  cursor: pointer;
  transition:
    background var(--quick) var(--ease),
    border-color var(--quick) var(--ease);

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }

  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--accent);
    stroke-width: 1.75;
  }

  & b {
    color: var(--accent);
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  &:hover {
    border-color: var(--accent);
  }

  &[data-over] {
    border-style: solid;
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  &[data-over] small,
  &[data-over] b {
    color: var(--on-accent-soft);
  }

  &[data-problem] {
    border-color: var(--negative);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--muted);

    & b,
    & > svg {
      color: inherit;
    }
  }
`;

const Problem = styled.div`
  display: grid;
  gap: 0.1rem;
  color: var(--negative);
  font-size: var(--text-sm);

  &:empty {
    position: absolute;
  }
`;
