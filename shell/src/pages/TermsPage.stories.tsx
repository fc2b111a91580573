import type { Meta, StoryObj } from '@storybook/react-webpack5';
import TermsPage from './TermsPage.tsx';

const meta = {
  title: 'Pages/Terms',
  component: TermsPage,
  parameters: { layout: 'fullscreen', route: '/terms-of-service' },
} satisfies Meta<typeof TermsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const AtOnePart: Story = { parameters: { at: '/terms-of-service#changes' } };
