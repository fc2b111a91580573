import { type AdminAction, messageOf, momentOf, useAdminActions } from '@northlight/shared-api';
import { type Column, EmptyState, ListSection, Section, Table, usePagedList } from '@northlight/shared-ui';
import { useState } from 'react';
import { roleChange } from '../security/role-change.ts';

const PAGE_SIZE = 10;

const BY_COMMAND: AdminAction['action'][] = ['made_superuser', 'unmade_superuser', 'removed_second_factor'];
const isByCommand = ({ action }: AdminAction) => BY_COMMAND.includes(action);

const COLUMNS: Column<AdminAction>[] = [
  { key: 'action', header: 'Change', thumb: 'title', cell: ({ action }) => roleChange(action) },
  {
    key: 'target',
    header: 'Account',
    cell: ({ target }) => (target ? `${target.name} (${target.email})` : 'A deleted account'),
  },
  {
    key: 'actor',
    header: 'By',
    cell: (entry) => entry.actor?.name ?? (isByCommand(entry) ? 'The command line' : 'A deleted account'),
  },
  { key: 'at', header: 'When', cell: ({ at }) => momentOf(at) },
];

/** Changes that admins made to accounts, newest first. */
export function AuditLog() {
  const [page, setPage] = useState(1);
  const list = usePagedList(useAdminActions(page, PAGE_SIZE), { page, pageSize: PAGE_SIZE, onPageChange: setPage });
  return (
    <Section title="Audit log" note="Changes to accounts, newest first. Entries can’t be edited.">
      <ListSection
        list={list}
        pagesLabel="Pages of the audit log"
        errorTitle="The audit log didn’t load"
        errorText={messageOf(list.error, 'Unable to load the audit log. Please try again later.')}
        empty={<EmptyState title="Nothing yet">Changes to roles appear here.</EmptyState>}
      >
        <Table
          caption="Audit log"
          columns={COLUMNS}
          rows={list.rows}
          rowKey={({ id }) => id}
          loadingRows={list.isLoading ? 4 : 0}
        />
      </ListSection>
    </Section>
  );
}
