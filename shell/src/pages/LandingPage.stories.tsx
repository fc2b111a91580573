import { anInvestorUser, aSession, aUser } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import LandingPage from './LandingPage.tsx';

const meta = {
  title: 'Pages/Landing',
  component: LandingPage,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Founder: Story = { parameters: { session: aSession(aUser()) } };
export const Investor: Story = { parameters: { session: aSession(anInvestorUser()) } };
