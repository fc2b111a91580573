import type { Meta, StoryObj } from '@storybook/react-webpack5';
import PrivacyPage from './PrivacyPage.tsx';

const meta = {
  title: 'Pages/Privacy',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', route: '/privacy-policy' },
} satisfies Meta<typeof PrivacyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const AtOnePart: Story = { parameters: { at: '/privacy-policy#changes' } };
