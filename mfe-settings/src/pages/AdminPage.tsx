import { isForbidden, messageOf, paths, useUsers } from '@northlight/shared-api';
import {
  Button,
  ButtonLink,
  ErrorCard,
  NoPermission,
  Page,
  PageHeader,
  Pagination,
  Stack,
  useSearchTerm,
} from '@northlight/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { AuditLog } from '../features/admin/AuditLog.tsx';
import { UserFilters } from '../features/admin/UserFilters.tsx';
import { UserTable } from '../features/admin/UserTable.tsx';
import {
  fromTableSort,
  readFilter,
  toTableSort,
  USERS_PAGE_SIZE,
  type UserFilter,
  writeFilter,
} from '../features/admin/user-filter.ts';

const countWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** For superusers: who has an account, who is an investor, and what was changed. */
export default function AdminPage() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const { search, role, sort, page } = filter;
  const change = (changes: Partial<UserFilter>) =>
    setQuery(writeFilter({ ...filter, page: 1, ...changes }), { replace: true, preventScrollReset: true });
  const field = useSearchTerm(search, (term) => change({ search: term }));
  const users = useUsers({ search, role: role ?? undefined, sort, page, page_size: USERS_PAGE_SIZE });

  if (isForbidden(users.error)) {
    return (
      <Page>
        <NoPermission size="page" actions={<ButtonLink to={paths.dashboard()}>To the dashboard</ButtonLink>}>
          This page is only available to administrators.
        </NoPermission>
      </Page>
    );
  }
  const { count = 0, results = [] } = users.data ?? {};
  return (
    <>
      <PageHeader title="Admin Panel">
        <span role="status">{users.data && !users.isPlaceholderData ? countWords(count) : ''}</span>
      </PageHeader>
      <Page>
        <UserFilters
          filter={filter}
          term={field.term}
          onType={field.type}
          onSearch={field.settleNow}
          onChange={change}
        />
        {users.isLoadingError ? (
          <ErrorCard
            title="The people did not load"
            actions={
              <Button size="sm" onClick={() => void users.refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(users.error, 'Unable to load people. Please try again later.')}
          </ErrorCard>
        ) : (
          <Stack gap="s4" style={{ paddingBottom: 'var(--s8)' }}>
            <UserTable
              users={results}
              loading={users.isPending}
              sort={toTableSort(sort)}
              onSortChange={(next) => change({ sort: fromTableSort(next) })}
              narrowed={search !== '' || role !== null}
            />
            {count > 0 && (
              <Pagination
                label="Pages of people"
                page={page}
                pageSize={USERS_PAGE_SIZE}
                count={count}
                onPageChange={(next) => change({ page: next })}
              />
            )}
          </Stack>
        )}
      </Page>
      <AuditLog />
    </>
  );
}
