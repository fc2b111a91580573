import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../display/Card/Card.tsx';
import { Row, Stack } from '../../layout/Stack/Stack.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Loading',
  component: Loading,
  tags: ['autodocs'],
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const InTheFormOfACard: Story = {
  render: (args) => (
    <Card>
      <Loading {...args}>
        <Row>
          <Skeleton width="3.5rem" height="3.5rem" />
          <Stack gap="s2">
            <Skeleton width="11rem" height="1.2rem" />
            <Skeleton width="15rem" />
          </Stack>
        </Row>
        <Skeleton width="92%" />
        <Skeleton width="70%" />
      </Loading>
    </Card>
  ),
};
