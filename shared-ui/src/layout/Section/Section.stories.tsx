import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormGrid } from '../../form/FormGrid.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Social media',
    children: (
      <FormGrid>
        <TextField label="LinkedIn" />
        <TextField label="Twitter" optional />
        <TextField label="Website" optional />
      </FormGrid>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const OpensAChapter: Story = {
  args: { strong: true, title: 'Investor Profile', note: 'Founders read this before they send a deck.' },
};
