import { anInvestorUser, aSession } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import InvestorSettingsPage from './InvestorSettingsPage.tsx';

const INCOMPLETE = {
  phone: '',
  bio: '',
  title: '',
  profile_image: null,
  investment_geography: '',
  investment_fields: [],
};

const meta = {
  title: 'Settings/Investor Profile',
  component: InvestorSettingsPage,
  parameters: { layout: 'fullscreen', route: '/settings/investor-profile', session: aSession(anInvestorUser()) },
} satisfies Meta<typeof InvestorSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Investor: Story = {};

export const Live: Story = {
  parameters: { session: aSession(anInvestorUser({ is_profile_live: true, is_publicly_listed: true })) },
};

export const ProfileIncomplete: Story = {
  parameters: { session: aSession(anInvestorUser(INCOMPLETE)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Profile is live' }));
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('Profile Incomplete');
    await userEvent.click(within(box).getByRole('link', { name: 'Investment geography' }));
    await waitFor(() => expect(canvas.getByLabelText('Investment geography')).toHaveFocus());
  },
};

export const AboutToGoOffline: Story = {
  parameters: { session: aSession(anInvestorUser({ is_profile_live: true })) },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Investment geography'));
    await expect(await canvas.findByText('If you save this, your profile will no longer be live')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: {
    session: aSession(
      anInvestorUser({
        expertise_tags: Array.from({ length: 24 }, (_, n) => `cold chain procurement ${n + 1}`).join(', '),
        previous_investments: `${'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2)}, Coldframe`,
        custom_url_slug: 'maximiliana-alexandrina-featherstonehaugh-cholmondeley-varga',
      }),
    ),
  },
};
