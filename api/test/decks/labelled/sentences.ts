/** A sentence under the title of its slide; null when the slide has none. */
export type Placed = readonly [title: string | null, text: string];

/** Sentences that a rule should recognise, and lookalikes that it should not, by rule id. */
export interface Sentences {
  rule: string;
  /** At least specific: band 5 or 8. */
  telling: readonly Placed[];
  /** Not a match, despite its words or numbers. */
  lookalike: readonly Placed[];
}

export const SENTENCES: readonly Sentences[] = [
  {
    rule: 'pain',
    telling: [
      ['The problem', 'Clinics lose 11 hours a week to phone calls about appointments.'],
      ['The pain', 'Every fourth pallet arrives with the wrong label.'],
      ['Unmet need', 'Half of the patients stop taking the drug within a year.'],
      ['The challenge', 'Two of five tenders are won by the only bidder.'],
      [null, 'Returns cost retailers $890 billion in 2024.'],
    ],
    lookalike: [
      ['The solution', 'Our app saves clinics 11 hours a week.'],
      ['Problem', 'What if no pallet was ever lost again?'],
      ['Market', 'Retailers spend $890 billion on logistics.'],
      ['Team', 'Ann solved hard problems at Oracle for 9 years.'],
      ['Competition', 'Legacy vendors suffer from slow updates.'],
      ['Traction', '40 clinics no longer struggle with phone calls.'],
    ],
  },
  {
    rule: 'why-now',
    telling: [
      ['Why now', 'Battery packs fell from $780 to $115 a kWh between 2013 and 2024.'],
      ['Why now?', 'The Digital Product Passport becomes mandatory for textiles in 2027.'],
      [null, 'From July 2026 a new regulation requires every importer to report its emissions.'],
      ['Tailwinds', 'Sensors cost a tenth of what they did in 2018.'],
    ],
    lookalike: [
      ['Traction', 'Our revenue rose by 40% since March 2025.'],
      ['Team', 'Mia has become head of product by 2024.'],
      ['Roadmap', 'By 2028 we will serve ten countries.'],
      ['Ask', 'By 2027 the round gets us to $3M ARR.'],
    ],
  },
  {
    rule: 'status-quo',
    telling: [
      ['Problem', 'Site managers copy delivery notes into spreadsheets by hand every evening.'],
      ['The problem', 'Planners still fax their orders to 30 depots.'],
      ['Problem', 'Every team rebuilds rate limits and spend caps itself.'],
    ],
    lookalike: [
      ['Solution', 'Staff photograph the note instead of typing it.'],
      ['Contact', 'Join us today!'],
      ['Traction', 'We currently work with 12 depots.'],
      ['Team', 'She still advises the Ministry of Health.'],
      ['Market', 'Today the market is worth $4 billion.'],
    ],
  },
  {
    rule: 'offer',
    telling: [
      ['Solution', 'A nurse scans the wristband; the pump sets itself to the prescribed dose.'],
      ['How it works', 'Hosts forward a booking mail and get the cleaner’s shift written into the roster.'],
      [null, 'Ferrous is a marketplace for scrap metal between workshops and foundries.'],
    ],
    lookalike: [
      ['Market', 'Software helps hospitals spend $40 billion a year.'],
      ['Team', 'We built the payments platform at Adyen.'],
      ['Competition', 'Acme is a platform for hospital logistics.'],
      ['Problem', 'Nobody lets nurses order supplies themselves.'],
      [null, 'Pitch deck · Confidential · 2026'],
    ],
  },
  {
    rule: 'status',
    telling: [
      ['Status', 'Pilot with two dairies since October 2025'],
      ['From lab to field', 'First 5 MW unit commissioned at Arla in May 2025'],
      ['Stage', 'Prototype on the bench, 12 sheep treated'],
      [null, 'Live in 14 stores since March 2026'],
    ],
    lookalike: [
      ['IP', 'US patent 11,200,334 granted, runs to 2041.'],
      [null, '2 million teams run Postgres in production.'],
      ['Competition', 'Acme launched in 2019 and is live in nine countries.'],
      ['Team', 'Jo launched Klarna in Spain in 2016.'],
      ['Problem', 'Most hospitals run on software from 1998.'],
      ['Roadmap', 'We will launch in Spain in 2027.'],
      ['Market', 'The autopilot market launched in 2015.'],
    ],
  },
  {
    rule: 'result',
    telling: [
      ['Results', 'Kestrel cut start-up faults from 40 to 6 a machine in 2026.'],
      ['Pilot', 'Picking errors fell by 62% in eight weeks at Bol.'],
      ['Results', 'Nordhaus: overtime down from 14% to 5% between Q2 and Q3 2025'],
    ],
    lookalike: [
      ['Solution', 'Our platform could save companies up to 40% of their costs.'],
      ['Solution', 'Available 24/7 with 99.99% uptime'],
      ['Problem', 'Hospitals saved 3% by closing wards in 2023.'],
      ['Financials', 'We reduce burn to $80K by June.'],
      ['Team', 'At Bosch she cut costs by 30%.'],
    ],
  },
  {
    rule: 'size',
    telling: [
      ['Market', '7,100 machine builders in Europe at €80K each are €570M a year.'],
      ['Commercial opportunity', '240,000 diagnosed patients in the US and EU5'],
      ['Bottom-up', '4,300 sites × €2.9M a tank = €12.5B'],
      [null, 'Healthy snacks are a R$5.3 billion category, growing 9% a year.'],
      ['TAM', '₹90,000 crore of school fees a year'],
      ['Market size', 'SAM of $1.9B, SOM of $140M'],
    ],
    lookalike: [
      ['Traction', '$1.2 billion of invoices processed'],
      ['Competition', 'Acme is valued at $2 billion.'],
      ['Ask', 'A $5M round for a billion dollar company'],
      ['Problem', 'Fraud costs banks $40 billion a year.'],
      ['Team', 'Ran a $300M industry unit at Siemens.'],
      ['Financials', '$40M revenue in 2030 is 1% of the market.'],
    ],
  },
  {
    rule: 'segment',
    telling: [
      ['Target customers', 'Independent pharmacies with two to nine branches in Spain'],
      ['Who buys first', 'The 740 utilities that must report their losses from 2027'],
      [null, 'Our beachhead: 310 hospitals with a robotic theatre'],
    ],
    lookalike: [
      ['Target market', 'Families and individuals in need'],
      ['Target audience', 'Everyone who uses the internet'],
      ['Audience', 'Businesses of all sizes'],
      ['Customers', 'Our customers love us'],
      ['Team', 'Our first customers were friends of Ann.'],
    ],
  },
  {
    rule: 'reach',
    telling: [
      ['Market', 'The market grows at 12% CAGR to 2030 (Mintel).'],
      ['Market', 'SOM: 400 sites, €38M a year'],
      ['Market', 'Heat pumps in Poland: €0.4B in 2024, €1.9B in 2030 (Rystad)'],
    ],
    lookalike: [
      ['Traction', 'Revenue is growing by 12% a month.'],
      ['Team', 'Grew market share at Nokia from 4% to 9%.'],
      ['Competition', 'Acme holds a market share of 40%.'],
      ['Financials', 'We plan for annual growth of 90%.'],
    ],
  },
  {
    rule: 'revenue',
    telling: [
      ['Traction', '$1.24M ARR in March 2026'],
      ['GMV', '2025: €6.8M'],
      ['Sales', 'R$1.9M net revenue in 2025, R$0.5M in 2024'],
      ['Customers', 'Bosch prepaid 300 units in May 2025.'],
      ['MRR', 'Jan 2025 €4k → Jan 2026 €31k'],
      [null, '52 paying customers, $41K MRR'],
      ['Revenue', '£310,000 invoiced in 2025, two thirds of it to Siemens'],
    ],
    lookalike: [
      ['Problem', 'Shops lose 300 customers a month to queues.'],
      ['Competition', 'Acme has 10,000 customers and $40M revenue.'],
      ['Team', 'Grew sales to $50M at Vexel.'],
      ['Pricing', '$19 per customer and month'],
      ['Financials', 'Revenue of $4M by 2028 is our plan.'],
      ['Market', 'Hospitals are customers that spend $4 billion.'],
      ['Traction', 'Conversations with six water companies'],
    ],
  },
  {
    rule: 'usage',
    telling: [
      ['Engagement', 'DAU/MAU 41%'],
      ['Community', '11.2k GitHub stars'],
      ['Installed base', '140 buses in two cities since April 2025'],
      ['Adoption', '31 clinics with 1,900 nurses'],
      [null, '74,000 downloads in the first month'],
    ],
    lookalike: [
      ['Solution', 'Scales to 10 million users.'],
      ['Competition', 'Acme has 2 million users.'],
      ['Market', '3 billion people are users of messaging apps.'],
      ['Team', 'Built products for 40 million users at Spotify.'],
      ['Traction', 'The free plan is limited to 5 users.'],
      ['Architecture', 'Sessions expire after 30 minutes for all users.'],
    ],
  },
  {
    rule: 'growth',
    telling: [
      ['Cohorts', '81% of the January cohort still order in month 8'],
      ['Traction', 'NRR 118%'],
      ['Engagement', 'D1 62%, D7 44%, D30 31%'],
      ['Traction', '3.1x YoY'],
      ['Traction', 'Reorder rate 74%'],
    ],
    lookalike: [
      ['Market', 'Growth of 12% a year'],
      ['Team', 'Doubled revenue at Nokia in 2019.'],
      ['Problem', 'Churn costs telcos 20% of their revenue.'],
      ['Solution', 'Our model predicts churn with 94% precision.'],
    ],
  },
  {
    rule: 'validation',
    telling: [
      ['Validation', 'Chiesi pays €1.2M for joint work, signed in September 2025.'],
      ['What customers say', '“It paid for itself in a month.” – Tom Beck, Haldor'],
      [null, 'Winner of the Hello Tomorrow prize 2025'],
    ],
    lookalike: [
      ['Team', 'Ann won the Fields Medal.'],
      ['Competition', 'Acme was in Y Combinator in 2021.'],
      ['Problem', 'We interviewed nobody in particular.'],
      ['Validation', 'Everyone loves it'],
    ],
  },
  {
    rule: 'price',
    telling: [
      ['Pricing', '€22 per bus and month'],
      ['Business model', 'MXN 30 per withdrawal, paid by the worker'],
      ['Monetization', '£5.99/mo or £39/yr'],
      ['Take rate 8.5%', '€900 of contribution on each sale'],
      ['Survey as a service', '£900 a day with operator'],
      ['Price', 'CHF 9 a bike and day'],
      ['Business model', 'NGN 400 per delivery'],
    ],
    lookalike: [
      ['Competition', 'Acme charges $99 per month.'],
      ['Problem', 'Patients pay $300 per visit.'],
      ['Ask', 'We pay back in 3 years at $10 per share.'],
      ['Team', 'Led pricing at Uber, $2 billion a year.'],
      ['Architecture', 'Price multiplier vs. reputation score'],
      ['Revenue', 'Revenue'],
    ],
  },
  {
    rule: 'route',
    telling: [
      ['Go-to-market', '60% of our pipeline comes through Sage resellers.'],
      ['Distribution', 'Physios hand out our QR code instead of paper.'],
      [null, 'Two of three customers come by referral from their accountant.'],
    ],
    lookalike: [
      ['Competition', 'Acme sells through distributors in 40 countries.'],
      ['Problem', 'Referrals arrive by fax.'],
      ['Team', 'Ran the inbound sales team at HubSpot.'],
      ['Sales', 'R$1.9M net revenue in 2025'],
    ],
  },
  {
    rule: 'unit-economics',
    telling: [
      ['Business model', 'CAC payback 9 mo'],
      ['Economics', 'LTV/CAC 4.2x'],
      ['GTM', 'Sales cycle of 70 days'],
      ['Unit economics', 'KSh 95 left per advance after capital and default'],
    ],
    lookalike: [
      ['Competition', 'Acme has gross margins of 80%.'],
      ['Problem', 'Gross margins of bakeries fell to 4%.'],
      ['Team', 'Brought CAC down by 30% at Bolt.'],
    ],
  },
  {
    rule: 'alternatives',
    telling: [
      ['Competition', 'Stampli: approval, not matching'],
      ['Competitors', 'Quizlet'],
      ['Landscape', 'Surplex auctions whole plants.'],
      ['Comparable tools', 'NotebookLM'],
      ['Existing tools', 'Procore, for general contractors'],
      ['Alternatives', 'Headspace'],
      [null, 'Unlike Salesforce we need no consultant.'],
    ],
    lookalike: [
      ['Competition', 'Existing solutions are insufficient'],
      ['Competition', 'There is no real competition.'],
      ['Team', 'Previously at Oracle, a competitor to SAP'],
      ['Market', 'Compared to 2020 the market doubled.'],
      ['Traction', '40% more orders compared with last year at Vexel'],
      ['Solution', 'Unlike paper, nothing gets lost.'],
    ],
  },
  {
    rule: 'difference',
    telling: [
      ['Competition', 'Pg_dump of 500 GB takes 3 hours; we take 4 seconds.'],
      ['Why we win', '96% straight-through against 40% for Stampli'],
      ['Competition', 'Nutty does not name the grower; only we do.'],
      [null, 'Unlike Salesforce we need no consultant.'],
    ],
    lookalike: [
      ['Why it wins', 'Truthful time: real timestamps + overlap lanes.'],
      ['Why us', 'Seamless integration'],
      ['Advantages', 'Great user experience and beautiful design'],
      ['What’s unique', 'Three things that nobody can be bothered to build'],
      ['How we win', 'Speed'],
      ['Team', 'The only team with 40 years of experience'],
      ['Traction', 'Growing faster than last year by 20%'],
      ['Problem', 'Smaller than a grain of sand, microplastics are everywhere.'],
    ],
  },
  {
    rule: 'protection',
    telling: [
      ['IP', 'EP 2 741 903 granted in 2023'],
      ['Moat', 'Exclusive supply from Fraunhofer until 2030'],
      ['Defensibility', 'Two patents filed in March 2024'],
      [null, 'Trained on 4.1 million scans that only we may use'],
    ],
    lookalike: [
      ['Moat', 'Proprietary technology'],
      ['Team', 'Holds 14 patents from her time at Intel.'],
      ['Problem', 'Patent trolls cost firms $29 billion a year.'],
      ['Ask', 'An exclusive offer for 10 investors'],
      ['Solution', 'Trained on 10 billion parameters'],
    ],
  },
  {
    rule: 'people',
    telling: [
      ['Team', 'Clara Teles bought nuts for Natura for eight years'],
      ['Our team', 'Hanna de Boer, logistics, Maersk'],
      ['Leadership', 'Dr Amara Nwosu, CEO: 14 years at GSK'],
      ['Makers', 'Iris Bell, physio'],
      ['Founding team', 'CTO Lee Anders – ex-Plaid'],
    ],
    lookalike: [
      ['What customers say', '“Wonderful” – Tom Beck, CEO of Haldor'],
      ['Problem', 'Ask any CEO: Monday Morning is hell.'],
      ['Team', 'Curious minds from great universities'],
      ['Team', 'Our Team loves what it does'],
    ],
  },
  {
    rule: 'record',
    telling: [
      ['Team', 'Mirko Lang, eleven years road inspector for the city of Kassel'],
      ['Founders', 'Lars Holm, 12 years battery chemistry at Varta'],
      ['Team', 'Pia Koch, lead of growth at Trivago 2014–2021'],
    ],
    lookalike: [
      ['Traction', 'Sold 40 units in two years'],
      ['Problem', 'Most engineers built it at night.'],
      ['Competition', 'Acme was founded and sold twice.'],
      ['Team', 'A proven track record'],
    ],
  },
  {
    rule: 'completeness',
    telling: [
      ['Team', '14 people in Stuttgart and Brno'],
      ['Team', 'VP Sales Joy Park – Procore'],
      ['Advisors', 'Dr Paula Reyes, advisor, UCSF'],
    ],
    lookalike: [
      ['Problem', 'A team of 40 nurses does nothing else.'],
      ['Market', 'Firms with 50 employees spend $19K a year.'],
      ['Traction', 'HR teams with 200 employees'],
    ],
  },
  {
    rule: 'ask',
    telling: [
      ['The ask', '₹5 crore for two more cities'],
      ['Funding', '€4M until certification'],
      ['What we are raising', '€7M equity'],
      ['Capital', 'R$3M for a second line'],
      [null, 'We are raising $2M on a SAFE.'],
      ['The round', '£18M, 24 months, Phase 1 readout'],
    ],
    lookalike: [
      [null, 'We raised awareness with 40,000 leaflets.'],
      ['Competition', 'Acme raised $40M in 2023.'],
      ['Team', 'Raised $12M for his last company.'],
      ['Market', 'Funds invest $4 billion in this sector.'],
      [null, 'We are looking for a head of sales with 5 years of experience.'],
      ['Problem', 'Charities spend 30% of what they raise on raising it.'],
      ['Solution', 'Teachers raising $500 for a class trip use us first.'],
      ['Traction', 'Clubs have raised $1.2M with our app since 2024.'],
    ],
  },
  {
    rule: 'use-of-funds',
    telling: [
      ['Use of funds', '55% machinery, 30% working capital, 15% trade marketing'],
      ['Use of proceeds', 'Certification 50%, team 35%, tooling 15%'],
      ['The round', '40% engineering, 35% sales, 25% certification'],
    ],
    lookalike: [
      ['Team', '60% engineering, 40% sales'],
      ['Market', 'Banks allocate 12% of IT budgets to it.'],
      ['Traction', '70% sales through partners'],
      ['Problem', 'Hospitals spend 40% on operations.'],
    ],
  },
  {
    rule: 'milestone',
    telling: [
      ['Ask', '20 months of runway to $4M ARR'],
      ['The round', 'Five tanks by the end of 2027 is the milestone'],
      ['Ask', 'Gets us to 120 hotels and break-even in Q4 2027'],
    ],
    lookalike: [
      ['Traction', 'A milestone: 100 customers in May 2025'],
      ['Team', 'Took his company to profitability in 2019.'],
      ['Problem', 'Airlines need two years to break even.'],
      ['Market', 'The market reached a milestone of $1 billion.'],
    ],
  },
  {
    rule: 'numbers',
    telling: [
      ['Financials', 'Revenue: €0.4M in 2024, €1.1M in 2025, €3M planned for 2026'],
      ['Plan', 'Year two: PLN 9M'],
      ['Projections', '2026: $6M, 2027: $19M'],
      [null, 'Net burn is $85K a month.'],
    ],
    lookalike: [
      ['Market', 'Revenue of the industry was $40B in 2024.'],
      ['Competition', 'Acme had an EBITDA of $3M.'],
      ['Problem', 'We spend 90,000 hours of our lives at work.'],
      ['Team', 'Managed a P&L of $40M at Shell.'],
    ],
  },
];
