import { exportReceivedSubmissions, messageOf } from '@northlight/shared-api';
import type { SubmissionSort } from '@northlight/shared-api/rules';
import { Button, IconButton, Select, useToast } from '@northlight/shared-ui';
import { Download, Keyboard } from 'lucide-react';
import { styled } from 'styled-components';
import { EVERYTHING, type ListFilter } from './filter.ts';
import { SavedFilters } from './SavedFilters.tsx';

const SORTS: readonly { value: SubmissionSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'company', label: 'Company' },
  { value: 'founder', label: 'Founder' },
  { value: 'likelihood', label: 'Likelihood' },
];

/** Starts a browser download of a file. */
function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface ListToolsProps {
  filter: ListFilter;
  onChange: (changes: Partial<ListFilter>) => void;
  /** The number of results in words; empty until it is known. */
  result: string;
  onHelp: () => void;
}

/** The bar above the list: number of results, sort order and actions for the whole list. */
export function ListTools({ filter, onChange, result, onHelp }: ListToolsProps) {
  const toast = useToast();
  const handleExport = async () => {
    const { search, status, sort } = filter;
    try {
      save(await exportReceivedSubmissions({ search: search || undefined, status, sort }), 'pitch-decks.csv');
    } catch (error) {
      toast({ title: 'The list couldn’t be exported.', description: messageOf(error, ''), tone: 'negative' });
    }
  };
  return (
    <Root>
      <p role="status">{result}</p>
      <Tools className="no-print">
        <Select
          label="Sort decks by"
          hideLabel
          options={SORTS}
          value={filter.sort}
          onChange={(event) => onChange({ sort: event.target.value as SubmissionSort })}
        />
        <SavedFilters filter={filter} onChoose={(chosen) => onChange({ ...EVERYTHING, ...chosen })} />
        <Button size="sm" icon={<Download />} onClick={() => void handleExport()}>
          <span className="sr-only-narrow">Export CSV</span>
        </Button>
        <Keys label="Keyboard shortcuts" size="sm" onClick={onHelp}>
          <Keyboard />
        </Keys>
      </Tools>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  padding-block: var(--s4) var(--s3);

  @media (max-width: 767px) {
    gap: var(--s2);
    padding-block: var(--s2);
  }

  & > p {
    flex: 1 1 16rem;
    margin: 0;
    color: var(--muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);

  @media (max-width: 767px) {
    flex-wrap: wrap;
    gap: var(--s2);
    width: 100%;

    & > :first-child {
      flex: 1 1 8rem;
    }
  }
`;

const Keys = styled(IconButton)`
  @media (hover: none), (max-width: 767px) {
    display: none;
  }
`;
