import type {
  Answer,
  Approach,
  Evaluation,
  Evidence,
  PublicInvestor,
  Question,
  Questionnaire,
  SecondFactor,
  User,
} from '../contract.ts';
import { type OverallRange, overallRange } from '../rules/scores.ts';
import { LINKEDIN_QUESTION } from '../rules/visible-questions.ts';
import type { Session } from '../session/session.ts';

/** A founder of a fictional company. Override the fields that matter to the test. */
export const aUser = (given: Partial<User> = {}): User => ({
  id: 7,
  first_name: 'Ines',
  last_name: 'Varga-Holm',
  email: 'ines@isferd.test',
  email_verified: true,
  pending_email: null,
  contact_email: '',
  company: 'Isferd',
  work_field: 'Logistics',
  phone: '+47 555 01 234',
  bio: 'Refrigerated freight that tells you before it spoils.',
  title: 'Founder',
  profile_image: null,
  is_investor: false,
  is_superuser: false,
  linkedin: '',
  twitter: '',
  website: '',
  is_profile_live: false,
  is_publicly_listed: false,
  investment_experience: '',
  investment_preferences: '',
  investment_stage: '',
  investment_geography: '',
  expertise_tags: '',
  min_investment: '',
  max_investment: '',
  previous_investments: '',
  previous_exits: '',
  investment_fields: [],
  custom_url_slug: '',
  investor_questionnaire: {},
  notifications: { new_deck: true, deck_status: true, product_news: false },
  ...given,
});

/** An image that needs no server, in a neutral stone colour. */
const PORTRAIT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsb/hfDwAFngJGrmqXNAAAAABJRU5ErkJggg==';

/** An investor with a complete profile that is not published yet. */
export const anInvestorUser = (given: Partial<User> = {}): User =>
  aUser({
    id: 11,
    first_name: 'Leonie',
    last_name: 'Harrow',
    email: 'leonie@brackenfold.test',
    contact_email: 'decks@brackenfold.test',
    company: 'Brackenfold Capital',
    title: 'Partner',
    is_investor: true,
    profile_image: PORTRAIT,
    bio: 'I back teams that fix freight, food and factories. First check at seed, and I answer within two weeks.',
    investment_experience: 'Nine years, 31 first checks.',
    investment_preferences: 'Seed, hands-on, one partner per company.',
    investment_stage: 'Seed',
    investment_geography: 'Nordics and the UK',
    expertise_tags: 'cold chain, procurement, marketplaces',
    min_investment: '500000',
    max_investment: '3000000',
    previous_investments: 'Coldframe, Haulwright, Siltmark',
    previous_exits: 'Quayline',
    investment_fields: ['Logistics', 'Industrial', 'Climate'],
    custom_url_slug: 'leonie-harrow',
    ...given,
  });

/** An investor as listed in the directory. */
export const aPublicInvestor = (given: Partial<PublicInvestor> = {}): PublicInvestor => ({
  id: 11,
  first_name: 'Leonie',
  last_name: 'Harrow',
  title: 'Partner',
  company: 'Brackenfold Capital',
  profile_image: null,
  bio: 'I back teams that fix freight, food and factories. First check at seed, and I answer within two weeks, always.',
  investment_fields: ['Logistics', 'Industrial', 'Climate', 'Energy'],
  previous_investments: 'Tarn, Oxbow Freight',
  previous_exits: 'Quayline',
  investment_preferences: 'Seed, hands-on, one partner per company.',
  min_investment: '$500K',
  max_investment: '$3M',
  email: 'leonie@brackenfold.test',
  linkedin: 'https://www.linkedin.com/in/example',
  twitter: '',
  website: '',
  custom_url_slug: 'leonie-harrow',
  ...given,
});

/** A main text question. */
export const aQuestion = (given: Partial<Question> = {}): Question => ({
  id: 'q-1',
  question: 'Who could copy this in a year, and what would stop them?',
  type: 'text',
  required: true,
  options: [],
  parent_question: null,
  trigger_values: [],
  is_conditional: false,
  ...given,
});

/** An unanswered question, as a founder gets it. */
export const anAnswer = (given: Partial<Answer> = {}): Answer => ({
  ...aQuestion(),
  answer: '',
  file_url: null,
  file_name: null,
  file_size: null,
  ...given,
});

/** What a founder sees before sending an investor a deck. Nothing has been sent so far. */
export const anApproach = (given: Partial<Approach> = {}): Approach => ({
  investment_stage: 'Pre-seed, Seed',
  investment_geography: 'United Kingdom, Benelux, Nordics',
  question_count: 6,
  sent: { count: 0, latest: null },
  ...given,
});

/** A questionnaire with a main question, a dropdown with a follow-up, and the question that is always asked. */
export const aQuestionnaire = (given: Partial<Questionnaire> = {}): Questionnaire => ({
  submission_id: '9d4f6e0a-3f6b-4c62-8d0c-5f0a1b2c3d4e',
  investor: { id: 11, name: 'Leonie Harrow', company: 'Brackenfold Capital' },
  original_filename: 'isferd-seed-v4.pdf',
  answered_at: null,
  answers: [
    anAnswer(),
    anAnswer({ id: 'q-2', question: 'What stage are you at?', type: 'dropdown', options: ['Idea', 'In business'] }),
    anAnswer({
      id: 'q-3',
      question: 'What was your revenue in each of the last three months?',
      is_conditional: true,
      parent_question: 'q-2',
      trigger_values: ['In business'],
    }),
    anAnswer({ ...LINKEDIN_QUESTION, required: false }),
  ],
  ...given,
});

/** A quoted sentence that supports a score. */
export const anEvidence = (given: Partial<Evidence> = {}): Evidence => ({
  slide: 2,
  quote: '11.4% of 8,200 monitored trips, Jan–Sep 2026',
  box: { x: 0.06, y: 0.34, width: 0.52, height: 0.05 },
  recognised: false,
  rule: 'Size of the problem',
  reason: 'A number with its period.',
  band: 8,
  source: 'Sequoia Capital, Writing a Business Plan',
  ...given,
});

const EVALUATION: Omit<Evaluation, keyof OverallRange> = {
  id: '4f8c2c1e-7b0e-4f43-9d56-0a2f6f1f9c01',
  name: 'isferd-seed-v4.pdf',
  original_filename: 'isferd-seed-v4.pdf',
  created_at: '2026-11-18T09:30:00.000Z',
  page_count: 14,
  file_sha256: 'b'.repeat(64),
  has_slides: true,
  engine: 'rubric',
  rubric_version: '1',
  discrepancies: [],
  unreadable_slides: [],
  foreign_slides: [],
  hidden_text_slides: [],
  hidden_texts: [],
  partly_read_slides: [],
  strengths: [
    'Problem & why now: the loss is measured and the date of the new rule makes the timing concrete (slide 2).',
  ],
  improvements: ['Competition & protectability: no alternative that buyers use today is named.'],
  next_steps: [
    {
      title: 'Compare with what fleets use today',
      detail: 'Name the two products buyers would otherwise choose, and the one number that makes them switch.',
      slide: 10,
      category: 'Competition & protectability',
      from: 4,
      to: 8,
      quote: {
        slide: 10,
        quote: 'Unlike trackers, it warns before the cargo spoils',
        box: { x: 0.06, y: 0.4, width: 0.5, height: 0.05 },
        recognised: false,
      },
      rewrite: 'Unlike [product], it warns [number] hours before the cargo spoils ([source, year])',
    },
    {
      title: 'Say what the money buys',
      detail: 'Split $2.5M over three uses, and name the milestone that it reaches before the next round.',
      slide: null,
      category: 'Financials & ask',
      from: 5,
      to: 8,
      quote: null,
      rewrite: null,
    },
  ],
  scores: [
    {
      category: 'Problem & why now',
      score: 8,
      feedback: 'The loss is measured and the date of the new rule makes the timing concrete.',
      evidence: [
        anEvidence({
          slide: 2,
          quote: '11.4% of 8,200 monitored trips, Jan–Sep 2026',
          rule: 'measured problem',
          reason: 'A number with its period.',
        }),
        anEvidence({
          slide: 3,
          quote: 'From January 2027 shippers must prove temperature per pallet',
          rule: 'why now',
          reason: 'A dated change.',
        }),
      ],
      missing: [],
    },
    {
      category: 'Solution & product status',
      score: 8,
      feedback: 'In use and measured.',
      evidence: [
        anEvidence({
          slide: 4,
          quote: '11 h median warning before spoilage',
          rule: 'measured effect',
          reason: 'A number that customers feel.',
        }),
      ],
      missing: [{ rule: 'demonstration', reason: 'No slide shows what the driver sees.', source: null }],
    },
    {
      category: 'Market',
      score: 5,
      feedback: 'The total is named, the reachable part is not.',
      evidence: [
        anEvidence({
          slide: 8,
          quote: 'A $4.2 billion market',
          rule: 'market size',
          reason: 'A size without its source.',
        }),
      ],
      missing: [{ rule: 'bottom-up count', reason: 'No count of customers that can be reached.', source: null }],
    },
    {
      category: 'Traction & engagement',
      score: 9,
      feedback: 'Revenue with its date and source.',
      evidence: [
        anEvidence({
          slide: 6,
          quote: '41 paying fleets, $64K monthly revenue',
          rule: 'revenue',
          reason: 'A figure with its date.',
        }),
      ],
      missing: [],
    },
    {
      category: 'Business model & route to market',
      score: 6,
      feedback: 'The price is clear, the cost of winning a fleet is not.',
      evidence: [
        anEvidence({ slide: 9, quote: '$19 per trailer per month', rule: 'price', reason: 'Who pays how much.' }),
      ],
      missing: [{ rule: 'cost to acquire', reason: 'What it costs to win a customer was not found.', source: null }],
    },
    {
      category: 'Competition & protectability',
      score: 4,
      feedback: 'No alternative that buyers use today is named.',
      evidence: [
        anEvidence({
          slide: 10,
          quote: 'Nobody else predicts',
          rule: 'claim',
          reason: 'A claim without a comparison.',
        }),
      ],
      missing: [{ rule: 'named alternative', reason: 'No competitor is named.', source: null }],
    },
    {
      category: 'Team',
      score: 8,
      feedback: 'The founders have done this before.',
      evidence: [
        anEvidence({
          slide: 12,
          quote: 'Built cold-chain telemetry at two carriers, 2015–2023',
          rule: 'relevant record',
          reason: 'Named work with its years.',
        }),
      ],
      missing: [],
    },
    {
      category: 'Financials & ask',
      score: null,
      feedback: 'Slide 14 could not be read, so this was not assessed.',
      evidence: [],
      missing: [],
    },
  ],
};

/** An evaluation with strong, adequate and weak categories, and one that was not assessed. */
export const anEvaluation = (given: Partial<Evaluation> = {}): Evaluation => ({
  ...EVALUATION,
  ...overallRange((given.scores ?? EVALUATION.scores).map(({ score }) => score)),
  ...given,
});

/** A session as the shell provides it. Signed in if `user` is given. */
export const aSession = (user: User | null = null, given: Partial<Session> = {}): Session => ({
  status: user ? 'signed-in' : 'signed-out',
  user,
  signIn: async () => {},
  signOut: async () => {},
  setUser: () => {},
  ...given,
});

/** No second factor. Override the fields that matter to the test. */
export const aSecondFactor = (given: Partial<SecondFactor> = {}): SecondFactor => ({
  enabled: false,
  required: false,
  app: false,
  passkeys: 0,
  recovery_codes_left: 0,
  ...given,
});
