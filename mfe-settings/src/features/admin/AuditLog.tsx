import { type AdminAction, messageOf, useAdminActions } from '@northlight/shared-api';
import { Button, type Column, EmptyState, ErrorCard, Pagination, Section, Stack, Table } from '@northlight/shared-ui';
import { useState } from 'react';
import { dayAndTime } from './moment.ts';

const PAGE_SIZE = 10;

const ACTIONS: Record<AdminAction['action'], string> = {
  made_investor: 'Made an investor',
  unmade_investor: 'Investor role taken',
  made_superuser: 'Made a superuser',
  unmade_superuser: 'Superuser role taken',
  removed_second_factor: 'Two-step login turned off',
};

const BY_COMMAND: AdminAction['action'][] = ['made_superuser', 'unmade_superuser', 'removed_second_factor'];
const isByCommand = ({ action }: AdminAction) => BY_COMMAND.includes(action);

const COLUMNS: Column<AdminAction>[] = [
  { key: 'action', header: 'What', thumb: 'title', cell: ({ action }) => ACTIONS[action] },
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
  { key: 'at', header: 'When', cell: ({ at }) => dayAndTime(at) },
];

/** What superusers did to accounts, newest first. */
export function AuditLog() {
  const [page, setPage] = useState(1);
  const actions = useAdminActions(page, PAGE_SIZE);
  const { count = 0, results = [] } = actions.data ?? {};
  return (
    <Section title="Audit log" note="What was done to accounts, newest first. It cannot be changed.">
      {actions.isLoadingError ? (
        <ErrorCard
          title="The audit log did not load"
          actions={
            <Button size="sm" onClick={() => void actions.refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(actions.error, 'Unable to load the audit log. Please try again later.')}
        </ErrorCard>
      ) : (
        <Stack gap="s4">
          <Table
            caption="Audit log"
            columns={COLUMNS}
            rows={results}
            rowKey={({ id }) => id}
            loadingRows={actions.isPending ? 4 : 0}
            empty={<EmptyState title="Nothing yet">Changes of roles are noted here.</EmptyState>}
          />
          {count > PAGE_SIZE && (
            <Pagination
              label="Pages of the audit log"
              page={page}
              pageSize={PAGE_SIZE}
              count={count}
              onPageChange={setPage}
            />
          )}
        </Stack>
      )}
    </Section>
  );
}
