import { messageOf, momentOf, type SecurityEvent, useSecurityEvents } from '@northlight/shared-api';
import { SECURITY_EVENTS } from '@northlight/shared-api/rules';
import { type Column, EmptyState, ListSection, Table, usePagedList } from '@northlight/shared-ui';
import { useState } from 'react';
import { Entry } from './Entry.tsx';
import { roleChange } from './role-change.ts';

const PAGE_SIZE = 10;
const NOTE = 'Your account’s activity in the last 180 days. If you don’t recognize something, change your password.';

const COLUMNS: Column<SecurityEvent>[] = [
  {
    key: 'kind',
    header: 'Event',
    thumb: 'title',
    cell: ({ kind, detail }) => (detail ? roleChange(detail) : SECURITY_EVENTS[kind]),
  },
  { key: 'device', header: 'Device', cell: ({ device }) => device ?? 'The command line' },
  { key: 'at', header: 'When', cell: ({ at }) => momentOf(at) },
];

/** The security events of the user's account, newest first. */
export default function SecurityActivity() {
  const [page, setPage] = useState(1);
  const list = usePagedList(useSecurityEvents(page, PAGE_SIZE), { page, pageSize: PAGE_SIZE, onPageChange: setPage });
  return (
    <Entry title="Security activity" note={NOTE}>
      <ListSection
        list={list}
        pagesLabel="Pages of your security activity"
        errorTitle="Your security activity didn’t load"
        errorText={messageOf(list.error, 'Unable to load your security activity. Please try again later.')}
        empty={<EmptyState title="Nothing yet">Logins and security changes appear here.</EmptyState>}
      >
        <Table
          caption="Security activity"
          columns={COLUMNS}
          rows={list.rows}
          rowKey={({ id }) => id}
          loadingRows={list.isLoading ? 4 : 0}
        />
      </ListSection>
    </Entry>
  );
}
