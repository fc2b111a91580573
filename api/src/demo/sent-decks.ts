import type { SubmissionStatus } from '@northlight/shared-api/rules';

/** A deck that a demo founder has sent to a demo investor. */
export interface DemoSubmission {
  from: string;
  to: string;
  /** Name of the file in `decks`. */
  deck: string;
  pages: number;
  /** Age in days when the demo data is created. */
  daysAgo: number;
  status: SubmissionStatus;
  /** Answers by question text; without them the questionnaire is still a draft. */
  answers?: Record<string, string>;
}

const INES = 'founder@demo.test';
const TOMOS = 'tomos@kettlewick.example';
const SAOIRSE = 'saoirse@rindle.example';
const VIKTOR = 'viktor@gantrey.example';
const LEONIE = 'investor@demo.test';
const RAVI = 'investor2@demo.test';

/** Oldest first, so that a later deck to the same investor becomes the next version of an earlier one. */
export const SENT_DECKS: readonly DemoSubmission[] = [
  {
    from: INES,
    to: 'dagny@fjellvik.example',
    deck: 'isferd-seed-v3.pdf',
    pages: 8,
    daysAgo: 41,
    status: 'Passed',
    answers: { linkedin_links: 'https://linkedin.example/in/ines-varga-holm' },
  },
  {
    from: INES,
    to: LEONIE,
    deck: 'isferd-seed-v3.pdf',
    pages: 8,
    daysAgo: 34,
    status: 'Reviewed',
  },
  {
    from: VIKTOR,
    to: LEONIE,
    deck: 'gantrey-deck.pdf',
    pages: 5,
    daysAgo: 26,
    status: 'Passed',
    answers: {
      'What stage are you at?': 'Idea',
      'Who could copy this in a year, and what would stop them?': 'Nobody has our experience.',
      'How do you sell?': 'Direct sales',
      'Your financial plan, and what it rests on': 'We expect $10M of revenue in the third year.',
      'Are you raising from other investors now?': 'No',
    },
  },
  {
    from: TOMOS,
    to: RAVI,
    deck: 'kettlewick-pre-seed.pdf',
    pages: 7,
    daysAgo: 19,
    status: 'Contacting',
    answers: {
      'Which job did you do that this product replaces?':
        'I reconciled reimbursements for my own two pharmacies, nine hours a week, for eleven years.',
      'Does anybody pay for it today?': 'Yes',
      'Who pays, how much, and since when?':
        '23 independent pharmacies pay $79 a month, the first since February 2026.',
      'Do you touch customers’ money?': 'No',
      'Link to your price list': 'https://kettlewick.example/prices',
      linkedin_links: 'https://linkedin.example/in/tomos-adeyinka-reed',
    },
  },
  {
    from: INES,
    to: 'adaeze@tarnwick.example',
    deck: 'isferd-seed-v4.pdf',
    pages: 10,
    daysAgo: 12,
    status: 'Reviewed',
    answers: { linkedin_links: 'https://linkedin.example/in/ines-varga-holm' },
  },
  {
    from: INES,
    to: LEONIE,
    deck: 'isferd-seed-v4.pdf',
    pages: 10,
    daysAgo: 6,
    status: 'Contacting',
    answers: {
      'What stage are you at?': 'In business',
      'What was your revenue in each of the last three months?':
        'July $58K, August $61K, September $64K, all recurring.',
      'Who could copy this in a year, and what would stop them?':
        'A telematics vendor could. They lack labelled outcomes: collecting 8,200 trips takes two winters.',
      'How do you sell?': 'Direct sales',
      'Your financial plan, and what it rests on':
        '150 fleets by March 2028. It rests on $8,400 to win a fleet and $19 per trailer, both as measured over the last 20 fleets.',
      'Are you raising from other investors now?': 'Yes',
      'Who else is in the round?': 'Nordre Havn has committed $900K.',
      'When does it close?': 'February 2027',
      linkedin_links: 'https://linkedin.example/in/ines-varga-holm',
    },
  },
  {
    from: SAOIRSE,
    to: LEONIE,
    deck: 'rindle-seed.pdf',
    pages: 6,
    daysAgo: 3,
    status: 'New',
    answers: {
      'What stage are you at?': 'In business',
      'What was your revenue in each of the last three months?': 'EUR 8,200, 8,200 and 8,200 from two plants on lease.',
      'Who could copy this in a year, and what would stop them?':
        'Two membrane vendors. They sell to plants ten times the size and need a shutdown of three weeks to install.',
      'How do you sell?': 'Direct sales',
      'Your financial plan, and what it rests on':
        'Twelve skids by the end of 2027, EUR 4,100 a month each. It rests on the permit queue staying full.',
      'Are you raising from other investors now?': 'No',
      linkedin_links: 'https://linkedin.example/in/saoirse-malik-doyle',
    },
  },
  { from: TOMOS, to: LEONIE, deck: 'kettlewick-pre-seed.pdf', pages: 7, daysAgo: 1, status: 'New' },
];
