import type { Meta, StoryObj } from '@storybook/react-webpack5';
import LandingPage from './LandingPage.tsx';

const meta = {
  title: 'Pages/Landing',
  component: LandingPage,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
