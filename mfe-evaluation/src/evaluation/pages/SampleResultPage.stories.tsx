import { anEvaluation, answers, hangs, refuses } from '@northlight/shared-api/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { around } from '../features/results/report.fixture.ts';
import SampleResultPage from './SampleResultPage.tsx';

const SAMPLE = '/api/pitch-decks/evaluations/sample/';

const meta = {
  title: 'Sample result',
  component: SampleResultPage,
  parameters: { layout: 'fullscreen', route: '/sample-result', at: '/sample-result' },
} satisfies Meta<typeof SampleResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { api: [answers('get', SAMPLE, anEvaluation({ name: 'Isferd' })), ...around] },
};
export const OnItsWay: Story = { parameters: { api: [hangs('get', SAMPLE)] } };
export const Busy: Story = {
  parameters: {
    api: [refuses('get', SAMPLE, 503, { code: 'busy', detail: 'Too many decks are being read. Please try again.' })],
  },
};
