import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button, IconButton, Select, TextField } from '@northlight/shared-ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Texts = { [name: string]: string | undefined };

/** A field of a record. */
interface RecordPart {
  label: string;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Gives the field a row of its own. */
  wide?: boolean;
  /** For a choice. */
  options?: readonly { value: string; label: string }[];
}

interface RecordsFieldProps<One extends Texts> {
  /** Name of one record, such as `Metric`. */
  noun: string;
  /** Path of the records in the slide. */
  path: string;
  records: readonly One[];
  /** The fields of a record, or only their labels, in order. */
  parts: { [Name in keyof One]?: string | RecordPart };
  /** A record to add. */
  blank: One;
  /** Maximum number of records. */
  most: number;
  /** What a record has besides its texts. */
  extra?: (record: One, at: number) => ReactNode;
  onWrite: (path: string, text: string) => void;
  /** Called when a record is added or removed. */
  onChange: (records: One[]) => void;
}

/** Editable records with the same fields, such as metrics or people. */
export function RecordsField<One extends Texts>(props: RecordsFieldProps<One>) {
  const { noun, path, records, parts, blank, most, extra, onWrite, onChange } = props;
  const names = Object.keys(parts);
  return (
    <Root>
      {records.map((record, at) => (
        <fieldset key={at}>
          <legend className="sr-only">{`${noun} ${at + 1}`}</legend>
          {names.map((name) => {
            const part = parts[name] ?? '';
            const {
              label,
              wide,
              options,
              maxLength = DECK_LIMITS.cells,
            } = typeof part === 'string' ? { label: part } : part;
            const field = {
              label,
              value: record[name] ?? '',
              'data-path': `${path}.${at}.${name}`,
              onChange: (event: { target: { value: string } }) => onWrite(`${path}.${at}.${name}`, event.target.value),
            };
            return (
              <div key={name} data-wide={wide}>
                {options ? (
                  <Select {...field} options={[...options]} />
                ) : (
                  <TextField {...field} maxLength={maxLength} />
                )}
              </div>
            );
          })}
          {extra && <div data-wide>{extra(record, at)}</div>}
          <IconButton
            label={`Remove ${noun.toLowerCase()} ${at + 1}`}
            size="sm"
            onClick={() => onChange(records.toSpliced(at, 1))}
          >
            <X />
          </IconButton>
        </fieldset>
      ))}
      <Button
        variant="quiet"
        size="sm"
        icon={<Plus />}
        disabled={records.length >= most}
        onClick={() => onChange([...records, { ...blank }])}
      >
        Add {noun.toLowerCase()}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s4);

  & > fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--s3) var(--s2);
    width: 100%;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & > fieldset > [data-wide] {
    grid-column: 1 / -2;
  }

  & > fieldset > button {
    grid-area: 1 / -2;
    margin-bottom: 0.35rem;
  }

  @media (max-width: 767px) {
    & > fieldset {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-bottom: var(--s4);
      border-bottom: 1px solid var(--line);
    }

    & > fieldset > div {
      grid-column: 1;
    }

    & > fieldset > button {
      grid-area: 1 / 2;
    }
  }
`;
