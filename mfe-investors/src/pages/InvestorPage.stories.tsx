import { anInvestorUser, answers, aPublicInvestor, aSession, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG_INVESTOR } from '../features/investor/example-investors.fixture.ts';
import InvestorPage from './InvestorPage.tsx';

const PROFILE = '/api/accounts/investors/by-slug/{slug}/';

const investor = aPublicInvestor({
  bio: 'I back teams that fix freight, food and factories. First check at seed, and I answer within two weeks. Before Brackenfold I ran procurement for a grocery chain for eleven years, so I know what a buyer asks and how long it takes. I like founders who count things themselves.',
  twitter: 'https://twitter.com/example',
});

const meta: Meta<typeof InvestorPage> = {
  title: 'Pages/Investor',
  component: InvestorPage,
  parameters: {
    layout: 'fullscreen',
    route: '/investor/:slug',
    at: '/investor/leonie-harrow',
    api: [answers('get', PROFILE, investor)],
  },
};

export default meta;
type Story = StoryObj<typeof InvestorPage>;

export const Filled: Story = {};

export const LittleTold: Story = {
  parameters: {
    api: [
      answers('get', PROFILE, {
        ...investor,
        title: '',
        bio: 'I invest in software.',
        investment_fields: [],
        investment_preferences: '',
        previous_investments: '',
        previous_exits: '',
        min_investment: '',
        max_investment: '',
        linkedin: '',
        twitter: '',
      }),
    ],
  },
};

export const LongTexts: Story = {
  parameters: { api: [answers('get', PROFILE, { ...LONG_INVESTOR, custom_url_slug: 'leonie-harrow' })] },
};

export const Loading: Story = { parameters: { api: [hangs('get', PROFILE)] } };

export const NotActive: Story = { parameters: { api: [refuses('get', PROFILE, 403, { detail: 'Not live.' })] } };

export const OwnPreview: Story = {
  parameters: { session: aSession(anInvestorUser({ id: investor.id, is_profile_live: false })) },
};

export const NotFound: Story = { parameters: { api: [refuses('get', PROFILE, 404, { detail: 'Not found.' })] } };

export const DidNotLoad: Story = { parameters: { api: [refuses('get', PROFILE, 500, { detail: 'Server error.' })] } };
