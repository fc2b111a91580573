import { figures, type LabelledDeck, prose, slide } from './labelled-deck.ts';

/** Companies from science: drugs, heat, sensors, roads. All of it is invented. */
export const science: readonly LabelledDeck[] = [
  {
    company: 'Cytolume Bio',
    slides: [
      prose('Cytolume Bio', 'Switching fibrosis off at its source', 'Series A, February 2026'),
      slide(
        'Unmet need',
        'Lung fibrosis kills half of its patients within four years of diagnosis (Raghu et al., 2022).',
        'Two approved drugs slow it down. Neither stops it.',
      ),
      slide(
        'CL-101, an inhaled siRNA',
        'Taken twice a month with a standard nebuliser.',
        'Silences LOXL2 in the cells that lay down collagen, and nowhere else.',
      ),
      slide(
        'Preclinical package',
        '64% less collagen in treated mice at week six (n=24, Charles River, Nov 2025)',
        'Clean 28-day toxicology in rats',
        'CTA filing in Q4 2026',
      ),
      slide(
        'Validation',
        'Chiesi pays €1.2M for joint work on delivery, signed in September 2025.',
        'Second agreement under negotiation.',
      ),
      figures(
        'Commercial opportunity',
        { '240k': 'diagnosed patients in the US and EU5', '$3.7B': 'sales of nintedanib, 2024' },
        'Source: Boehringer annual report, Orphanet',
      ),
      slide(
        'Path to value',
        'We take CL-101 to Phase 2a and partner there. Comparable deals paid $60M to $125M upfront.',
      ),
      slide(
        'Competitive landscape',
        'Nintedanib: diarrhoea in 62% of patients (EU label, 2023)',
        'Bexotegrast: stopped in Phase 2',
        'No other programme is inhaled and silences the gene.',
      ),
      slide('IP', 'US patent 11,842,105 granted, runs to 2041.', 'Two PCT filings on the particle.'),
      slide(
        'Leadership',
        'Dr Amara Nwosu, CEO: 14 years at GSK, took three respiratory drugs to IND',
        'Prof Henrik Dahl, CSO: described LOXL2 in fibrosis, Karolinska',
        'SAB: Dr Paula Reyes (UCSF)',
      ),
      slide('Series A', '£18M, 24 months, Phase 1 readout', '£5M non-dilutive award from Wellcome, January 2026'),
    ],
    labels: [8, 8, 8, 8, 5, 8, 8, 8],
    evidence: { text: ' (n=24, Charles River, Nov 2025)', labels: { 1: 5 } },
  },
  {
    company: 'Brinewell',
    slides: [
      prose('Brinewell', 'Steam for factories from cheap night power'),
      slide(
        'Factories burn gas for steam',
        'Process heat is 18% of all CO₂ emissions (IEA Heat Report, 2024).',
        'A mid-size dairy burns €2.4M of gas a year.',
      ),
      slide(
        'Why now?',
        'Night power in Denmark cost less than gas on 201 days of 2025 (Energinet).',
        'ETS2 puts a price on it from 2027.',
      ),
      slide(
        'A salt tank the size of three containers',
        'Charges on cheap hours, gives 180 °C steam for sixteen hours.',
        'Hooks up to the boiler house that is there; no stop of production.',
      ),
      slide(
        'From bench to dairy',
        'First 5 MWh tank commissioned at Thise Dairy in October 2025',
        '94% round-trip efficiency over the first 1,900 hours',
      ),
      slide(
        'Pipeline',
        'Three signed letters of intent, 42 MWh together: Arla, Danish Crown, KMC',
        'Eleven more sites in audit',
      ),
      slide(
        'Bottom-up market',
        '4,300 sites × €2.9M a tank = €12.5B',
        'Sites: Eurostat PRODCOM 2023, food, paper and textile',
      ),
      slide('How we sell', 'Heat as a service: €38/MWh on ten-year contracts', 'Utilities co-invest in the tank'),
      slide(
        'Others store heat too',
        'Rondo and Antora heat bricks to 1,000 °C for cement.',
        'Kyoto Group needs a new boiler house.',
      ),
      slide(
        'The people behind it',
        'Mette Sand built salt loops for Aalborg CSP, 2009–2020.',
        'Jonas Bech financed €400M of heat plants at Nordea.',
      ),
      slide(
        'What we are raising',
        '€7M equity',
        '€3M of it from EIFO, approved December 2025',
        'Five tanks by the end of 2027',
      ),
    ],
    labels: [10, 8, 8, 8, 5, 5, 8, 8],
    evidence: {
      text: 'Sites: Eurostat PRODCOM 2023, food, paper and textile',
      labels: { 2: 5 },
    },
  },
  {
    company: 'Gravimetrix',
    slides: [
      prose('Gravimetrix', 'Seeing underground without digging'),
      slide(
        'The pain',
        'Every four minutes a digger hits a pipe somewhere in Britain.',
        'Crews dig trial holes because the maps are wrong.',
      ),
      slide(
        'A quantum gravity sensor on a trolley',
        'Cold atoms fall in a vacuum; the trolley draws a map of the voids beneath it.',
        'Works through concrete and wet clay, where radar is blind.',
      ),
      slide('TRL 6', 'Field trial on two streets in Leicester found seven of eight buried pipes.'),
      slide('Who needs this', 'Utilities, rail, tunnelling, archaeology'),
      slide('Interest so far', 'Conversations with six water companies'),
      slide('Survey as a service', '£900 a day with operator'),
      slide('Ground radar vs us', 'Ground radar: blind in clay. Trial holes: £1,200 each. Gravity: neither.'),
      slide(
        'Team',
        'Spin-out of the University of Birmingham',
        'Dr Fiona Mair, atom interferometry',
        'Ravi Shah, formerly operations at Balfour Beatty',
      ),
      slide('Seeking £1.6M', 'for a sensor that one person can carry'),
    ],
    labels: [5, 5, 3, 3, 5, 5, 5, 5],
    evidence: { text: '£900 a day with operator', instead: 'Priced per project', labels: { 4: 3 } },
  },
  {
    company: 'Tarmac Sense',
    slides: [
      prose('Tarmac Sense', 'Potholes found by buses'),
      slide(
        'Roads are inspected twice a year by car',
        'Towns paid €310M in damages for potholes in 2024 (German Association of Towns).',
        'Between inspections nobody looks.',
      ),
      slide(
        'A sensor under the bus seat',
        'Feels every bump on every line, every day, and files a repair order with a photo.',
        '€85 bill of materials, ten minutes to fit.',
      ),
      slide(
        'Installed base',
        '140 buses in Kassel and Fulda since April 2025',
        '2,300 potholes reported, 91% confirmed on site',
      ),
      slide(
        'The numbers',
        '€148k contracted for 2026',
        '2 paying cities, 5 pilots',
        'Kassel doubled its fleet after three months',
      ),
      slide('Market', 'Every city has roads', 'Smart city spending is growing rapidly'),
      slide('Pricing', '€22 per bus and month', 'Hardware at cost'),
      slide(
        'Alternatives',
        'vialytics: phone behind the windscreen, someone must drive',
        'Laser vans: €60 a kilometre',
      ),
      slide(
        'Founders',
        'Anke Vogt, electronics engineer',
        'Mirko Lang, eleven years road inspector for the city of Kassel',
      ),
      slide('Ask', '€1M convertible', '18 months to 1,000 buses'),
    ],
    labels: [8, 8, 3, 8, 5, 5, 8, 5],
    evidence: {
      text: 'Mirko Lang, eleven years road inspector for the city of Kassel',
      instead: 'Mirko Lang, sales',
      labels: { 6: 5 },
    },
  },
];
