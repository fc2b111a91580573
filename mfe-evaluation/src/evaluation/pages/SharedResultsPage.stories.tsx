import { anEvaluation, answers, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { around } from '../features/results/report.fixture.ts';
import SharedResultsPage from './SharedResultsPage.tsx';

const SHARED = '/api/pitch-decks/shared-evaluations/{token}/';

const meta = {
  title: 'Shared results',
  component: SharedResultsPage,
  parameters: { layout: 'fullscreen', route: '/shared-results/:token', at: '/shared-results/x' },
} satisfies Meta<typeof SharedResultsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const evaluation = { ...anEvaluation(), share_expires_at: '2026-12-18T09:30:00.000Z' };

export const Filled: Story = { parameters: { api: [answers('get', SHARED, evaluation), ...around] } };
export const OnItsWay: Story = { parameters: { api: [hangs('get', SHARED)] } };
export const TakenBack: Story = {
  parameters: { api: [refuses('get', SHARED, 404, { code: 'not_found', detail: 'Evaluation not found.' })] },
};
export const Failed: Story = { parameters: { api: [refuses('get', SHARED, 500, {})] } };
