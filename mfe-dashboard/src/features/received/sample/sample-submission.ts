import type { Answer, LikelihoodReasons, ReceivedSubmissionDetail } from '@northlight/shared-api';
import { summaryOf } from '@northlight/shared-api/rules';

/**
 * A submission that shows investors what they will receive. The company is made up, nothing of it is stored, and it is
 * in no count and no export.
 */

const SCORE = 7;

const LIKELIHOOD: LikelihoodReasons = {
  factors: [
    {
      criterion: 'sector',
      name: 'Sector',
      group: 'fit',
      verdict: 'strong',
      weight: 1,
      founder: [{ value: 'Agriculture & Food', from: 'slide', slide: 2, question: null }],
      investor: 'Agriculture & Food or Climate',
      missing: [],
      earlier: null,
    },
    {
      criterion: 'amount',
      name: 'Check size',
      group: 'fit',
      verdict: 'strong',
      weight: 1,
      founder: [{ value: '$1.2M', from: 'slide', slide: 10, question: null }],
      investor: '$250K–$1.5M',
      missing: [],
      earlier: null,
    },
    {
      criterion: 'deck',
      name: 'Deck',
      group: 'readiness',
      verdict: 'partial',
      weight: 3,
      founder: [{ value: '6 out of 10', from: 'score', slide: null, question: null }],
      investor: null,
      missing: [{ kind: 'category', subject: 'Competition & protectability', count: 3 }],
      earlier: null,
    },
    {
      criterion: 'answers',
      name: 'Answers',
      group: 'readiness',
      verdict: 'strong',
      weight: 1,
      founder: [{ value: '3 of 3', from: 'all', slide: null, question: null }],
      investor: null,
      missing: [],
      earlier: null,
    },
  ],
  limit: { by: 'deck', max: SCORE },
};

const answer = (given: Pick<Answer, 'id' | 'question' | 'answer'> & Partial<Answer>): Answer => ({
  type: 'text',
  options: [],
  required: true,
  is_conditional: false,
  parent_question: null,
  trigger_values: [],
  file_url: null,
  file_name: null,
  file_size: null,
  ...given,
});

export const SAMPLE_SUBMISSION: ReceivedSubmissionDetail = {
  id: 'sample',
  company_name: 'Loamwright',
  founder_company: 'Loamwright',
  founder_name: 'Sample Founder',
  founder_work_field: 'Agriculture & Food',
  founder_profile_image: null,
  founder_email: '',
  founder_phone: '',
  founder_linkedin: '',
  founder_website: '',
  description: 'Soil sensors that tell growers when to water, field by field. 38 farms pay for them.',
  created_at: '2026-11-02T09:00:00.000Z',
  status: 'New',
  file_url: '',
  original_filename: 'loamwright-sample.pdf',
  page_count: 12,
  likelihood_score: SCORE,
  likelihood_reason: summaryOf(SCORE, LIKELIHOOD, 'investor'),
  likelihood_pending: false,
  likelihood: LIKELIHOOD,
  investor_name: '',
  answered_at: '2026-11-02T10:00:00.000Z',
  pass_reason: null,
  pass_comment: '',
  note: '',
  versions: [],
  answers: [
    answer({
      id: 'stage',
      question: 'What stage are you at?',
      type: 'dropdown',
      answer: 'In business',
      options: ['Idea', 'In business'],
    }),
    answer({
      id: 'revenue',
      question: 'What was your revenue in each of the last three months?',
      answer: 'August $31K, September $34K, October $38K, all from yearly contracts.',
      is_conditional: true,
      parent_question: 'stage',
      trigger_values: ['In business'],
    }),
    answer({
      id: 'use',
      question: 'What will you do with the money?',
      answer: 'Hire two engineers, certify the sensor, and open a second region by next spring.',
    }),
  ],
};
