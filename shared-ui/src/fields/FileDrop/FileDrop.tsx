import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FileEntry } from './FileEntry.tsx';

/** Why a file was refused or did not arrive. */
export interface FileProblem {
  title: string;
  description?: string;
}

export interface FileDropProps {
  /** What to do, such as "Choose a PDF". "or drop it here" follows. */
  label: string;
  /** What is taken, such as "Up to 50 MB". */
  rule?: ReactNode;
  /** The chosen file; null shows the drop area. */
  file: File | null;
  /** Called with one file; checking it is up to the caller, who answers with `problem`. */
  onSelect: (file: File) => void;
  /** Removes the chosen file. Without it the file stays. */
  onRemove?: () => void;
  /** Hint to the file picker, such as ".pdf,application/pdf". It does not keep a dropped file out. */
  accept?: string;
  problem?: FileProblem | null;
  /** Part that has been sent, 0 to 1; null or missing when nothing is under way. */
  progress?: number | null;
  /** Stops what is under way. */
  onCancel?: () => void;
  /** Under the file's name beside its size, such as "14 slides". */
  detail?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** Takes one file by picker, keyboard or drop, shows it, its progress and what is wrong with it. */
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
    // What was used to choose or remove the file is gone with that; what has the focus otherwise keeps it.
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
    // Emptied so that choosing the same file again is a change too.
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
