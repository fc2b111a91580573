import type { DemoDeck, DemoSlide } from './draw.ts';

const ISFERD_SLIDES: readonly DemoSlide[] = [
  {
    kicker: 'Problem',
    title: 'One refrigerated load in nine arrives too warm',
    figures: [
      ['11.4%', 'of 8,200 trips we monitored between January and September 2026 left their temperature band'],
      ['$31K', 'average write-off for a rejected dairy load, 212 claims, 2025'],
    ],
    points: [
      'The alarm comes when the limit is crossed. By then the load is lost and the driver is four hours from a dock.',
    ],
    source: 'Source: own telemetry, 1 January to 30 September 2026; claims of three carriers, 2025',
  },
  {
    kicker: 'Why now',
    title: 'From January 2027 shippers must prove temperature per pallet',
    points: [
      'The revised transport rule was adopted in May 2026. A trace per trailer no longer counts.',
      'A pallet sensor cost $41 in 2021 and costs $9 today.',
    ],
  },
  {
    kicker: 'Solution',
    title: 'A warning eleven hours before the load spoils',
    figures: [
      ['11 h', 'median warning before a limit is crossed'],
      ['94%', 'of warnings were right, 640 events, 2026'],
    ],
    points: ['In use since November 2024. The driver gets one line: what to do, by when, and the nearest cold dock.'],
  },
  {
    kicker: 'Market',
    title: '412,000 refrigerated trailers on European roads',
    figures: [
      ['$94M', 'a year at $19 per trailer and month, all trailers'],
      ['$27M', 'fleets of 50 to 500 trailers, which buy telemetry already'],
    ],
    source: 'Source: register of temperature-controlled vehicles, 2025',
  },
  {
    kicker: 'Traction',
    title: '41 paying fleets, $64K a month',
    figures: [
      ['41', 'paying fleets in September 2026, up from 17 a year before'],
      ['$64K', 'monthly recurring revenue, September 2026'],
      ['118%', 'net revenue retention, twelve months'],
    ],
    source: 'Source: billing ledger, 30 September 2026',
  },
  {
    kicker: 'Business model',
    title: '$19 per trailer per month',
    points: [
      'Gross margin was 74% in the third quarter of 2026.',
      'Winning a fleet costs $8,400 and is earned back in seven months, average of the last 20.',
      'Two telematics resellers brought 12 of 41 fleets.',
    ],
  },
  {
    kicker: 'Competition',
    title: 'Others sound the alarm, we predict',
    points: [
      'Frostline and CoolTrace alert when a limit is crossed. Neither had predicted a breach in the trial that Halvorsen Fresh ran in March 2026.',
      'Our model learns from 8,200 trips with labelled outcomes. A newcomer needs two winters to collect them.',
    ],
  },
  {
    kicker: 'Team',
    title: 'We ran cold chains before we built this',
    points: [
      'Ines Varga-Holm, CEO: seven years of cold-chain operations at a dairy exporter, 140 trailers.',
      'Oskar Lindgaard, CTO: built telemetry for two carriers, 2015 to 2023.',
      'Nine people, four of them engineers.',
    ],
  },
  {
    kicker: 'Ask',
    title: '$2.5M to reach 150 fleets by March 2028',
    figures: [
      ['55%', 'sales in Germany and Poland'],
      ['30%', 'pallet sensor, second supplier'],
      ['15%', 'certification'],
    ],
    points: ['$900K is committed by Nordre Havn. The round closes in February 2027.'],
  },
];

const ISFERD_FIRST_SLIDES: readonly DemoSlide[] = [
  {
    kicker: 'Problem',
    title: 'Too many refrigerated loads arrive warm',
    points: ['Spoiled food is a huge problem for everybody in the cold chain.'],
  },
  {
    kicker: 'Solution',
    title: 'Telemetry that looks ahead',
    points: ['Our machine learning platform will warn drivers before a load spoils.'],
  },
  { kicker: 'Market', title: 'A market worth billions', points: ['Food logistics is enormous and grows every year.'] },
  { kicker: 'Team', title: 'The right team', points: ['Ines Varga-Holm, CEO', 'Oskar Lindgaard, CTO'] },
  { kicker: 'Ask', title: 'We are raising $2M', points: ['To build the team and go to market.'] },
];

const ISFERD_SECOND_SLIDES: readonly DemoSlide[] = [
  {
    kicker: 'Problem',
    title: 'One refrigerated load in nine arrives too warm',
    figures: [['$31K', 'average write-off for a rejected dairy load, 212 claims, 2025']],
    points: [
      'The alarm comes when the limit is crossed. By then the load is lost and the driver is four hours from a dock.',
    ],
    source: 'Source: claims of three carriers, 2025',
  },
  {
    kicker: 'Solution',
    title: 'A warning before the load spoils',
    points: ['In use since November 2024. The driver gets one line: what to do, by when, and the nearest cold dock.'],
  },
  {
    kicker: 'Market',
    title: '412,000 refrigerated trailers on European roads',
    points: ['Every one of them needs a way to know that its load is safe.'],
  },
  {
    kicker: 'Traction',
    title: 'Fleets already pay',
    figures: [['29', 'paying fleets in March 2026']],
  },
  { kicker: 'Business model', title: '$19 per trailer per month', points: ['Fleets pay by subscription.'] },
  {
    kicker: 'Team',
    title: 'We ran cold chains before we built this',
    points: [
      'Ines Varga-Holm, CEO: seven years of cold-chain operations at a dairy exporter, 140 trailers.',
      'Oskar Lindgaard, CTO: built telemetry for two carriers, 2015 to 2023.',
    ],
  },
  { kicker: 'Ask', title: 'We are raising $2M', points: ['To build the team and go to market.'] },
];

/** The slides of the sample have a sum that does not come out, so that the sample shows how that is reported. */
const SAMPLE_SLIDES: readonly DemoSlide[] = ISFERD_SLIDES.map((slide) =>
  slide.kicker === 'Ask'
    ? {
        ...slide,
        figures: [
          ['55%', 'sales in Germany and Poland'],
          ['30%', 'pallet sensor, second supplier'],
          ['25%', 'certification'],
        ],
      }
    : slide,
);

/** The deck of the sample result. */
export const SAMPLE: DemoDeck = {
  file: 'isferd-seed-deck.pdf',
  company: 'Isferd',
  promise: 'We predict spoiled loads before they happen.',
  occasion: 'Seed deck, October 2026',
  colour: [0.1, 0.29, 0.75],
  slides: SAMPLE_SLIDES,
};

/** The decks that the demo's founders have evaluated and sent. All companies are invented. */
export const DECKS: readonly DemoDeck[] = [
  {
    file: 'isferd-seed-v4.pdf',
    company: 'Isferd',
    promise: 'We predict spoiled loads before they happen.',
    occasion: 'Seed deck, October 2026',
    colour: [0.1, 0.29, 0.75],
    slides: ISFERD_SLIDES,
  },
  {
    file: 'isferd-seed-v3.pdf',
    company: 'Isferd',
    promise: 'Cold-chain telemetry that looks ahead.',
    occasion: 'Seed deck, August 2026',
    colour: [0.1, 0.29, 0.75],
    slides: ISFERD_SLIDES.filter(({ kicker }) => kicker !== 'Competition' && kicker !== 'Why now'),
  },
  {
    file: 'isferd-seed-v2.pdf',
    company: 'Isferd',
    promise: 'Cold-chain telemetry that looks ahead.',
    occasion: 'Seed deck, April 2026',
    colour: [0.1, 0.29, 0.75],
    slides: ISFERD_SECOND_SLIDES,
  },
  {
    file: 'isferd-seed-v1.pdf',
    company: 'Isferd',
    promise: 'Cold-chain telemetry that looks ahead.',
    occasion: 'Seed deck, January 2026',
    colour: [0.1, 0.29, 0.75],
    slides: ISFERD_FIRST_SLIDES,
  },
  {
    file: 'kettlewick-pre-seed.pdf',
    company: 'Kettlewick',
    promise: 'Bookkeeping that reconciles itself for independent pharmacies.',
    occasion: 'Pre-seed deck, September 2026',
    colour: [0.06, 0.42, 0.36],
    slides: [
      {
        kicker: 'Problem',
        title: 'A pharmacist spends Sunday matching payments',
        figures: [['9 h', 'a week per shop, diary study in 14 shops, spring 2026']],
        points: ['Reimbursements arrive 40 days late, in lump sums, without the prescriptions they pay for.'],
      },
      {
        kicker: 'Solution',
        title: 'Each payment split back into its prescriptions',
        points: [
          'Reads the remittance file, matches 97% of lines by itself, and shows the rest on one page.',
          'In use in 23 shops since February 2026.',
        ],
      },
      {
        kicker: 'Traction',
        title: '23 shops pay $79 a month',
        figures: [
          ['23', 'paying shops, September 2026'],
          ['0', 'have left since the first paid month, February 2026'],
        ],
      },
      {
        kicker: 'Business model',
        title: 'A price on the website',
        points: ['$79 per shop and month, first month free. Two buying groups recommend us to 310 members.'],
      },
      {
        kicker: 'Team',
        title: 'One pharmacist, one settlement engineer',
        points: [
          'Tomos Adeyinka-Reed, CEO: owned two pharmacies for eleven years.',
          'Lena Foxworth, CTO: wrote settlement systems at a card processor.',
        ],
      },
      {
        kicker: 'Ask',
        title: '$400K for eighteen months',
        points: ['Two engineers, and 200 shops by March 2028.'],
      },
    ],
  },
  {
    file: 'rindle-seed.pdf',
    company: 'Rindle',
    promise: 'Dairies use their water twice.',
    occasion: 'Seed deck, October 2026',
    colour: [0.02, 0.39, 0.5],
    slides: [
      {
        kicker: 'Problem',
        title: 'A litre of milk takes 2.4 litres of water to process',
        points: [
          'Water prices for industry rose by 38% in Ireland between 2022 and 2026. Permits to discharge are full in nine counties.',
        ],
        source: 'Source: national utility tariffs, 2022 and 2026',
      },
      {
        kicker: 'Solution',
        title: 'A skid that returns 61% of rinse water',
        figures: [['61%', 'returned, measured by the plant over 14 weeks in 2026']],
        points: ['Fits through a dairy door, is installed over a weekend, and stops by itself when a reading is off.'],
      },
      {
        kicker: 'Traction',
        title: 'Two plants pay, four have signed',
        points: ['Glanmere Dairy has paid EUR 4,100 a month since April 2026. Four letters of intent name a date.'],
      },
      {
        kicker: 'Team',
        title: 'We have cleaned tanks at four in the morning',
        points: [
          'Saoirse Malik-Doyle, CEO: process engineer, six years in dairies.',
          'Ferdia Quill, operations: commissioned 31 membrane plants.',
        ],
      },
      {
        kicker: 'Ask',
        title: '$1.2M for twelve installed skids by the end of 2027',
        points: ['Half for skids that stay ours and are leased, half for two engineers and certification.'],
      },
    ],
  },
  {
    file: 'gantrey-deck.pdf',
    company: 'Gantrey',
    promise: 'Robots for the warehouses that exist.',
    occasion: 'September 2026',
    colour: [0.45, 0.2, 0.12],
    slides: [
      {
        kicker: 'Vision',
        title: 'Every warehouse will be automated',
        points: ['The market is enormous and growing quickly.', 'Nobody else does what we do.'],
      },
      {
        kicker: 'Product',
        title: 'An arm that rides on existing shelves',
        points: ['A prototype picked 140 boxes an hour in our workshop in July 2026.'],
      },
      {
        kicker: 'Team',
        title: 'Three robotics engineers',
        points: ['Viktor Anselm-Osei and two colleagues from the same laboratory.'],
      },
      { kicker: 'Ask', title: 'We are raising $5M', points: ['To build the team and go to market.'] },
    ],
  },
];
