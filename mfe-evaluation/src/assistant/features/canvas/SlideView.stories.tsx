import { imagesOf, layoutDeck, THEMES } from '@northlight/shared-api/deck-layout';
import { DECK_ICONS } from '@northlight/shared-api/deck-layout/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { EXAMPLE_SLIDES } from '../example-deck.fixture.ts';
import type { Slide } from '../slides/slide.ts';
import { SlideView } from './SlideView.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#8fa6b2"/><path d="M0 500 300 180 480 360 600 260 800 500Z" fill="#4d6471"/></svg>',
)}`;

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#b9c4cc"/><circle cx="150" cy="140" r="62" fill="#8a5f49"/><path d="M30 400c0-110 54-165 120-165s120 55 120 165Z" fill="#2f4858"/></svg>',
)}`;

interface InEveryThemeProps {
  slide: Slide;
  /** Size of the slide's images in pixels, if it has some. */
  image?: { width: number; height: number };
  /** URL of the slide's images. */
  url?: string;
}

const themes = Object.keys(THEMES) as (keyof typeof THEMES)[];

/** A slide as each theme draws it. */
function InEveryTheme({ slide, image, url = PICTURE }: InEveryThemeProps) {
  const names = imagesOf(slide);
  const sizes = image ? Object.fromEntries(names.map((name) => [name, image])) : {};
  const urls = Object.fromEntries(names.map((name) => [name, url]));
  return (
    <Sheet>
      {themes.map((theme) => {
        const content = { theme, slides: [slide] };
        const pages = layoutDeck({ footer: 'Isferd', content, images: sizes, icons: DECK_ICONS });
        return pages.map((page) => (
          <figure key={`${theme} ${page.number}`}>
            <SlideView page={page} images={urls} label={`Slide ${page.number}: ${slide.title}`} />
            <figcaption>{THEMES[theme].name}</figcaption>
          </figure>
        ));
      })}
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--s6);

  & > figure {
    margin: 0;
  }

  & svg {
    border: 1px solid var(--line);
  }

  & figcaption {
    margin-top: var(--s2);
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

const meta = { title: 'Assistant/Slides', component: InEveryTheme } satisfies Meta<typeof InEveryTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofKind = <Kind extends Slide['kind']>(kind: Kind) => {
  const slide = EXAMPLE_SLIDES.find((each): each is Extract<Slide, { kind: Kind }> => each.kind === kind);
  if (!slide) throw new Error(`No example of ${kind}`);
  return slide;
};

export const Title: Story = { args: { slide: ofKind('title') } };
export const TitleWithPicture: Story = {
  args: {
    slide: { ...ofKind('title'), image: 'strip.png', alt: 'Hills, as a stand-in for a screenshot' },
    image: { width: 800, height: 500 },
  },
};
export const Section: Story = { args: { slide: ofKind('section') } };
export const Bullets: Story = { args: { slide: ofKind('bullets') } };
export const BulletCards: Story = {
  args: {
    slide: {
      ...ofKind('bullets'),
      title: 'Why carriers pay',
      look: 'cards',
      lines: ['Claims: settled in a day', 'Drivers: called before the load is lost', 'Fuel: one trip, not two'],
      icons: ['file-invoice', 'truck', 'gas-station'],
    },
  },
};
export const FourBulletCards: Story = {
  args: {
    slide: {
      ...ofKind('bullets'),
      title: 'Why carriers pay',
      look: 'cards',
      lines: [
        'Claims are settled in a day, because the strip proves the temperature',
        'Drivers are called eleven hours before the load is lost',
        'Buyers see the same curve as the carrier, so nobody argues',
        'The strip costs twelve cents and needs no gateway',
      ],
    },
  },
};
export const BulletSteps: Story = {
  args: {
    slide: {
      ...ofKind('bullets'),
      title: 'How a load is saved',
      look: 'steps',
      lines: ['A strip measures the seal', 'A model compares it with past trips', 'The driver is called'],
      icons: ['thermometer', 'cpu', 'phone-call'],
    },
  },
};
export const NumberedSteps: Story = {
  args: {
    slide: {
      ...ofKind('bullets'),
      title: 'How a load is saved',
      look: 'steps',
      lines: [
        'A strip measures the seal',
        'A model compares it with past trips',
        'The driver is called',
        'The load is sold',
      ],
    },
  },
};
export const TwoColumns: Story = { args: { slide: ofKind('columns') } };
export const BeforeAndAfter: Story = { args: { slide: { ...ofKind('columns'), look: 'before-after' } } };
export const Quote: Story = { args: { slide: ofKind('quote') } };
export const Metrics: Story = { args: { slide: ofKind('metrics') } };
export const BigNumber: Story = { args: { slide: ofKind('number') } };
export const NumberAtTheLeft: Story = { args: { slide: { ...ofKind('number'), look: 'left' } } };
export const Timeline: Story = { args: { slide: ofKind('timeline') } };
export const MarketCircles: Story = { args: { slide: ofKind('market') } };
export const MarketFunnel: Story = { args: { slide: { ...ofKind('market'), look: 'funnel' } } };
export const Table: Story = { args: { slide: ofKind('table') } };
export const Comparison: Story = {
  args: {
    slide: {
      ...ofKind('table'),
      title: 'The only one that warns in time',
      table: {
        columns: ['', 'Isferd', 'Paper logger', 'Gateway'],
        rows: [
          ['Reads the load itself', 'Yes', 'Yes', 'No'],
          ['Warns before it spoils', 'Yes', 'No', 'Partly'],
          ['Works without the driver', 'Yes', 'No', 'Yes'],
          ['Price', '$19 a month', '$4 a trip', '$120 a month'],
        ],
        look: 'comparison',
        own_column: 1,
      },
    },
  },
};
export const BarChart: Story = { args: { slide: ofKind('chart') } };
export const LineChart: Story = {
  args: {
    slide: {
      ...ofKind('chart'),
      chart: {
        type: 'line',
        unit: '$K',
        categories: ['Feb', 'May', 'Aug', 'Oct'],
        series: [
          { name: 'Monthly revenue', values: [9, 21, 40, 64] },
          { name: 'Monthly cost', values: [30, 33, 41, 46] },
        ],
      },
    },
  },
};
export const PieChart: Story = {
  args: {
    slide: {
      ...ofKind('chart'),
      title: 'Use of funds',
      chart: {
        type: 'pie',
        unit: '%',
        categories: ['Sales', 'Product', 'Hardware', 'Reserve'],
        series: [{ name: 'Share of the round', values: [40, 30, 20, 10] }],
      },
    },
  },
};
export const Team: Story = { args: { slide: ofKind('team') } };
export const FounderAlone: Story = {
  args: { slide: { ...ofKind('team'), people: ofKind('team').people.slice(0, 1) } },
};
const withPhotos = (count: number) => ({
  ...ofKind('team'),
  people: Array.from({ length: count }, (_, at) => ({
    name: ['Ines Varga-Holm', 'Odd Breivik', 'Tomasz Łukasik'][at % 3] ?? '',
    role: ['CEO', 'CTO', 'Head of sales'][at % 3] ?? '',
    background: count > 4 ? '' : 'Cold-chain telemetry at two carriers',
    ...(at % 4 !== 1 && { photo: `${at}.jpg` }),
  })),
});
const portrait = { image: { width: 300, height: 400 }, url: PORTRAIT };
export const TeamWithPhotos: Story = { args: { slide: withPhotos(3), ...portrait } };
export const FiveWithPhotos: Story = { args: { slide: withPhotos(5), ...portrait } };
export const TwelveWithPhotos: Story = { args: { slide: withPhotos(12), ...portrait } };
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><circle cx="40" cy="40" r="34" fill="#1a1a2e"/><rect x="92" y="28" width="210" height="24" fill="#1a1a2e"/></svg>',
)}`;
const withLogos = (count: number) => ({
  ...ofKind('logos'),
  logos: Array.from({ length: count }, (_, at) => ({
    name: ['Fjordfrakt', 'Nordic Chill', 'Havlaks'][at % 3] ?? '',
    ...(at % 5 !== 1 && { image: `${at}.png`, ground: 'light' as const }),
  })),
});
const logo = { image: { width: 320, height: 80 }, url: LOGO };
export const LogoNames: Story = { args: { slide: ofKind('logos') } };
export const FourLogos: Story = { args: { slide: withLogos(4), ...logo } };
export const TwelveLogos: Story = { args: { slide: withLogos(12), ...logo } };
export const Closing: Story = { args: { slide: ofKind('closing') } };
export const ImageToAdd: Story = { args: { slide: ofKind('image') } };
export const WideImage: Story = {
  args: {
    slide: { ...ofKind('image'), image: 'strip.png', alt: 'Hills, as a stand-in for a photo' },
    image: { width: 800, height: 500 },
  },
};
export const TallImage: Story = {
  args: {
    slide: { ...ofKind('image'), image: 'strip.png', alt: 'Hills, as a stand-in for a photo' },
    image: { width: 400, height: 1200 },
  },
};
export const Screenshot: Story = {
  args: {
    slide: {
      ...ofKind('image'),
      title: 'A strip on every pallet',
      image: 'strip.png',
      alt: 'Hills, as a stand-in for a screenshot',
      caption: 'The view of a carrier',
      lines: ['The strip tells how warm the load is', 'The driver sees it before the load is lost'],
      look: 'screenshot',
    },
    image: { width: 800, height: 500 },
  },
};
export const Photo: Story = {
  args: {
    slide: {
      ...ofKind('image'),
      title: 'Every tenth pallet is refused',
      image: 'strip.png',
      alt: 'Hills, as a stand-in for a photo',
      caption: '',
      lines: [],
      look: 'photo',
    },
    image: { width: 1200, height: 800 },
  },
};
export const PhotoOnCover: Story = {
  args: {
    slide: { ...ofKind('title'), image: 'strip.png', alt: 'Hills, as a stand-in for a photo', look: 'photo' },
    image: { width: 1200, height: 800 },
  },
};
export const ImageOnPanel: Story = {
  args: {
    slide: {
      ...ofKind('image'),
      title: 'A strip on every pallet',
      image: 'strip.png',
      alt: 'Hills, as a stand-in for a photo',
      look: 'panel',
    },
    image: { width: 400, height: 900 },
  },
};
export const ImageBesideText: Story = {
  args: {
    slide: {
      ...ofKind('image'),
      image: 'strip.png',
      alt: 'Hills, as a stand-in for a photo',
      lines: ['A strip on every pallet tells its warmth.', 'The driver sees it before the load is lost.'],
    },
    image: { width: 800, height: 500 },
  },
};
export const MoreThanFits: Story = {
  args: {
    slide: {
      ...ofKind('bullets'),
      lines: Array(14).fill('A load that arrives warm is lost, and so is the customer who waited for it.'),
    },
  },
};
export const ChineseAndJapanese: Story = {
  args: { slide: { ...ofKind('bullets'), title: '冷链 in 日本', lines: ['物流の追跡', '温度监测', '냉장 창고'] } },
};
