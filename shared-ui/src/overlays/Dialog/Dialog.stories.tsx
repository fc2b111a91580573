import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Facts } from '../../display/Facts/Facts.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>View Deck</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const ANSWERS = Array.from({ length: 24 }, (_, index) => ({
  term: `Question ${index + 1}`,
  value: 'August $52K, September $58K, October $64K. All from signed fleet contracts, billed monthly per trailer.',
}));

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Contact Ines Varga-Holm',
    description: 'Founder of Isferd',
    children: <p>ines@isferd.example</p>,
    footer: (
      <>
        <Button>Close</Button>
        <Button variant="primary">Email Founder</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const LargeWithALongBody: Story = {
  args: { size: 'lg', title: 'Isferd', children: <Facts items={ANSWERS} /> },
};

export const ClosedByEscapeWithTheFocusGivenBack: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'View Deck' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Contact Ines Varga-Holm' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
