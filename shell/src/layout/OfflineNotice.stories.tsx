import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice.tsx';

/** Shadows what the browser says about its connection. */
function connect(isOnline: boolean) {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const meta = {
  title: 'Parts/OfflineNotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  beforeEach: () => {
    connect(false);
    return () => connect(true);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re offline.');
  },
};
