import { messageOf, useSentSubmissions } from '@northlight/shared-api';
import { ListSection, Table, usePagedList } from '@northlight/shared-ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { usePageNumber } from '../lists/usePageNumber.ts';
import { useOpenSubmission } from '../submission/useOpenSubmission.ts';
import { columnsOf } from './columns.tsx';
import { NothingSent } from './NothingSent.tsx';

const SentDialog = lazy(() => import('./SentDialog.tsx').then((module) => ({ default: module.SentDialog })));

const PAGE_SIZE = 10;
const TITLE = 'Your Sent Pitch Decks';

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
        errorTitle="Your sent decks didn’t load"
        errorText={messageOf(list.error, 'Unable to load your sent decks. Please try again later.')}
        empty={<NothingSent />}
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
