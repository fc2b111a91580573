const BODIES = [
  { kind: 'title', title: 'Berthline', subtitle: 'Ports that know an hour ahead which berth is free' },
  { kind: 'section', title: 'Why ships wait', subtitle: 'What a port does not know costs everyone at anchor' },
  {
    kind: 'bullets',
    title: 'Ports lose 4% of their berth hours',
    lines: [
      'A berth stands empty for 50 minutes between two ships',
      'Pilots, tugs and crews are booked by telephone',
      'Nobody sees a delay until the ship is late',
      'Each lost hour costs a terminal $9,000',
    ],
  },
  {
    kind: 'metrics',
    title: 'Nine ports pay for it',
    metrics: [
      { value: '9', label: 'paying ports', source: 'October 2026' },
      { value: '$81K', label: 'monthly revenue', source: 'October 2026' },
      { value: '0', label: 'ports lost', source: 'Since January 2025' },
    ],
  },
  {
    kind: 'chart',
    title: 'Revenue has tripled in a year',
    source: 'Our accounts',
    chart: {
      type: 'bar',
      unit: '$K',
      categories: ['Q4', 'Q1', 'Q2', 'Q3', 'Q4'],
      series: [{ name: 'Monthly revenue', values: [27, 38, 52, 66, 81] }],
    },
  },
  {
    kind: 'table',
    title: 'What others cannot do',
    table: {
      columns: ['', 'Berthline', 'Port software', 'Telephone'],
      rows: [
        ['Knows delays an hour ahead', 'yes', 'no', 'no'],
        ['Books pilots and tugs', 'yes', 'partly', 'yes'],
        ['Runs beside what a port has', 'yes', 'no', 'yes'],
      ],
      look: 'comparison',
    },
  },
  {
    kind: 'timeline',
    title: 'From one port to a coast',
    steps: [
      { date: '2025', title: 'First port', text: 'One terminal, by hand', state: 'done' },
      { date: '2026', title: 'Nine ports', text: 'Forecasts every five minutes', state: 'current' },
      { date: '2028', title: 'Forty ports', text: 'The whole North Sea', state: 'planned' },
    ],
  },
  {
    kind: 'team',
    title: 'Two of us ran a terminal',
    people: [
      { name: 'Ada Renning', role: 'CEO', background: 'Ran berths at a container terminal for six years' },
      { name: 'Tomas Ekeli', role: 'CTO', background: 'Built forecasts for an airport' },
      { name: 'Lin Osei', role: 'Sales', background: 'Sold cranes to forty ports' },
    ],
  },
  {
    kind: 'columns',
    title: 'An hour at anchor',
    left: { heading: 'Today', lines: ['The agent telephones the port', 'The berth is free, but nobody knows'] },
    right: { heading: 'With us', lines: ['The ship slows down in time', 'Pilot and tugs are there when it arrives'] },
  },
];

/** Number of kinds among the slides. */
export const KINDS = BODIES.length;

/** This many slides of all these kinds; the one in the middle of 5 or 60 has bullets. */
export const slidesFor = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `s${place}`,
    notes: 'Say what an hour costs before you say what we do.',
    ...BODIES[place % BODIES.length],
  }));
