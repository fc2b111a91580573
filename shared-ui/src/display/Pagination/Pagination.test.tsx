import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const show = (page: number, count: number, pageSize = 20) => {
  const onPageChange = jest.fn();
  render(<Pagination label="Pages" page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />);
  return onPageChange;
};

describe('the range below a list', () => {
  it.each([
    [1, 45, '1–20 of 45'],
    [3, 45, '41–45 of 45'],
    [9, 27, '21–27 of 27'],
    [2, 20, '1–20 of 20'],
    [0, 27, '1–20 of 27'],
    [7, 0, '0–0 of 0'],
  ])('is possible for page %i of %i items: %s', (page, count, range) => {
    show(page, count);
    expect(screen.queryByText(range)).not.toBeNull();
  });
});

describe('a page beyond the last', () => {
  it('counts as the last, and the page before it is the next one back', async () => {
    const onPageChange = show(9, 27);
    expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPageChange).toHaveBeenCalledWith(1);
  });
});

function Paged() {
  const [page, setPage] = useState(2);
  return <Pagination label="Pages" page={page} pageSize={20} count={60} onPageChange={setPage} />;
}

describe('the keyboard focus', () => {
  it.each([
    ['Next page', 'Page 3'],
    ['Previous page', 'Page 1'],
  ])('is on the number of the page where "%s" ends', async (arrow, number) => {
    render(<Paged />);
    screen.getByRole('button', { name: arrow }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: arrow }).disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: number }));
  });
});
