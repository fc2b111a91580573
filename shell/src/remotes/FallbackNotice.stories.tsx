import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import FallbackNotice from './FallbackNotice.tsx';
import { RemoteFailure } from './failures.ts';

const meta = {
  title: 'Parts/Fallback release',
  component: FallbackNotice,
  parameters: { layout: 'fullscreen' },
  args: { reason: new RemoteFailure('threw-on-load', 'mfe-evaluation'), onRetry: fn() },
} satisfies Meta<typeof FallbackNotice>;
export default meta;

export const Notice: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try the newest' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
