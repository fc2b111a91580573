import { messageOf, useEvaluations } from '@northlight/shared-api';
import { Button, ErrorCard, Pagination, Table, VisuallyHidden } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { usePageNumber } from '../lists/usePageNumber.ts';
import { COLUMNS } from './columns.tsx';

const PAGE_SIZE = 10;
const TITLE = 'Previous Pitch Deck Evaluations';

/** What one has evaluated, newest first. Nothing while there is nothing. */
export function PreviousEvaluations() {
  const { page, show } = usePageNumber('evaluations');
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useEvaluations(page, PAGE_SIZE);

  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.count / PAGE_SIZE)) : undefined;
  const isBeyond = lastPage !== undefined && page > lastPage;
  useEffect(() => {
    if (isBeyond) show(lastPage, { replace: true });
  });

  // The button that was pressed goes away with the error.
  const heading = useRef<HTMLHeadingElement>(null);
  const handleRetry = () => {
    heading.current?.focus();
    void refetch();
  };

  if (!isLoadingError && (!data || data.count === 0)) return null;
  return (
    <Root aria-labelledby="previous-evaluations">
      <h2 id="previous-evaluations" ref={heading} tabIndex={-1}>
        {TITLE}
      </h2>
      <VisuallyHidden role="status">
        {lastPage && lastPage > 1 && !isBeyond && `Page ${page} of ${lastPage}`}
      </VisuallyHidden>
      {isLoadingError ? (
        <ErrorCard
          title="Your evaluations did not load"
          actions={
            <Button size="sm" icon={<RotateCw />} onClick={handleRetry}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'Unable to load your evaluations. Please try again later.')}
        </ErrorCard>
      ) : (
        <Table
          caption={TITLE}
          columns={COLUMNS}
          rows={data?.results ?? []}
          rowKey={({ id }) => id}
          loadingRows={!data || isBeyond ? PAGE_SIZE / 2 : 0}
        />
      )}
      {data && data.count > PAGE_SIZE && !isBeyond && (
        <Pagination
          label="Pages of evaluations"
          page={page}
          pageSize={PAGE_SIZE}
          count={data.count}
          onPageChange={show}
        />
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--s4);
  padding-block: var(--s5) var(--s8);

  & > h2 {
    font-size: var(--title-md);
  }

  & > h2:focus {
    outline: none;
  }
`;
