import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Chosen(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs {...props} value={value} onValueChange={setValue}>
      <p>Decks under “{value}”</p>
    </Tabs>
  );
}

const meta = {
  title: 'Overlays/Tabs',
  component: Tabs<string>,
  tags: ['autodocs'],
  args: {
    label: 'Pitch Deck Submissions',
    items: [
      { value: 'new', label: 'New', count: 6 },
      { value: 'reviewed', label: 'Contacted', count: 4 },
      { value: 'passed', label: 'Rejected', count: 9 },
      { value: 'all', label: 'All', count: 19 },
    ],
    value: 'all',
    onValueChange: () => undefined,
    children: null,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};

export const ChosenByArrowKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /New/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Contacted/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Decks under “reviewed”');
  },
};
