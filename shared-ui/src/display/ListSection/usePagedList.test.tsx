import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import {
  answeredQuery,
  EXAMPLE_PAGE_SIZE,
  type ExampleRow,
  failedQuery,
  unansweredQuery,
  updatingQuery,
} from './example-list.fixture.ts';
import { type PageQuery, usePagedList } from './usePagedList.ts';

afterEach(cleanup);

const open = (query: PageQuery<ExampleRow>, page = 1) => {
  const onPageChange = jest.fn();
  const { result, rerender } = renderHook(
    (props: { query: PageQuery<ExampleRow>; page: number }) =>
      usePagedList(props.query, { page: props.page, pageSize: EXAMPLE_PAGE_SIZE, onPageChange }),
    { initialProps: { query, page } },
  );
  return { result, rerender, onPageChange };
};

describe('a page that does not exist', () => {
  it('is replaced by the last one, and shows no rows in the meantime', () => {
    const { result, rerender, onPageChange } = open(answeredQuery(7, 9), 9);
    expect(result.current).toMatchObject({ state: 'beyond', isLoading: true, rows: [], count: null });
    expect(onPageChange).toHaveBeenLastCalledWith(3, { replace: true });
    rerender({ query: answeredQuery(7, 3), page: 3 });
    expect(result.current).toMatchObject({ state: 'ready', isLoading: false, rows: [{ id: 7 }], count: 7 });
  });

  it('asks again while something else undoes the change', () => {
    const { rerender, onPageChange } = open(answeredQuery(7, 9), 9);
    rerender({ query: answeredQuery(7, 9), page: 9 });
    expect(onPageChange).toHaveBeenCalledTimes(2);
  });

  it('loads after its last row was removed, instead of showing an empty page', () => {
    const { result, rerender, onPageChange } = open(answeredQuery(4, 2), 2);
    expect(result.current.rows).toHaveLength(1);
    rerender({ query: answeredQuery(3, 2), page: 2 });
    expect(onPageChange).toHaveBeenLastCalledWith(1, { replace: true });
    rerender({ query: updatingQuery(3, 2), page: 1 });
    expect(result.current).toMatchObject({ state: 'loading', isBlank: false });
  });

  it('stays when the list is empty: there is no other page', () => {
    const { result, onPageChange } = open(answeredQuery(0, 9), 9);
    expect(result.current).toMatchObject({ state: 'empty', count: 0, isBlank: true });
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('is not known as such until the server has answered for it', () => {
    const { result, onPageChange } = open(updatingQuery(3), 9);
    expect(result.current).toMatchObject({ state: 'ready', isUpdating: true, count: null });
    expect(onPageChange).not.toHaveBeenCalled();
  });
});

describe('a list', () => {
  it('is blank until the first answer', () => {
    const { result } = open(unansweredQuery);
    expect(result.current).toMatchObject({ state: 'loading', isLoading: true, isBlank: true, count: null, pages: 1 });
  });

  it('says why it did not load, and is not blank while it loads again', () => {
    const refetch = jest.fn();
    const { result, rerender } = open({ ...failedQuery, refetch });
    expect(result.current).toMatchObject({ state: 'error', error: new Error('no answer'), isBlank: false });
    result.current.retry();
    expect(refetch).toHaveBeenCalledTimes(1);
    rerender({ query: { ...unansweredQuery, isFetched: true }, page: 1 });
    expect(result.current).toMatchObject({ state: 'loading', error: null, isBlank: false });
  });

  it('does not say that there is nothing for a filter that the server has not answered yet', () => {
    const { result } = open(updatingQuery(0));
    expect(result.current).toMatchObject({ state: 'loading', count: null });
  });

  it('keeps the rows of a page until those of the next one arrive', () => {
    const { result, onPageChange } = open(updatingQuery(7), 2);
    expect(result.current).toMatchObject({ state: 'ready', isUpdating: true, isLoading: false, pages: 3 });
    expect(result.current.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(result.current.pagination).toEqual({ page: 2, pageSize: EXAMPLE_PAGE_SIZE, count: 7, onPageChange });
  });
});
