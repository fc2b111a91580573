import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Bar, Elevation, Name, Panel, Sample, Shape, Swatch, Swatches, Tokens } from './Specimen.tsx';

const meta = { title: 'Foundations/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

const CURVE = /^(quick|steady|ease)$/;
const SCHEMES = ['light', 'dark'] as const;

/** Light and dark side by side, whichever theme is active. */
export const Colours: Story = {
  args: {
    filter: ({ value }) => /^(light-dark\(|#|rgb)/.test(value),
    children: (tokens) => (
      <Swatches>
        {SCHEMES.map((scheme) => (
          <Panel key={scheme} style={{ colorScheme: scheme }}>
            {tokens.map((token) => (
              <Swatch key={token.name}>
                <span style={{ background: `var(--${token.name})` }} />
                <Name {...token} />
              </Swatch>
            ))}
          </Panel>
        ))}
      </Swatches>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('--accent')).toHaveLength(2);
  },
};

export const Type: Story = {
  args: {
    filter: ({ name }) => /^(text|title)-/.test(name),
    children: (tokens) => (
      <Stack gap="s4">
        {tokens.map((token) => (
          <div key={token.name}>
            <Sample
              data-face={token.name.startsWith('title') ? 'display' : 'sans'}
              style={{ fontSize: `var(--${token.name})` }}
            >
              Evidence, slide 4
            </Sample>
            <Name {...token} />
          </div>
        ))}
      </Stack>
    ),
  },
};

export const Space: Story = {
  args: {
    filter: ({ name }) => /^(s\d+|target|indent-.*)$/.test(name),
    children: (tokens) => (
      <Stack gap="s3">
        {tokens.map((token) => (
          <div key={token.name}>
            <Bar style={{ width: `var(--${token.name})` }} />
            <Name {...token} />
          </div>
        ))}
      </Stack>
    ),
  },
};

export const Shapes: Story = {
  args: {
    filter: ({ name }) => name.startsWith('radius-'),
    children: (tokens) => (
      <Swatches>
        {tokens.map((token) => (
          <div key={token.name}>
            <Shape style={{ borderRadius: `var(--${token.name})` }} />
            <Name {...token} />
          </div>
        ))}
      </Swatches>
    ),
  },
};

export const Elevations: Story = {
  args: {
    filter: ({ name }) => name.startsWith('lift-'),
    children: (tokens) => (
      <Swatches>
        {tokens.map((token) => (
          <Elevation key={token.name} style={{ boxShadow: `var(--${token.name})` }}>
            <Name name={token.name} />
          </Elevation>
        ))}
      </Swatches>
    ),
  },
};

/** With reduced motion both durations are zero, so elements move instantly. */
export const Motion: Story = {
  args: {
    filter: ({ name }) => CURVE.test(name),
    children: (tokens) => (
      <Stack gap="s3">
        {tokens.map((token) => (
          <Name key={token.name} {...token} />
        ))}
      </Stack>
    ),
  },
};
