import type { Meta, StoryObj } from '@storybook/react-webpack5';
import SwitchedOff from './SwitchedOff.tsx';

const meta = {
  title: 'Parts/A part that is switched off',
  component: SwitchedOff,
  parameters: { layout: 'fullscreen' },
  args: { part: 'The settings' },
} satisfies Meta<typeof SwitchedOff>;
export default meta;

export const InThisTab: StoryObj<typeof meta> = {};
