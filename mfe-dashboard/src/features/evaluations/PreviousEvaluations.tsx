import { messageOf, useEvaluations } from '@northlight/shared-api';
import { ListSection, Table, usePagedList } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { usePageNumber } from '../lists/usePageNumber.ts';
import { COLUMNS } from './columns.tsx';
import { PAGE_SIZE } from './first-page.ts';

const TITLE = 'Previous Pitch Deck Evaluations';

/** The user's evaluations, newest first. Renders nothing if there are none. */
export function PreviousEvaluations() {
  const { page, show } = usePageNumber('evaluations');
  const list = usePagedList(useEvaluations(page, PAGE_SIZE), { page, pageSize: PAGE_SIZE, onPageChange: show });
  return (
    <Root
      title={TITLE}
      list={list}
      pagesLabel="Pages of evaluations"
      errorTitle="Your evaluations didn’t load"
      errorText={messageOf(list.error, 'Unable to load your evaluations. Please try again later.')}
    >
      <Table
        caption={TITLE}
        columns={COLUMNS}
        rows={list.rows}
        rowKey={({ id }) => id}
        loadingRows={list.isLoading ? PAGE_SIZE / 2 : 0}
      />
    </Root>
  );
}

const Root = styled(ListSection)`
  padding-block: var(--s5) var(--s8);
`;
