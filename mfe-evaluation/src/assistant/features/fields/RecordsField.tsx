import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button, IconButton, TextField } from '@northlight/shared-ui';
import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';

interface RecordsFieldProps<Part extends string> {
  /** Name of one record, such as `Metric`. */
  noun: string;
  /** Path of the records in the slide. */
  path: string;
  records: readonly Record<Part, string>[];
  /** The fields of a record with their labels, in order. */
  parts: Record<Part, string>;
  /** Maximum number of records. */
  most: number;
  onWrite: (path: string, text: string) => void;
  /** Called when a record is added or removed. */
  onChange: (records: Record<Part, string>[]) => void;
}

/** Editable records with the same fields, such as metrics or people. */
export function RecordsField<Part extends string>(props: RecordsFieldProps<Part>) {
  const { noun, path, records, parts, most, onWrite, onChange } = props;
  const names = Object.keys(parts) as Part[];
  const blank = () => Object.fromEntries(names.map((name) => [name, ''])) as Record<Part, string>;
  return (
    <Root>
      {records.map((record, at) => (
        <fieldset key={at}>
          <legend className="sr-only">{`${noun} ${at + 1}`}</legend>
          {names.map((name) => (
            <TextField
              key={name}
              label={parts[name]}
              data-path={`${path}.${at}.${name}`}
              value={record[name]}
              maxLength={name === 'background' ? DECK_LIMITS.line : DECK_LIMITS.cells}
              onChange={(event) => onWrite(`${path}.${at}.${name}`, event.target.value)}
            />
          ))}
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
        onClick={() => onChange([...records, blank()])}
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

  & > fieldset > button {
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
