import { IconButton, VisuallyHidden } from '@northlight/shared-ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface GridCell {
  path: string;
  text: string;
  label: string;
  /** The text is not valid in this cell. */
  isWrong?: boolean;
}

interface GridProps {
  label: string;
  /** The top left cell, if there is one. */
  corner?: GridCell;
  columns: (GridCell & { onRemove?: () => void })[];
  rows: { label: string; head?: GridCell; cells: GridCell[]; onRemove?: () => void }[];
  maxLength: number;
  /** The cells hold numbers. */
  numeric?: boolean;
  onWrite: (path: string, text: string) => void;
  actions: ReactNode;
}

/** Editable cells with headings, in a frame that scrolls horizontally. */
export function Grid({ label, corner, columns, rows, maxLength, numeric, onWrite, actions }: GridProps) {
  const input = (cell: GridCell, isNumber = false) => (
    <input
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      aria-label={cell.label}
      aria-invalid={cell.isWrong || undefined}
      data-path={cell.path}
      value={cell.text}
      maxLength={maxLength}
      onChange={(event) => onWrite(cell.path, event.target.value)}
    />
  );
  const hasHeads = rows.some(({ head }) => head !== undefined);
  return (
    <Root>
      <Frame tabIndex={0} role="group" aria-label={label}>
        <table>
          <thead>
            <tr>
              {hasHeads && <th scope="col">{corner ? input(corner) : <VisuallyHidden>Category</VisuallyHidden>}</th>}
              {columns.map((column) => (
                <th key={column.path} scope="col">
                  <span>
                    {input(column)}
                    {column.onRemove && (
                      <IconButton
                        label={`Remove ${column.label.replace('Heading of ', '')}`}
                        size="sm"
                        onClick={column.onRemove}
                      >
                        <X />
                      </IconButton>
                    )}
                  </span>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label: name, head, cells, onRemove }) => (
              <tr key={name}>
                {head && <th scope="row">{input(head)}</th>}
                {cells.map((cell) => (
                  <td key={cell.path}>{input(cell, numeric)}</td>
                ))}
                <td>
                  {onRemove && (
                    <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
                      <X />
                    </IconButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
      <div>{actions}</div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
`;

const Frame = styled.div`
  overflow-x: auto;
  scrollbar-width: thin;

  & table {
    width: 100%;
    border-collapse: collapse;
  }

  & th,
  & td {
    min-width: 8rem;
    padding: 0 var(--s1) var(--s1) 0;
    font-weight: 400;
    text-align: start;
  }

  & td:last-child {
    width: 2rem;
    min-width: 0;
  }

  & th > span {
    display: flex;
    align-items: center;
  }

  & input {
    width: 100%;
    min-height: 2.5rem;
    padding: 0.35rem 0.6rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-md);
    background: var(--surface);
    color: var(--ink);
  }

  & th input {
    font-weight: 600;
  }

  & input[inputmode='decimal'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & input[aria-invalid] {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }

  @media (max-width: 767px) {
    & input {
      min-height: var(--target);
    }
  }
`;
