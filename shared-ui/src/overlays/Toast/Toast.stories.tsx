import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import type { ToastMessage } from './toast-context.ts';
import { useToast } from './useToast.ts';

function Announcer({ messages }: { messages: ToastMessage[] }) {
  const toast = useToast();
  return <Button onClick={() => messages.forEach(toast)}>Show</Button>;
}

const meta = {
  title: 'Overlays/Toast',
  component: Announcer,
  args: { messages: [{ title: 'Logged out successfully' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const [first] = args.messages;
    await waitFor(() => expect(screen.getAllByText(first?.title ?? '')[0]).toBeVisible());
    await userEvent.hover(screen.getAllByLabelText('Dismiss')[0] ?? document.body);
  },
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Done: Story = { args: { messages: [{ title: 'Settings updated', tone: 'positive' }] } };
export const Failed: Story = {
  args: {
    messages: [{ title: 'Evaluation failed', description: 'Unable to evaluate pitch deck.', tone: 'negative' }],
  },
};
export const Several: Story = {
  args: {
    messages: [
      { title: 'Question deleted successfully', tone: 'positive' },
      { title: 'Questions saved successfully', tone: 'positive' },
      { title: 'Access Denied', description: 'This page is only available to investors.', tone: 'negative' },
    ],
  },
};
export const WithAction: Story = {
  args: { messages: [{ title: 'Isferd rejected', action: { label: 'Undo', onPress: () => undefined } }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Isferd rejected')).toBeNull());
  },
};
export const BesideAnAction: Story = {
  args: { messages: [{ title: 'Save failed', tone: 'negative' }] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button style={{ position: 'fixed', right: '2rem', bottom: '2rem' }}>Save</Button>
      </>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    const toast = screen.getByText('Save failed').getBoundingClientRect();
    const save = screen.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(toast.right < save.left || toast.bottom < save.top).toBe(true);
  },
};
export const AboveABottomBar: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div data-bottom-bar="">
          {['left', 'right'].map((side) => (
            <Button
              key={side}
              style={{ position: 'fixed', [side]: '4rem', bottom: 'calc(var(--s5) + var(--bottombar))' }}
            >
              Save {side}
            </Button>
          ))}
        </div>
      </>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    // Only the toast itself is in the way of a click, not the window below it.
    const toast = screen.getByText('Logged out successfully').getBoundingClientRect();
    await expect(toast.top).toBeLessThan(window.innerHeight / 2);
    const below = document.elementFromPoint(toast.left, window.innerHeight / 2);
    await expect(screen.getByRole('region', { name: 'Notifications' }).contains(below)).toBe(false);
    await expect(screen.getByRole('region', { name: 'Notifications' }).clientHeight).toBeLessThan(200);
  },
};
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(await screen.findByLabelText('Dismiss'));
    await waitFor(() => expect(screen.queryByText('Logged out successfully')).toBeNull());
  },
};
