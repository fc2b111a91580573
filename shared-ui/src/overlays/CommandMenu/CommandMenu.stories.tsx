import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LayoutDashboard, Presentation, Settings2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { type CommandGroup, CommandMenu, type CommandMenuProps } from './CommandMenu.tsx';

function Opened(props: CommandMenuProps) {
  const [open, setOpen] = useState(props.open);
  const [term, setTerm] = useState(props.term);
  const matches = ({ label }: { label: string }) => label.toLowerCase().includes(term.toLowerCase());
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandMenu
        {...props}
        open={open}
        onOpenChange={setOpen}
        term={term}
        onTermChange={setTerm}
        groups={props.groups.map((group) => ({ ...group, items: group.items.filter(matches) }))}
      />
    </>
  );
}

const GROUPS: CommandGroup[] = [
  {
    label: 'Pages',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, to: '/dashboard' },
      { id: 'settings', label: 'Settings', icon: <Settings2 />, to: '/settings' },
    ],
  },
  {
    label: 'Your decks',
    items: [
      { id: 'deck', label: 'Isferd seed', detail: 'Saved deck', icon: <Presentation />, to: '/assistant/1' },
      {
        id: 'evaluation',
        label: 'isferd-seed-v4.pdf',
        detail: 'Evaluation, 19 Nov 2026',
        icon: <Presentation />,
        to: '/evaluation-results/1',
      },
    ],
  },
  {
    label: 'Investors',
    items: [
      {
        id: 'leonie',
        label: 'Leonie Harrow',
        detail: 'Partner, Brackenfold Capital',
        icon: <UsersRound />,
        to: '/investor/leonie-harrow',
      },
    ],
  },
];

const LONG = 'Wolfeschlegelsteinhausen Bergerdorff-Featherstonehaugh and the deck with a name that does not end';

const meta = {
  title: 'Overlays/CommandMenu',
  component: CommandMenu,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '38rem' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    placeholder: 'Pages, decks and investors',
    term: '',
    onTermChange: () => undefined,
    groups: GROUPS,
    emptyText: 'No page, deck or investor matches.',
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Search' });
const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent;

export const Open: Story = {};
export const Narrowed: Story = { args: { term: 'isferd' } };
export const NothingMatches: Story = { args: { term: 'quantum teapot' } };
export const StillSearching: Story = { args: { status: 'Searching...' } };
export const PartlyLoaded: Story = { args: { status: 'Your decks didn’t load. Close the search and try again.' } };

export const LongNames: Story = {
  args: {
    groups: [
      {
        label: 'Your decks',
        items: [
          { id: 'long', label: LONG, detail: LONG, icon: <Presentation />, to: '/assistant/1' },
          {
            id: 'file',
            label: `${'isferd-series-a-final-'.repeat(8)}.pdf`,
            detail: 'Evaluation, 19 Nov 2026',
            icon: <Presentation />,
            to: '/evaluation-results/1',
          },
        ],
      },
    ],
  },
};

export const ChosenByArrowKeys: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await waitFor(() => expect(highlighted()).toBe('Dashboard'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(highlighted()).toContain('Isferd seed'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(highlighted()).toBe('Settings'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(highlighted()).toContain('Leonie Harrow'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(highlighted()).toBe('Dashboard'));
  },
};

export const FirstMatchOpenedByEnter: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.type(await field(), 'leonie');
    await waitFor(() => expect(highlighted()).toContain('Leonie Harrow'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClosedByEscapeWithTheFocusGivenBack: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await userEvent.type(await field(), 'isferd');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
