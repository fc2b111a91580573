import { countOf } from '@northlight/shared-api/rules';
import { RotateCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/Button.tsx';
import { ErrorCard } from '../../feedback/ErrorCard/ErrorCard.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { PagedList } from './usePagedList.ts';

export interface ListSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  list: PagedList<unknown>;
  /** Heading. Leave it out if the page already has one for this list. */
  title?: string;
  /** Accessible name of the page navigation, for example "Pages of investors". */
  pagesLabel: string;
  /** What failed: "Your sent decks did not load". */
  errorTitle: string;
  /** Why it failed and what to do. "Try again" is below it. */
  errorText: ReactNode;
  /** Replaces the error: `NoPermission` after a 403. */
  noPermission?: ReactNode;
  /** `EmptyState` for a list without rows. If left out, a list without rows takes no space. */
  empty?: ReactNode;
  /** Placeholders while the list loads. Leave it out if the children draw them, as `Table` does with `loadingRows`. */
  loading?: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** Text next to the page navigation. Defaults to "1–10 of 23". */
  summary?: ReactNode;
  /** Shows the summary for a single page as well. */
  summaryOnOnePage?: boolean;
  /** Announces loading and the current page to screen readers. Turn it off if the page does so itself. @default true */
  announce?: boolean;
}

function announcementOf({ state, isLoading, isUpdating, pages, pagination }: PagedList<unknown>): string {
  if (isLoading) return 'Loading...';
  return state === 'ready' && !isUpdating && pages > 1 ? `Page ${countOf(pagination.page)} of ${countOf(pages)}` : '';
}

/** A list in one of its states, with its pages below it. `usePagedList` provides the state. */
export function ListSection(props: ListSectionProps) {
  const { list, title, pagesLabel, errorTitle, errorText, noPermission, empty, loading, children, ...others } = props;
  const { summary, summaryOnOnePage = false, announce = true, ...rest } = others;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  if (list.isBlank && empty === undefined) return null;

  // The pressed button disappears, so its focus needs another place.
  const handleRetry = () => {
    (heading.current ?? body.current)?.focus();
    list.retry();
  };
  const error = noPermission || (
    <ErrorCard
      title={errorTitle}
      actions={
        <Button size="sm" icon={<RotateCw />} onClick={handleRetry}>
          Try again
        </Button>
      }
    >
      {errorText}
    </ErrorCard>
  );
  const placeholders = loading ?? children;
  const content = { loading: placeholders, beyond: placeholders, error, empty, ready: children };
  return (
    <Root {...rest} aria-labelledby={title && id}>
      {title && (
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {announce && <VisuallyHidden role="status">{announcementOf(list)}</VisuallyHidden>}
      <Body ref={body} tabIndex={-1} aria-busy={list.isLoading || list.isUpdating}>
        {content[list.state]}
      </Body>
      {list.state === 'ready' && (summaryOnOnePage || list.pages > 1) && (
        <Pagination label={pagesLabel} {...list.pagination} summary={summary} />
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);

  & > h2 {
    font-size: var(--title-md);
  }

  & > h2:focus {
    outline: none;
  }
`;

const Body = styled.div`
  min-width: 0;

  &:focus {
    outline: none;
  }
`;
