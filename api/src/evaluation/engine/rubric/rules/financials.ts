import { CURRENCY } from '../figures.ts';
import type { CategoryRules } from './rule.ts';
import { DOCSEND, SEQUOIA, YC_SEED } from './sources.ts';

const NOT_OURS = [
  'problem',
  'timing',
  'solution',
  'market',
  'segment',
  'competition',
  'moat',
  'team',
  'voices',
] as const;

export const financials: CategoryRules = {
  category: 'Financials & ask',
  sections: ['ask', 'financials'],
  looksFor: 'how much you are raising, for how long, what it buys, and the numbers behind it',
  rules: [
    {
      id: 'ask',
      name: 'The ask',
      core: true,
      looksFor: 'how much you are raising and for how long',
      number: 'how much you are raising',
      sections: ['ask'],
      inSection: new RegExp(
        String.raw`\b(?:rais\w+|seek\w*|ask\w*|looking for .{0,30}(?:money|capital|invest\w*|fund\w*)|invest\w*|fund\w*|money|capital|round|commit\w*|safe|convertible|equity|valuation|sponsor\w*|donat\w*)\b|${CURRENCY}\d`,
        'iu',
      ),
      anywhere: new RegExp(
        String.raw`\b(?:(?:we(?:[’']re| are)? |now |currently )?(?:raising|seeking|looking for) (?!an? (?:head|chief|lead|vp|co-?founder|partner|developer|engineer)\b).{0,40}(?:${CURRENCY}\d|funding|investment|investors?|round|seed|capital)|raising (?:an? )?(?:${CURRENCY}\d|(?:pre-?)?seed|series|round|bridge|capital|money)|to raise (?:${CURRENCY}\d|capital|money)|funding round|(?:pre-?seed|seed|series [a-c]) round (?:of|for|to)|investment of|ask of)(?!\w)`,
        'iu',
      ),
      notIn: [...NOT_OURS],
      not: /^\D{0,3}0(?![\d.,])|\braising (?:awareness|standards|questions|the bar)\b|\brais(?:ed|ing)\b.{0,40}\b(?:indiegogo|kickstarter|gofundme)\b|\bsoft?ware asks\b/iu,
      figureInSection: true,
      party: /\b(?:from|by|led|leads|leading|commit\w*|signed|agreed|invest\w*|grant|joined|joins)\b/iu,
      beside:
        /\b(?:signed|committed|commits?|approved|awarded|granted|closed|agreed|led by|leads|term sheet|invest(?:s|ed)|takes?)\b/iu,
      needsSource: true,
      plan: true,
      figures: ['money'],
      specific: ['figure'],
      unbacked: 'It does not say who has committed how much.',
      generic: 'It asks for support but states no amount.',
      detailed: 'It states the amount.',
      advice: {
        title: 'State the ask',
        detail:
          'Say how much you are raising, for how many months, on what terms, and who has committed what and when.',
      },
      rewrite: {
        whole:
          'We are raising [round amount] to last [months] months; [investor] has committed [committed amount] in [month year]',
        check: '; [investor] has committed [committed amount] in [month year]',
      },
      source: YC_SEED,
    },
    {
      id: 'use-of-funds',
      name: 'Use of funds',
      core: false,
      looksFor: 'what the money buys, split into a few uses',
      sections: ['ask', 'financials'],
      inSection:
        /(?:[\p{L}& -]{3,30} \d+ ?%(?:,| and|;|$) ?){2,}|(?:\d+ ?% [\p{L}& -]{3,30}(?:,| and|;|$) ?){3,}|\bhalf (?:goes |is )?(?:for|to|into)\b.*\b(?:half|third|quarter|rest)\b/iu,
      anywhere:
        /\b(?:use of (?:funds|proceeds)|allocat\w+|\d+ ?% (?:for |to |on |in )?(?:[\w&-]+ ){0,2}(?:sales|marketing|engineering|product|hiring|r&d|research|development|operations|team|inventory|stock|legal|growth)|funds? (?:will )?(?:go|be used|pay))\b/iu,
      notIn: [...NOT_OURS, 'traction', 'status'],
      plan: true,
      figures: ['percent', 'money'],
      specific: ['figure'],
      generic: 'It says the money will be spent, but not how it is split.',
      detailed: 'It says what the money is for.',
      advice: {
        title: 'Say what the money buys',
        detail: 'Split the round into three uses that add up to 100%, and tie each to a hire or a result.',
      },
      rewrite: {
        whole: 'Use of funds: [percentage] [use], [percentage] [use], [percentage] [use]',
        check: ', agreed with [investor] in [month year]',
      },
      source: DOCSEND,
    },
    {
      id: 'milestone',
      name: 'Milestone',
      core: false,
      looksFor: 'the milestone this money reaches before the next round',
      sections: [],
      anywhere:
        /\b(?:milestones?|runway|(?:gets|takes|brings) us to|break[- ]?even|profitab\w+|cash[- ]flow positive|next round|to reach|until series [a-c])\b/iu,
      notIn: [...NOT_OURS, 'traction', 'status', 'model'],
      plan: true,
      figures: ['money', 'count', 'percent', 'duration'],
      specific: ['figure', 'date', /\bby (?:the end of )?(?:\p{L}+ )?20\d{2}\b/iu],
      generic: 'It points to a milestone without a number or a date.',
      detailed: 'It says what is to be reached.',
      advice: {
        title: 'Tie the round to a milestone',
        detail: 'Name the result this money will achieve to open the next round, with a number and a month.',
      },
      rewrite: {
        whole: 'The round takes us to [number] paying customers by [month year]',
        check: ', by [month year]',
      },
      source: DOCSEND,
    },
    {
      id: 'numbers',
      name: 'Financial figures',
      core: true,
      looksFor: 'revenue and costs of past and coming years',
      number: 'revenue and costs by year',
      sections: ['financials'],
      anywhere:
        /\b(?:projected revenue|revenue (?:forecast|projections?|was|of)|financial projections?|burn rate|(?:monthly|net|cash|our) burn|burn (?:is|was|of)|monthly costs|we spend|cash flow|ebitda|gross profit|operating costs|p&l)\b/iu,
      notIn: [...NOT_OURS, 'traction', 'model', 'status'],
      figures: ['money', 'percent', 'duration', 'count'],
      specific: ['figure'],
      generic: 'It mentions finances without figures.',
      detailed: 'It gives financial figures.',
      advice: {
        title: 'Show the numbers behind the ask',
        detail: 'Give revenue and costs for last year and the next two, with the one assumption that matters most.',
      },
      rewrite: {
        whole: 'Revenue of [amount] and costs of [costs] in [year]',
        check: ', [year]',
      },
      source: SEQUOIA,
    },
  ],
};
