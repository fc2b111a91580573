import { type AccountSecurityEvent, messageOf, momentOf, useAllSecurityEvents } from '@northlight/shared-api';
import { SECURITY_EVENT_KINDS, SECURITY_EVENTS, type SecurityEventKind } from '@northlight/shared-api/rules';
import {
  type Column,
  EmptyState,
  ListSection,
  SearchField,
  Section,
  Select,
  Table,
  usePagedList,
  useSearchTerm,
} from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { roleChange } from '../security/role-change.ts';

const PAGE_SIZE = 10;
const KINDS = SECURITY_EVENT_KINDS.map((kind) => ({ value: kind, label: SECURITY_EVENTS[kind] }));

const COLUMNS: Column<AccountSecurityEvent>[] = [
  {
    key: 'kind',
    header: 'Event',
    thumb: 'title',
    cell: ({ kind, detail }) => (detail ? roleChange(detail) : SECURITY_EVENTS[kind]),
  },
  { key: 'account', header: 'Account', cell: ({ account }) => `${account.name} (${account.email})` },
  {
    key: 'by',
    header: 'Admin or device',
    cell: ({ actor, device }) => actor?.name ?? device ?? 'The command line',
  },
  { key: 'at', header: 'When', cell: ({ at }) => momentOf(at) },
];

/** The security events of all accounts, newest first, by kind and account. */
export function SecurityEvents() {
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState('');
  const [account, setAccount] = useState('');
  const field = useSearchTerm(account, (term) => {
    setAccount(term);
    setPage(1);
  });
  const events = useAllSecurityEvents({
    kind: kind === '' ? undefined : (kind as SecurityEventKind),
    account,
    page,
    page_size: PAGE_SIZE,
  });
  const list = usePagedList(events, { page, pageSize: PAGE_SIZE, onPageChange: setPage });
  const isNarrowed = kind !== '' || account !== '';
  return (
    <Section
      title="Security events"
      note="Logins, failed logins and security changes for all accounts in the last 180 days."
    >
      <Filters
        role="search"
        aria-label="Security events"
        onSubmit={(event) => {
          event.preventDefault();
          field.settleNow();
        }}
      >
        <SearchField
          label="Search accounts"
          placeholder="Name or email"
          maxLength={200}
          value={field.term}
          onChange={field.type}
        />
        <Select
          label="Event type"
          options={[{ value: '', label: 'All events' }, ...KINDS]}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value);
            setPage(1);
          }}
        />
      </Filters>
      <ListSection
        list={list}
        pagesLabel="Pages of security events"
        errorTitle="The security events didn’t load"
        errorText={messageOf(list.error, 'Unable to load the security events. Please try again later.')}
        empty={
          <EmptyState title={isNarrowed ? 'No matches' : 'Nothing yet'}>
            {isNarrowed ? 'Try another account or event type.' : 'Logins and security changes appear here.'}
          </EmptyState>
        }
      >
        <Table
          caption="Security events"
          columns={COLUMNS}
          rows={list.rows}
          rowKey={({ id }) => id}
          loadingRows={list.isLoading ? 4 : 0}
        />
      </ListSection>
    </Section>
  );
}

const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 20rem));
  align-items: end;
  gap: var(--s5);
  padding-bottom: var(--s5);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
  }
`;
