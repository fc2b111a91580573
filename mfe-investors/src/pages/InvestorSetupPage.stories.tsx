import { anInvestorUser, aSession } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import InvestorSetupPage from './InvestorSetupPage.tsx';

const meta: Meta<typeof InvestorSetupPage> = {
  title: 'Pages/Investor setup',
  component: InvestorSetupPage,
  parameters: {
    layout: 'fullscreen',
    route: '/investor-profile-setup',
    session: aSession(anInvestorUser()),
  },
};

export default meta;
type Story = StoryObj<typeof InvestorSetupPage>;

export const Empty: Story = {};

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Check profile' }));
    await expect(await page.findByText('Select at least one focus area')).toBeVisible();
  },
};
