import type { UserRole } from '@northlight/shared-api/rules';
import { SearchField, Segmented } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import type { UserFilter } from './user-filter.ts';

const ANY = 'any';

const ROLES: { value: UserRole | typeof ANY; label: string }[] = [
  { value: ANY, label: 'Everyone' },
  { value: 'founder', label: 'Founders' },
  { value: 'investor', label: 'Investors' },
  { value: 'superuser', label: 'Admins' },
];

interface UserFiltersProps {
  filter: UserFilter;
  /** Text in the search field. */
  term: string;
  onType: (term: string) => void;
  /** Called on Enter in the search field. */
  onSearch: () => void;
  onChange: (changes: Partial<UserFilter>) => void;
}

/** Search and role filter of the user list. */
export function UserFilters({ filter, term, onType, onSearch, onChange }: UserFiltersProps) {
  return (
    <Root
      role="search"
      aria-label="People"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <SearchField
        label="Search people"
        placeholder="Name, company or email"
        maxLength={200}
        value={term}
        onChange={onType}
      />
      <Segmented
        legend="Role"
        hideLegend
        look="chips"
        options={ROLES}
        value={filter.role ?? ANY}
        onChange={(value) => onChange({ role: value === ANY ? null : value })}
      />
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);
  align-items: center;
  gap: var(--s5);
  padding-bottom: var(--s5);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
  }
`;
