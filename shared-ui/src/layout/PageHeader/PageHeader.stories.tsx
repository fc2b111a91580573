import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Printer } from 'lucide-react';
import { BackLink } from '../../actions/BackLink/BackLink.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Investors' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};
export const WithLead: Story = {
  args: { children: '22 investors with a public profile. Read what they fund before you send a deck.' },
};
export const WithWayBackAndActions: Story = {
  args: {
    title: 'Isferd seed deck',
    children: 'isferd-seed-v4.pdf · 14 slides · evaluated 18 Nov 2026',
    back: <BackLink to="/dashboard">Back to Dashboard</BackLink>,
    actions: (
      <>
        <Button icon={<Printer />}>Print Results</Button>
        <ButtonLink variant="primary" to="/evaluation">
          Evaluate Another Deck
        </ButtonLink>
      </>
    ),
  },
};
export const WithBreadcrumbs: Story = {
  args: {
    title: 'Leonie Harrow',
    back: (
      <Breadcrumbs
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Investors', to: '/investors' },
        ]}
        current="Leonie Harrow"
      />
    ),
  },
};
export const VeryLongTitle: Story = { args: { title: `isferd-${'seed-'.repeat(30)}v4.pdf` } };
