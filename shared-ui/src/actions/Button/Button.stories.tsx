import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Printer, Upload } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../../layout/Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Evaluate a deck', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Reject' } };
export const WithIcon: Story = { args: { icon: <Printer />, children: 'Print Results' } };

export const EverySize: Story = {
  render: () => (
    <Row>
      <Button size="sm">View Deck</Button>
      <Button size="md" icon={<Upload />}>
        Upload photo
      </Button>
      <Button size="lg" variant="primary">
        Send Pitch Deck
      </Button>
    </Row>
  ),
};

export const Disabled: Story = {
  args: { disabled: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { variant: 'primary', pending: true, children: 'Save changes', pendingLabel: 'Saving…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WholeWidth: Story = { args: { block: true, variant: 'primary', size: 'lg' } };
