import { messageOf, paths, useSentSubmissions } from '@northlight/shared-api';
import { Button, ButtonLink, EmptyState, ErrorCard, Pagination, Table } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { usePageNumber } from '../lists/usePageNumber.ts';
import { useOpenSubmission } from '../submission/useOpenSubmission.ts';
import { columnsOf } from './columns.tsx';
import { SentDialog } from './SentDialog.tsx';

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

/** The decks that a founder has sent, and what became of them. */
export function SentDecks() {
  const { page, show } = usePageNumber('sent');
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useSentSubmissions(page, PAGE_SIZE);
  const opened = useOpenSubmission();

  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.count / PAGE_SIZE)) : undefined;
  const isBeyond = lastPage !== undefined && page > lastPage;
  useEffect(() => {
    if (isBeyond) show(lastPage, { replace: true });
  });
  return (
    <Root aria-labelledby="sent-decks">
      <h2 id="sent-decks">{TITLE}</h2>
      {isLoadingError ? (
        <ErrorCard
          title="Your sent decks did not load"
          actions={
            <Button size="sm" icon={<RotateCw />} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'Unable to load your sent decks. Please try again later.')}
        </ErrorCard>
      ) : (
        <Table
          caption={TITLE}
          columns={columnsOf(opened.open)}
          rows={data?.results ?? []}
          rowKey={({ id }) => id}
          loadingRows={!data || isBeyond ? 3 : 0}
          empty={nothingYet}
        />
      )}
      {data && data.count > PAGE_SIZE && !isBeyond && (
        <Pagination
          label="Pages of sent decks"
          page={page}
          pageSize={PAGE_SIZE}
          count={data.count}
          onPageChange={show}
        />
      )}
      {opened.id !== null && <SentDialog id={opened.id} onClose={() => opened.open(null)} />}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding-block: var(--s6) var(--s5);

  & > h2 {
    font-size: var(--title-md);
  }
`;
