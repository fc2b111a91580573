/** An example for each gap, in the order of its occurrence where there are several. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  amount: ['$24,000'],
  channel: ['resellers'],
  'committed amount': ['$500K'],
  company: ['Siemens'],
  cost: ['$240'],
  costs: ['$19,000'],
  customer: ['Siemens'],
  customers: ['hospitals'],
  'do what': ['plan their shifts'],
  'earlier amount': ['$9,000'],
  'earlier month': ['May 2024'],
  'earlier number': ['430'],
  hours: ['14'],
  'how it is done today': ['days of phone calls'],
  'how many': ['86'],
  invention: ['the sensor'],
  investor: ['Accel Partners'],
  'kind of customer': ['private hospitals'],
  'month year': ['May 2025'],
  months: ['18'],
  name: ['Anna Berg', 'Paul Reyes', 'Ines Duarte'],
  'new rule or technology': ['the new directive'],
  'number of buyers': ['60,000 hospitals'],
  number: ['1,240'],
  'patent number': ['EP 3 812 456'],
  percentage: ['45%', '35%', '20%'],
  price: ['$49'],
  problem: ['missed shifts'],
  'product or team': ['the planning team'],
  product: ['Our app'],
  'prototype, pilot or live': ['live'],
  region: ['Germany'],
  rival: ['Workday'],
  role: ['head of operations'],
  'round amount': ['$2M'],
  'source, year': ['Eurostat, 2025'],
  task: ['planning'],
  'team size': ['9'],
  'test or source, year': ['Eurostat, 2025'],
  'their value': ['90 minutes'],
  total: ['$1.4 billion'],
  unit: ['user'],
  use: ['engineering', 'sales', 'operations'],
  users: ['hospitals'],
  'waste, time or cost': ['overtime'],
  'what decides a purchase': ['planning time'],
  what: ['overtime'],
  'where it falls short': ['plans one site only'],
  'year to year': ['2015 to 2022'],
  year: ['2024'],
  years: ['7'],
  'your value': ['6 minutes'],
};

const GAP = /\[([^\]]+)\]/gu;

/** The names of the gaps in a rewrite, in lower case. */
export const gapsIn = (rewrite: string): string[] =>
  [...rewrite.matchAll(GAP)].map(([, name = '']) => name.toLowerCase());

/**
 * A rewrite with an example in each gap.
 * @throws {Error} when there is no example for a gap
 */
export function filled(rewrite: string): string {
  const seen = new Map<string, number>();
  return rewrite.replace(GAP, (_, written: string) => {
    const name = written.toLowerCase();
    const examples = EXAMPLES[name];
    if (!examples) throw new Error(`No example for the gap [${written}]`);
    const at = seen.get(name) ?? 0;
    seen.set(name, at + 1);
    const example = examples[at % examples.length] ?? '';
    return /^\p{Lu}/u.test(written) ? example.charAt(0).toUpperCase() + example.slice(1) : example;
  });
}
