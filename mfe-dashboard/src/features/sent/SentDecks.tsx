import { messageOf, paths, useSentSubmissions } from '@northlight/shared-api';
import { ButtonLink, EmptyState, ListSection, Table, usePagedList } from '@northlight/shared-ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { usePageNumber } from '../lists/usePageNumber.ts';
import { useOpenSubmission } from '../submission/useOpenSubmission.ts';
import { columnsOf } from './columns.tsx';

const SentDialog = lazy(() => import('./SentDialog.tsx').then((module) => ({ default: module.SentDialog })));

const PAGE_SIZE = 10;
const TITLE = 'Your Sent Pitch Decks';

const nothingYet = (
  <EmptyState
    title="You haven't sent any pitch decks yet."
    actions={<ButtonLink to={paths.investors()}>Find an investor</ButtonLink>}
  >
    Pick an investor whose fields and range fit, and send your deck from their profile.
  </EmptyState>
);

/** The decks that a founder has sent, with their status. */
export function SentDecks() {
  const { page, show } = usePageNumber('sent');
  const list = usePagedList(useSentSubmissions(page, PAGE_SIZE), { page, pageSize: PAGE_SIZE, onPageChange: show });
  const opened = useOpenSubmission();
  return (
    <>
      <Root
        title={TITLE}
        list={list}
        pagesLabel="Pages of sent decks"
        errorTitle="Your sent decks did not load"
        errorText={messageOf(list.error, 'Unable to load your sent decks. Please try again later.')}
        empty={nothingYet}
      >
        <Table
          caption={TITLE}
          columns={columnsOf(opened.open)}
          rows={list.rows}
          rowKey={({ id }) => id}
          loadingRows={list.isLoading ? 3 : 0}
        />
      </Root>
      {opened.id !== null && (
        <Suspense fallback={null}>
          <SentDialog id={opened.id} onClose={() => opened.open(null)} />
        </Suspense>
      )}
    </>
  );
}

const Root = styled(ListSection)`
  padding-block: var(--s6) var(--s5);
`;
