import { answers, aPublicInvestor, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EXAMPLE_INVESTORS, LONG_INVESTOR } from '../features/investor/example-investors.fixture.ts';
import DirectoryPage from './DirectoryPage.tsx';

const INVESTORS = '/api/accounts/investors/';

const meta: Meta<typeof DirectoryPage> = {
  title: 'Pages/Directory',
  component: DirectoryPage,
  parameters: {
    layout: 'fullscreen',
    route: '/investors',
    api: [answers('get', INVESTORS, { count: 22, results: EXAMPLE_INVESTORS })],
  },
};

export default meta;
type Story = StoryObj<typeof DirectoryPage>;

export const Filled: Story = {};

export const Narrowed: Story = {
  parameters: {
    at: '/investors?search=seed&range=500k-1m&sort=investment-low',
    api: [answers('get', INVESTORS, { count: 2, results: EXAMPLE_INVESTORS.slice(0, 2) })],
  },
};

export const Loading: Story = { parameters: { api: [hangs('get', INVESTORS)] } };

export const NobodyMatches: Story = {
  parameters: {
    at: '/investors?search=quantum&range=1m-5m',
    api: [answers('get', INVESTORS, { count: 0, results: [] })],
  },
};

export const NobodyListed: Story = { parameters: { api: [answers('get', INVESTORS, { count: 0, results: [] })] } };

export const LongTexts: Story = {
  parameters: {
    api: [
      answers('get', INVESTORS, {
        count: 300,
        results: [
          LONG_INVESTOR,
          aPublicInvestor({ bio: '', title: '', investment_fields: [], min_investment: '', max_investment: '' }),
          ...EXAMPLE_INVESTORS.slice(1, 3),
        ],
      }),
    ],
  },
};

export const DidNotLoad: Story = {
  parameters: { api: [refuses('get', INVESTORS, 500, { detail: 'Something went wrong on the server.' })] },
};
