import { LEONIES_ANSWERS } from './questionnaires.ts';
import type { DemoInvestor } from './types.ts';

/** The two investors whose accounts are listed at server start. */
export const LEONIE: DemoInvestor = {
  email: 'investor@demo.test',
  name: ['Leonie', 'Harrow'],
  title: 'Partner',
  company: 'Brackenfold Capital',
  phone: '+44 20 7946 0112',
  sector: 'Logistics',
  bio: 'I back teams that fix freight, food and factories. First check at seed, and I answer within two weeks. Before Brackenfold I ran procurement for a grocery chain for eleven years, so I know what a buyer asks and how long it takes. I like founders who count things themselves.',
  fields: ['Logistics', 'Industrial', 'Climate', 'AI & Machine Learning'],
  range: [500_000, 3_000_000],
  stage: 'Seed',
  geography: 'United Kingdom, Benelux, Nordics',
  tags: 'cold chain, procurement, unit economics',
  experience: 'Eleven years in procurement, nine as an investor. Led 24 seed rounds, sits on five boards.',
  preferences:
    'Revenue from at least three customers who do not know each other. Hardware is welcome when it has run for a winter.',
  investments: 'Coldframe, Haulwright, Tallow & Tin, Siltmark',
  exits: 'Ferrymen, Onset Grain',
  slug: 'leonie-harrow',
  site: 'brackenfold',
  questionnaire: LEONIES_ANSWERS,
};

export const RAVI: DemoInvestor = {
  email: 'investor2@demo.test',
  name: ['Ravi', 'Chandrasen'],
  title: 'Angel investor',
  company: 'Saltgate Angels',
  phone: '+44 20 7946 0145',
  sector: 'Fintech',
  bio: 'Twenty years in payments, now on the other side. I look for boring problems with impatient buyers. I write small cheques early and bring two customers with each of them.',
  fields: ['Fintech', 'SaaS'],
  range: [25_000, 150_000],
  stage: 'Pre-seed',
  geography: 'United Kingdom, Ireland, India',
  tags: 'payments, reconciliation, compliance',
  experience: 'Built settlement systems at two card processors. 31 angel investments since 2016.',
  preferences: 'A founder who has done the job that the product replaces. A price on the website. No tokens.',
  investments: 'Ledgerly Park, Tillwright, Nettle Pay',
  exits: 'Countersign',
  slug: 'ravi-chandrasen',
  site: 'saltgate',
};
