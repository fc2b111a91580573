import { INVESTMENT_RANGES, type InvestmentRangeId, type InvestorSort } from '@northlight/shared-api/rules';
import { SearchField, Segmented, Select } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { type DirectoryFilter, SEARCH_MAX } from './filter.ts';

const ANY = 'any';

const RANGES: { value: InvestmentRangeId | typeof ANY; label: string }[] = [
  { value: ANY, label: 'Any range' },
  ...INVESTMENT_RANGES.map(({ id, label }) => ({ value: id, label })),
];

const SORTS: { value: InvestorSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'company', label: 'Company' },
  { value: 'investment-low', label: 'Investment: low to high' },
  { value: 'investment-high', label: 'Investment: high to low' },
];

interface DirectoryFiltersProps {
  filter: DirectoryFilter;
  /** Text in the search field. */
  term: string;
  onType: (term: string) => void;
  /** Called on Enter in the search field. */
  onSearch: () => void;
  onChange: (changes: Partial<DirectoryFilter>) => void;
}

/** Search, range and sort controls of the directory. */
export function DirectoryFilters({ filter, term, onType, onSearch, onChange }: DirectoryFiltersProps) {
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <SearchField
        label="Search by name, company or focus area"
        placeholder="Name, company or focus area"
        maxLength={SEARCH_MAX}
        value={term}
        onChange={onType}
      />
      <Ranges>
        <Segmented
          legend="Investment range"
          hideLegend
          look="chips"
          options={RANGES}
          value={filter.range ?? ANY}
          onChange={(value) => onChange({ range: value === ANY ? null : value })}
        />
      </Ranges>
      <Sort>
        <span aria-hidden="true">Sort</span>
        <Select
          label="Sort"
          hideLabel
          options={SORTS}
          value={filter.sort}
          onChange={(event) => onChange({ sort: event.target.value as InvestorSort })}
        />
      </Sort>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s5);
  padding-bottom: var(--s6);

  @media (max-width: 1439px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
    padding-bottom: var(--s5);
  }
`;

const Ranges = styled.div`
  min-width: 0;

  /* Every range is in view, at any width: chips that have no room wrap. */
  & [data-look='chips'] {
    flex-wrap: wrap;
  }

  @media (max-width: 1439px) {
    grid-column: 1 / -1;
    grid-row: 2;
  }

  @media (max-width: 767px) {
    grid-row: auto;
  }
`;

const Sort = styled.div`
  display: grid;
  grid-template-columns: auto minmax(9rem, 1fr);
  align-items: center;
  gap: var(--s3);

  & > span {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;
