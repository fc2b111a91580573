import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { RemoteFailure } from './failures.ts';
import { RemoteErrorCard } from './RemoteErrorCard.tsx';

const meta = {
  title: 'Parts/A remote that fails',
  component: RemoteErrorCard,
  parameters: { layout: 'fullscreen' },
  args: { failure: new RemoteFailure('network', 'mfe-evaluation'), part: 'Pitch Analysis', onRetry: fn() },
} satisfies Meta<typeof RemoteErrorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFetched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const NoAnswer: Story = {
  args: { failure: new RemoteFailure('timeout', 'mfe-dashboard'), part: 'The dashboard' },
};
export const Offline: Story = {
  args: { failure: new RemoteFailure('offline', 'mfe-dashboard'), part: 'The dashboard' },
};
export const NeedsANewerShell: Story = {
  args: {
    failure: new RemoteFailure('incompatible', 'mfe-questions', 'Pagination of @northlight/shared-ui'),
    part: 'The question pages',
  },
};
export const WhatHappened: Story = {
  args: { failure: new RemoteFailure('not-a-remote', 'mfe-settings'), part: 'The settings', release: '0.1.0-3f2a91cc' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What happened'));
    await expect(canvas.getByText('The download was not a part of this product')).toBeVisible();
  },
};
export const NoRegistry: Story = { args: { failure: new RemoteFailure('registry', 'registry'), part: 'The product' } };
export const ReplacedMeanwhile: Story = { args: { failure: new RemoteFailure('outdated', 'mfe-evaluation') } };
export const NotWhatWasReleased: Story = {
  args: { failure: new RemoteFailure('integrity', 'mfe-evaluation') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What happened'));
    await expect(canvas.getByRole('button', { name: 'Copy reference' })).toBeVisible();
  },
};
