import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  args: {
    trail: [
      { label: 'Home', to: '/' },
      { label: 'Investors', to: '/investors' },
    ],
    current: 'Leonie Harrow',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const TwoSteps: StoryObj<typeof meta> = {};
