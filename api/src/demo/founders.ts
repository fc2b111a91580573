import type { Sector } from '@northlight/shared-api/rules';

/** A founder in the demo data. None of these people and companies exist. */
export interface DemoFounder {
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  title: string;
  work_field: Sector;
  phone: string;
  bio: string;
  website: string;
}

/** Founders who have sent decks, apart from the one whose account is listed at server start. */
export const FOUNDERS: readonly DemoFounder[] = [
  {
    email: 'tomos@kettlewick.example',
    first_name: 'Tomos',
    last_name: 'Adeyinka-Reed',
    company: 'Kettlewick',
    title: 'Founder and CEO',
    work_field: 'Fintech',
    phone: '+44 29 2018 0133',
    bio: 'Kettlewick splits late lump-sum reimbursements back into the prescriptions they pay for. I owned two pharmacies for eleven years and did this by hand on Sundays.',
    website: 'https://kettlewick.example',
  },
  {
    email: 'saoirse@rindle.example',
    first_name: 'Saoirse',
    last_name: 'Malik-Doyle',
    company: 'Rindle',
    title: 'Founder and CEO',
    work_field: 'Climate',
    phone: '+353 1 555 0171',
    bio: 'Rindle builds skids that return 61% of a dairy’s rinse water. Process engineer, six years on the night shift in two plants.',
    website: 'https://rindle.example',
  },
  {
    email: 'viktor@gantrey.example',
    first_name: 'Viktor',
    last_name: 'Anselm-Osei',
    company: 'Gantrey',
    title: 'Founder',
    work_field: 'Robotics',
    phone: '+49 89 5550 0194',
    bio: 'An arm that rides on the shelves a warehouse has. We come from the same robotics laboratory and have a prototype that picks 140 boxes an hour.',
    website: 'https://gantrey.example',
  },
];
