import { makeDeck, type SlideText } from './kit.ts';

/** A model seed deck: each claim has its number, date and source. All of it is invented. */
export const goodSlides: readonly SlideText[] = [
  {
    title: 'Tidewell',
    paragraphs: ['Leak detection that pays a water utility back within a year.', 'Seed deck, March 2026'],
  },
  {
    kicker: 'Problem',
    title: 'Utilities lose a fifth of the water they treat',
    metrics: [
      { figure: '21%', label: 'of treated water never reaches a meter, average of 61 utilities, 2025' },
      { figure: '19 days', label: 'from first report to repair, median of 412 leaks we followed in 2025' },
    ],
    bullets: [
      'A mid-size utility writes off $3.1M a year in lost water and emergency digging.',
      'Crews still find leaks by walking the pipe with a listening stick.',
    ],
    source: 'Source: National Water Loss Survey, 2025',
  },
  {
    kicker: 'Why now',
    title: 'From January 2027 loss must be reported per district',
    bullets: [
      'The federal reporting rule adopted in June 2025 fines utilities above 15% loss from January 2027.',
      'Acoustic sensors fell from $240 to $38 between 2019 and 2025 (Halden Acoustics price lists).',
    ],
  },
  {
    kicker: 'Solution',
    title: 'A sensor on the hydrant, a location within two metres',
    bullets: [
      'Tidewell clips to a fire hydrant, listens at night and marks each leak on the map the repair crew already uses.',
      'In production since April 2024: 2,400 sensors on 14 networks.',
      'Marlow Water cut its time to repair from 19 days to 6 in the twelve months to December 2025.',
    ],
  },
  {
    kicker: 'Market',
    title: 'A $1.2 billion market, counted from hydrants',
    metrics: [
      { figure: '$1.2B', label: 'TAM: 2.6M hydrants of US utilities with more than 15% loss, at $460 a year' },
      { figure: '$310M', label: 'SAM: the 740 utilities that must report from 2027' },
      { figure: '$42M', label: 'SOM: 100 utilities in the eight states where our resellers sell, by 2030' },
    ],
    source: 'Source: Federal Drinking Water Inventory, 2025',
  },
  {
    kicker: 'Traction',
    title: '14 paying utilities, $1.1M annual recurring revenue',
    metrics: [
      { figure: '14', label: 'paying utilities in February 2026, up from 5 a year before' },
      { figure: '$1.1M', label: 'annual recurring revenue, February 2026' },
      { figure: '126%', label: 'net revenue retention, twelve months to February 2026' },
    ],
    source: 'Source: billing ledger, 28 February 2026',
  },
  {
    kicker: 'Customers',
    title: 'Utilities start with one district and add the rest',
    bullets: [
      'Marlow Water went from 80 to 620 sensors between March 2024 and January 2026.',
      'No utility has left since the first contract in April 2024.',
      '11 of 14 customers came through a reference call with another utility.',
    ],
  },
  {
    kicker: 'Business model',
    title: '$460 per hydrant per year, sold through pipe distributors',
    bullets: [
      'Utilities pay $460 per hydrant per year, sensor included; gross margin was 71% in 2025.',
      'Brandt Pipe and Corliss Supply resell in eight states for a 15% commission, signed in September 2025.',
      'Winning a utility costs $21K and takes seven months; it is earned back in nine months (average of the 14 customers, 2025).',
    ],
  },
  {
    kicker: 'Competition',
    title: 'Faster than Ortolan, cheaper than Leakwise',
    bullets: [
      'Ortolan needs a technician on each valve: $1,900 per point in 2025 against our $460.',
      'Leakwise analyses recordings that crews must still collect by hand.',
      'US patent 11,842,507, granted in May 2024, covers night-time listening through a hydrant.',
      'Our model is trained on 41,000 confirmed leaks, which no rival can buy.',
    ],
  },
  {
    kicker: 'Team',
    title: 'Two engineers and a utility operator',
    bullets: [
      'Maya Okafor, CEO: ran leakage for Marlow Water from 2014 to 2022, 2,300 km of pipe.',
      'Jonas Lindqvist, CTO: nine years of acoustic sensing at Halden Acoustics, 6 patents.',
      'Priya Raman, VP Sales: sold $24M of metering to utilities at Metrona, 2016 to 2023.',
    ],
  },
  {
    kicker: 'Financials',
    title: 'Break-even at 46 utilities',
    bullets: [
      'Revenue was $0.3M in 2024 and $0.8M in 2025; the plan is $2.4M in 2026 and $6.1M in 2027.',
      'We spend $118K a month (February 2026) and have 11 months of runway.',
    ],
  },
  {
    kicker: 'The ask',
    title: 'Raising $3.5M for 20 months',
    bullets: [
      'Use of funds: 50% sales in eight states, 30% engineering, 20% sensor stock.',
      'It takes us to 40 utilities and $4M annual recurring revenue by December 2027.',
      '$1.2M is committed by Greywater Ventures, January 2026.',
    ],
  },
];

/** Twelve slides of a plausible company, with evidence in every category. */
export async function goodDeck(): Promise<Uint8Array> {
  return (await makeDeck('Tidewell', goodSlides)).save();
}
