import type { Meta, StoryObj } from '@storybook/react-webpack5';
import ChoicesBar from './ChoicesBar.tsx';

const override = { name: 'mfe-evaluation', origin: 'http://localhost:3005' };
const nothing = { overrides: [], refused: [], disabled: [] };

const meta = {
  title: 'Parts/Parts chosen for this browser',
  component: ChoicesBar,
  parameters: { layout: 'fullscreen' },
  args: { choices: { ...nothing, overrides: [override] } },
} satisfies Meta<typeof ChoicesBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromElsewhere: Story = {};
export const SwitchedOff: Story = { args: { choices: { ...nothing, disabled: ['mfe-settings', 'mfe-questions'] } } };
export const Refused: Story = {
  args: { choices: { ...nothing, refused: [{ ...override, origin: 'https://elsewhere.example' }] } },
};
