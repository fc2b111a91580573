import type { NavEntry } from '@northlight/shared-api/remote';
import { anInvestorUser, aSession, aUser } from '@northlight/shared-api/testing';
import { Page, PageHeader } from '@northlight/shared-ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { aRegistry, aRemote } from '../remotes/registry.fixture.ts';
import { Frame } from './Frame.tsx';

const entry = (
  label: string,
  audience: NavEntry['audience'],
  order: number,
  place: NavEntry['place'],
  icon: NavEntry['icon'],
): NavEntry => ({ label, to: `/${label.toLowerCase().replace(' ', '-')}`, audience, order, place, icon });

const registry = aRegistry(
  aRemote({
    routes: [],
    nav: [
      entry('Investors', 'everyone', 10, 'bar', 'investors'),
      { ...entry('Pitch Analysis', 'everyone', 20, 'bar', 'analysis'), short: 'Analysis' },
      entry('Dashboard', 'login', 40, 'bar', 'dashboard'),
      { ...entry('My Questions', 'investor', 50, 'bar', 'questions'), short: 'Questions' },
      entry('Questionnaire', 'investor', 55, 'bar', 'questionnaire'),
      entry('Settings', 'login', 20, 'account', 'settings'),
      entry('Admin Panel', 'superuser', 80, 'account', 'admin'),
      entry('Login', 'guest', 10, 'end', 'login'),
      entry('Sign Up', 'guest', 20, 'end', 'signup'),
    ],
  }),
);

const meta = {
  title: 'Parts/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen', route: '/investors' },
  args: {
    registry,
    children: (
      <>
        <PageHeader title="Investors">22 investors with a public profile.</PageHeader>
        <Page>
          <p>The page stands here.</p>
        </Page>
      </>
    ),
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const SessionNotKnownYet: Story = { parameters: { session: aSession(null, { status: 'checking' }) } };

export const Founder: Story = { parameters: { session: aSession(aUser()) } };

export const Investor: Story = {
  parameters: { session: aSession(anInvestorUser()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const Admin: Story = {
  parameters: { session: aSession(anInvestorUser({ is_superuser: true })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
    await expect(canvas.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
  },
};

export const VeryLongName: Story = {
  parameters: {
    session: aSession(aUser({ first_name: 'Wolfeschlegelsteinhausen', last_name: 'Bergerdorff-Featherstonehaugh' })),
  },
};
