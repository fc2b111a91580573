import { figures, type LabelledDeck, prose, slide, under } from './labelled-deck.ts';

/** Companies that sell software to other companies. All of it is invented. */
export const software: readonly LabelledDeck[] = [
  {
    company: 'Parsley',
    slides: [
      prose('Parsley', 'Month-end close for restaurant groups'),
      under(
        'The problem',
        'Closing the books takes a restaurant group 11 days',
        'Bookkeepers re-key 2,300 supplier invoices a month into two systems (our time study at nine groups, spring 2025).',
        'By the time owners learn that food cost has drifted, the month is gone.',
      ),
      under(
        'What it does',
        'Invoices in, closed books out',
        'Staff photograph each delivery note; Parsley matches it to the order, codes the line and posts it to the ledger.',
        'Shipping since September 2024. 61 groups close in it every month.',
      ),
      figures(
        'Where we are, October 2025',
        { '61': 'groups on annual contracts', '$1.4M': 'annual recurring revenue', '1.8%': 'monthly logo churn' },
        'Twelve months earlier: 19 groups and $0.4M.',
      ),
      slide(
        'Who we sell to',
        '18,400 multi-site restaurant groups in the US and Canada run between 3 and 80 sites (National Restaurant Register, 2024).',
        'At an average of $23K a year that is $420M.',
      ),
      slide(
        'How we earn',
        '$290 per site per month, billed yearly in advance.',
        'Two of three new groups arrive through their point-of-sale vendor: Lattice POS has referred 38 since January 2025.',
        'A new group pays back its acquisition cost in eight months.',
      ),
      slide(
        'The alternatives',
        'Ledgerly and Platebooks read invoices but leave the matching to people.',
        'Most groups still hire an outside bookkeeper at about $3,000 a month per ten sites.',
      ),
      slide(
        'Who is building this',
        'Dana Whitlock (CEO) ran finance for Copper Kettle, 44 restaurants, 2016 to 2023.',
        'Ivo Petrov (CTO) led document recognition at Scanwell for six years.',
      ),
      slide(
        'The round',
        'Raising $4M seed extension.',
        'Alder Street Ventures has signed for $1.5M, November 2025.',
        'Half goes into onboarding, a third into engineering, the rest into a second point-of-sale integration.',
      ),
    ],
    labels: [8, 8, 8, 10, 8, 5, 8, 8],
    evidence: { text: 'Alder Street Ventures has signed for $1.5M, November 2025.', labels: { 7: 5 } },
  },
  {
    company: 'Queuesmith',
    slides: [
      prose('Queuesmith', 'Support queues that sort themselves'),
      slide(
        'Problem',
        'Support teams spend the first minutes of every ticket deciding who should answer it.',
        'Misrouted tickets are passed on between three desks before somebody owns them.',
      ),
      slide(
        'Solution',
        'Queuesmith reads an incoming ticket, guesses the desk and the urgency, and explains the guess in one line the agent can correct.',
      ),
      slide('Product', 'Connects with Zendesk and Intercom.', 'Open beta.'),
      slide('Market', 'Customer service software is a $14 billion market.'),
      slide('Traction', '7 teams use the beta.', 'About 9,000 tickets are sorted each week.'),
      slide('Pricing', '$12 per agent per month', 'Free for the first three agents'),
      slide('Competitors', 'Built-in rules of Zendesk', 'Forethought', 'Doing it by hand'),
      slide(
        'Team',
        'Hana Suzuki – product',
        'Piotr Malec – machine learning',
        'Both previously at a support outsourcer',
      ),
      slide('Ask', '$600K pre-seed'),
    ],
    labels: [5, 5, 5, 5, 5, 5, 5, 5],
    evidence: {
      text: '$600K pre-seed',
      instead: 'Looking for pre-seed investors',
      labels: { 7: 3 },
    },
  },
  {
    company: 'Brightstack AI',
    slides: [
      prose('Brightstack AI', 'Unlocking the power of your data'),
      slide('The challenge', 'Businesses are drowning in data and struggle to get value out of it.'),
      slide(
        'Our solution',
        'Brightstack is a next-generation AI platform that empowers teams to make better decisions faster.',
      ),
      slide('Why us', 'Cutting-edge proprietary algorithms', 'Seamless integration', 'Unmatched accuracy'),
      slide('A massive opportunity', 'AI is transforming every industry and the market is exploding.'),
      slide('Business model', 'SaaS subscription with enterprise licences'),
      slide('Team', 'A world-class team of serial entrepreneurs and AI experts'),
      slide('Join us', 'We are looking for partners who share our vision.'),
    ],
    labels: [3, 3, 3, 0, 3, 3, 3, 0],
    evidence: {
      text: 'SaaS subscription with enterprise licences',
      instead: 'Thank you for your attention',
      labels: { 4: 0 },
    },
  },
  {
    company: 'Ferrule',
    heldOut: 'first',
    slides: [
      prose('Ferrule', 'Cables tested before the machine ships. Series A, September 2026'),
      under(
        'Why this matters',
        'One wrong crimp stops a packaging line for a day',
        'Machine builders traced 31% of start-up faults to wiring in 2025 (Federation of Machine Makers, annual report).',
        'Each visit to a customer site costs the builder €9,400.',
      ),
      under(
        'Product',
        'A tester the size of a lunch box, and the drawing it checks against',
        'The technician plugs in both ends; the wiring plan lights up green or red wire by wire.',
        'Delivered to 26 builders since February 2024.',
      ),
      slide(
        'What customers measured',
        'Kestrel Packaging cut start-up faults from 40 to 6 a machine between January and August 2026.',
        'Dornhof Robotics skips the second inspection since May 2026.',
      ),
      figures('Momentum', {
        '€2.1M': 'recurring revenue, August 2026',
        '26': 'customers, 9 a year ago',
        '141%': 'net retention',
      }),
      slide(
        'Market',
        '7,100 machine builders in Europe wire by hand (VDX register, 2025).',
        'At €80K each they would spend €570M a year on testing.',
      ),
      slide('Model', '€1,150 per tester and month including software; 74% gross margin in the first half of 2026.'),
      slide(
        'Competition',
        'Cirris benches cost €60K and need a fixture for each harness.',
        'Ferrule needs no fixture: set-up took 12 minutes against 3 days at Kestrel in March 2026.',
      ),
      slide(
        'Team',
        'Lea Brunner, chief executive, sold wiring automation for Komaxa for nine years.',
        'Tobias Rehm, engineering, wrote the test language used at Dornhof from 2012 to 2021.',
      ),
      slide(
        'Financing',
        'We raise €6M to enter North America.',
        '€2.5M is committed by Isar Industrial, August 2026.',
        'Revenue: €0.4M in 2024, €1.1M in 2025, €3M planned for 2026.',
      ),
    ],
    labels: [8, 10, 8, 10, 8, 8, 8, 8],
    evidence: {
      text: 'Delivered to 26 builders since February 2024.',
      instead: 'In use at builders across Europe.',
      labels: { 1: 8 },
    },
  },
  {
    company: 'Tallyroom',
    heldOut: 'first',
    slides: [
      prose('Tallyroom', 'Stock counts without closing the shop'),
      slide('Problem', 'Counting stock means closing for a night and paying eight people overtime.'),
      slide('Solution', 'Shelf labels with a small camera count what is in front of them every hour.'),
      slide('Stage', 'Working prototype in two aisles of a hardware shop.'),
      slide('Market', 'There are millions of shops in the world.'),
      slide('Business model', 'We will rent the labels by the month.'),
      slide('Competition', 'RFID tags are too expensive for cheap goods.'),
      slide('Team', 'Founders with a background in retail and electronics.'),
      slide('Next', 'We seek €400K to build 500 labels.'),
    ],
    labels: [5, 5, 3, 0, 3, 5, 3, 5],
    evidence: {
      text: 'Founders with a background in retail and electronics.',
      instead: 'Marit Solheim, electronics, and Jakob Lund, who ran two hardware shops.',
      labels: { 6: 5 },
    },
  },
];
