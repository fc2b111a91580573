import { type AdminUser, dayOf, momentOf } from '@northlight/shared-api';
import { type Column, Link, type Sort, Table } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { InvestorSwitch } from './InvestorSwitch.tsx';
import { UserState } from './UserState.tsx';

/** Marks a column as sortable. The server does the sorting. */
const onServer = () => null;

const COLUMNS: Column<AdminUser>[] = [
  {
    key: 'name',
    header: 'Person',
    thumb: 'title',
    sortBy: onServer,
    cell: (user) => (
      <Who>
        <b>{`${user.first_name} ${user.last_name}`}</b>
        <Link to={`mailto:${user.email}`}>{user.email}</Link>
      </Who>
    ),
  },
  { key: 'company', header: 'Company', cell: (user) => user.company || '–' },
  { key: 'state', header: 'Account', cell: (user) => <UserState user={user} /> },
  { key: 'created', header: 'Joined', sortBy: onServer, cell: (user) => dayOf(user.created_at) },
  {
    key: 'last_login',
    header: 'Last login',
    sortBy: onServer,
    cell: (user) => (user.last_login ? momentOf(user.last_login) : 'Never'),
  },
  { key: 'investor', header: 'Role', thumb: 'actions', cell: (user) => <InvestorSwitch user={user} /> },
];

interface UserTableProps {
  users: readonly AdminUser[];
  loading: boolean;
  sort: Sort;
  onSortChange: (sort: Sort | null) => void;
}

/** The table of users, with what an admin may see and change. */
export function UserTable({ users, loading, sort, onSortChange }: UserTableProps) {
  return (
    <Table
      caption="People"
      columns={COLUMNS}
      rows={users}
      rowKey={(user) => user.id}
      sort={sort}
      onSortChange={onSortChange}
      loadingRows={loading ? 8 : 0}
    />
  );
}

const Who = styled.span`
  display: grid;
  gap: 0.1rem;
  min-width: 0;
  overflow-wrap: anywhere;

  & > b {
    font-weight: 540;
  }

  & > a {
    font-size: var(--text-sm);
    font-weight: 400;
  }
`;
