import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BrokenRoof } from './BrokenRoof.tsx';
import { Logo } from './Logo.tsx';
import { LogoMark } from './LogoMark.tsx';

const meta = {
  title: 'Brand/Logo',
  component: Logo,
  tags: ['autodocs'],
  args: { name: 'Northlight' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {};
export const MarkAlone: Story = { render: () => <LogoMark width="90" height="60" /> };
export const BayMissing: Story = { render: () => <BrokenRoof width="240" height="120" /> };
