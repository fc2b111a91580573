import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Turned(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

const meta = {
  title: 'Display/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { label: 'Pages of investors', page: 1, pageSize: 6, count: 22, onPageChange: () => undefined },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('7–12 of 22')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};
export const LastPage: Story = { args: { page: 4 } };
export const ManyPages: Story = { args: { page: 9, count: 114 } };
export const OnePage: Story = { args: { count: 4 } };
export const Nothing: Story = { args: { count: 0 } };
export const WithItsOwnSummary: Story = {
  args: { summary: 'Range on a scale from $20K to $25M; marks at $100K, $1M and $10M.' },
};
