import {
  isForbidden,
  messageOf,
  type ReceivedSubmissionRow,
  useReceivedSubmissions,
  useReceivedSummary,
} from '@northlight/shared-api';
import { canBecome, type SubmissionTab } from '@northlight/shared-api/rules';
import {
  Button,
  EmptyState,
  ListSection,
  NoPermission,
  SearchField,
  Table,
  usePagedList,
  useSearchTerm,
} from '@northlight/shared-ui';
import { Tabs } from '@northlight/shared-ui/overlays';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { ShortcutSheet } from '../shortcuts/ShortcutSheet.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useOpenSubmission } from '../submission/useOpenSubmission.ts';
import { BulkBar } from './BulkBar.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { columnsOf } from './columns.tsx';
import { ListTools } from './ListTools.tsx';
import { PassDialog } from './PassDialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import { useDecisions } from './useDecisions.ts';
import { useListFilter } from './useListFilter.ts';
import { useRowFocus } from './useRowFocus.ts';
import { resultLine } from './wording.ts';

const SampleSubmission = lazy(() =>
  import('./sample/SampleSubmission.tsx').then((module) => ({ default: module.SampleSubmission })),
);
const DeckDialog = lazy(() => import('./DeckDialog.tsx').then((module) => ({ default: module.DeckDialog })));

const PAGE_SIZE = 20;
const SEARCH = 'search-pitch-decks';
const TITLE = 'Pitch Deck Submissions';

type Named = Pick<ReceivedSubmissionRow, 'id' | 'company_name'>;

/** The decks that an investor has received, with actions. */
export function ReceivedDecks() {
  const { filter, change } = useListFilter();
  const { search, status, sort, page } = filter;
  const field = useSearchTerm(search, (term) => change({ search: term }, { replace: search !== '' }));
  const query = useReceivedSubmissions({ search: search || undefined, status, sort, page, page_size: PAGE_SIZE });
  const list = usePagedList(query, {
    page,
    pageSize: PAGE_SIZE,
    onPageChange: (next, options) => change({ page: next }, options),
  });
  const summary = useReceivedSummary();
  const opened = useOpenSubmission();
  const { reject, contact, undoLast } = useDecisions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [passing, setPassing] = useState<Named | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [contacting, setContacting] = useState<ReceivedSubmissionRow | null>(null);

  const handleClear = () => {
    field.reset();
    change({ search: '' });
  };
  const handleReject = (
    deck: Named,
    ...reason: Parameters<typeof reject> extends [unknown, ...infer R] ? R : never
  ) => {
    void reject(deck, ...reason);
    setPassing(null);
    opened.open(null, { replace: true });
  };
  const handleContact = (deck: ReceivedSubmissionRow) => {
    if (canBecome(deck.status, 'Contacting')) void contact(deck);
    opened.open(null, { replace: true });
    setContacting(deck);
  };
  const select = (id: string, isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });

  const { rows } = list;
  const focus = useRowFocus();
  const withRow = (act: (row: ReceivedSubmissionRow) => void) => () => {
    const row = rows[focus.place()];
    if (row) act(row);
  };
  const isWholePage = rows.every(({ id }) => selected.has(id));
  const selectAll = () => setSelected((before) => new Set([...before, ...rows.map(({ id }) => id)]));
  useShortcuts(SHORTCUTS, {
    next: () => focus.move(1),
    previous: () => focus.move(-1),
    open: withRow(({ id }) => opened.open(id)),
    select: withRow(({ id }) => select(id, !selected.has(id))),
    selectAll: isWholePage ? () => setSelected(new Set()) : selectAll,
    reject: withRow((row) => canBecome(row.status, 'Passed') && void reject(row)),
    contact: withRow(handleContact),
    undo: undoLast,
    search: () => document.getElementById(SEARCH)?.focus(),
    help: () => setHelpOpen(true),
  });

  const counts = summary.data;
  const shown = counts && counts.all > 0 ? counts : null;
  const tabs: { value: SubmissionTab; label: string; count?: number }[] = [
    { value: 'new', label: 'New', ...(shown && { count: shown.new }) },
    { value: 'reviewed-only', label: 'Reviewed', ...(shown && { count: shown.reviewed }) },
    { value: 'reviewed', label: 'Contacted', ...(shown && { count: shown.reviewed + shown.contacted }) },
    { value: 'passed', label: 'Rejected', ...(shown && { count: shown.rejected }) },
    { value: 'all', label: 'All', ...(shown && { count: shown.all }) },
  ];
  const hasNothing = list.state === 'empty' && !list.isUpdating && search === '' && status === 'all';
  const empty =
    search === '' && status === 'all' ? (
      <Suspense fallback={null}>
        <SampleSubmission />
      </Suspense>
    ) : search === '' ? (
      <EmptyState title="No pitch decks found for this filter." />
    ) : (
      <EmptyState
        title={`No pitch decks found matching "${search}".`}
        actions={<Button onClick={handleClear}>Clear search</Button>}
      >
        The search covers company, founder, industry and description.
      </EmptyState>
    );
  return (
    <Root aria-labelledby="submissions">
      <Head>
        <h2 id="submissions" tabIndex={-1}>
          {TITLE}
        </h2>
        <SearchField
          id={SEARCH}
          label="Search pitch decks"
          placeholder="Search pitch decks..."
          value={field.term}
          onChange={field.type}
        />
      </Head>
      <StatusTabs
        label="Status"
        items={tabs}
        value={status}
        onValueChange={(next) => {
          setSelected(new Set());
          change({ status: next });
        }}
      >
        {!hasNothing && (
          <ListTools
            filter={filter}
            onChange={change}
            result={resultLine({ found: list.count, toReview: counts?.new ?? null }, search)}
            onHelp={() => setHelpOpen(true)}
          />
        )}
        <ListSection
          list={list}
          pagesLabel="Pages of pitch decks"
          errorTitle="Your pitch decks didn’t load"
          errorText={messageOf(list.error, 'Unable to load your pitch decks. Please try again later.')}
          noPermission={isForbidden(list.error) && <NoPermission>Only investors receive pitch decks.</NoPermission>}
          empty={empty}
        >
          <div {...focus.room}>
            <Table
              caption={TITLE}
              columns={columnsOf({ onOpen: opened.open, selection: { selected, onSelect: select } })}
              rows={rows}
              rowKey={({ id }) => id}
              loadingRows={list.isLoading ? PAGE_SIZE / 2 : 0}
            />
          </div>
        </ListSection>
      </StatusTabs>
      {selected.size > 0 && (
        <BulkBar
          ids={[...selected]}
          onAll={isWholePage ? undefined : selectAll}
          onDone={() => setSelected(new Set())}
        />
      )}
      {opened.id !== null && (
        <Suspense fallback={null}>
          <DeckDialog
            id={opened.id}
            onClose={() => opened.open(null)}
            onReject={(deck) => handleReject(deck)}
            onRejectWithReason={setPassing}
            onContact={handleContact}
          />
        </Suspense>
      )}
      <PassDialog
        key={passing?.id}
        open={passing !== null}
        title={`Reject ${passing?.company_name ?? ''}`}
        onClose={() => setPassing(null)}
        onReject={(reason) => passing && handleReject(passing, reason)}
      />
      <ShortcutSheet shortcuts={SHORTCUTS} open={isHelpOpen} onOpenChange={setHelpOpen} />
      {contacting && <ContactDialog submission={contacting} open onClose={() => setContacting(null)} />}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding-block: var(--s6) var(--s5);

  @media (max-width: 767px) {
    gap: var(--s2);
    padding-block-start: var(--s4);
  }
`;

/** On a phone, all tabs fit side by side. */
const StatusTabs = styled(Tabs)`
  @media (max-width: 767px) {
    & > [role='tablist'] {
      gap: var(--s3);
    }

    & [role='tab'] {
      gap: var(--s1);
      font-size: var(--text-sm);
    }
  }
` as typeof Tabs;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);

  & > h2 {
    font-size: var(--title-md);
    scroll-margin-top: calc(var(--topbar, 0px) + var(--s4));
  }

  & > :last-child {
    width: min(22rem, 100%);
  }

  @media (max-width: 767px) {
    gap: var(--s2);

    & > h2 {
      font-size: var(--title-sm);
    }

    & > :last-child {
      width: 100%;
    }
  }

  @media print {
    & > :last-child {
      display: none;
    }
  }
`;
