import { counted, isForbidden, messageOf, needsSecondFactor, paths, useUsers } from '@northlight/shared-api';
import {
  ButtonLink,
  EmptyState,
  ListSection,
  NoPermission,
  Page,
  PageHeader,
  TwoStepRequired,
  usePagedList,
  useSearchTerm,
} from '@northlight/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AuditLog } from '../features/admin/AuditLog.tsx';
import { SecurityEvents } from '../features/admin/SecurityEvents.tsx';
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

/** For admins: all accounts, the investor role, the audit log and security events. */
export default function AdminPage() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const { search, role, sort, page } = filter;
  const change = (changes: Partial<UserFilter>) =>
    setQuery(writeFilter({ ...filter, page: 1, ...changes }), { replace: true, preventScrollReset: true });
  const field = useSearchTerm(search, (term) => change({ search: term }));
  const users = useUsers({ search, role: role ?? undefined, sort, page, page_size: USERS_PAGE_SIZE });
  const list = usePagedList(users, {
    page,
    pageSize: USERS_PAGE_SIZE,
    onPageChange: (next) => change({ page: next }),
  });

  if (needsSecondFactor(users.error)) {
    return (
      <Page>
        <TwoStepRequired settings={paths.settings({ section: 'security' })} />
      </Page>
    );
  }
  if (isForbidden(users.error)) {
    return (
      <Page>
        <NoPermission size="page" actions={<ButtonLink to={paths.dashboard()}>Go to Dashboard</ButtonLink>}>
          This page is only available to admins.
        </NoPermission>
      </Page>
    );
  }
  const isNarrowed = search !== '' || role !== null;
  return (
    <>
      <PageHeader title="Admin Panel">
        <span role="status">{list.count === null ? '' : counted(list.count, 'person', 'people')}</span>
      </PageHeader>
      <Page>
        <UserFilters
          filter={filter}
          term={field.term}
          onType={field.type}
          onSearch={field.settleNow}
          onChange={change}
        />
        <People
          list={list}
          pagesLabel="Pages of people"
          errorTitle="The list of people didn’t load"
          errorText={messageOf(list.error, 'Unable to load people. Please try again later.')}
          empty={
            <EmptyState title={isNarrowed ? 'No one matches' : 'No one has signed up yet'}>
              {isNarrowed ? 'Try another name or role.' : 'People appear here as soon as they have an account.'}
            </EmptyState>
          }
          summaryOnOnePage
        >
          <UserTable
            users={list.rows}
            loading={list.isLoading}
            sort={toTableSort(sort)}
            onSortChange={(next) => change({ sort: fromTableSort(next) })}
          />
        </People>
      </Page>
      <AuditLog />
      <SecurityEvents />
    </>
  );
}

const People = styled(ListSection)`
  padding-bottom: var(--s8);
`;
