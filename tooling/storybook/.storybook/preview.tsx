import { mockApi } from '@northlight/shared-api/testing';
import type { Preview } from '@storybook/react-webpack5';
import { Surroundings } from './Surroundings.tsx';
import type { StoryParameters } from './story-parameters.ts';

/** Storybook does not type story parameters. */
const ofStory = ({ api, session, route, at }: StoryParameters) => ({ api, session, route, at });

// The mock stays until the next story begins, because an unmounting page may still send requests.
let endLast = () => {};

const preview: Preview = {
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Design system', 'Shell'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    backgrounds: { disabled: true },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  beforeEach: ({ parameters }) => {
    endLast();
    endLast = mockApi(ofStory(parameters).api ?? []);
  },
  decorators: [
    (Story, { globals, parameters, id }) => (
      <Surroundings key={id} theme={globals.theme} {...ofStory(parameters)}>
        <Story />
      </Surroundings>
    ),
  ],
};

export default preview;
