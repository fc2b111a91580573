import type { CategoryRules } from './rule.ts';
import { DOCSEND, SEQUOIA } from './sources.ts';

export const problem: CategoryRules = {
  category: 'Problem & why now',
  sections: ['problem', 'timing'],
  looksFor: 'who has the problem, what it costs them, and what has changed to make this the moment',
  rules: [
    {
      id: 'pain',
      name: 'Size of the problem',
      core: true,
      looksFor: 'who has the problem and what it costs them, as a number',
      number: 'what the problem costs customers, or how often it occurs',
      sections: ['problem'],
      anywhere:
        /\b(?:struggl\w+|suffer\w*|pain points?|the problem (?:is|with)|inefficien\w+|time-consuming|error-prone|costs? (?:them|us|companies|businesses|\w+s) )/iu,
      notIn: [
        'solution',
        'status',
        'market',
        'traction',
        'voices',
        'model',
        'route',
        'competition',
        'moat',
        'team',
        'financials',
        'ask',
        'timing',
      ],
      not: /\bby (?:the end of )?20[2-9]\d\b/iu,
      general: /\bquestion[.!]?$/iu,
      needsSource: true,
      figures: ['money', 'percent', 'multiple', 'duration', 'count'],
      specific: ['figure', 'substance'],
      generic: 'It names a problem only in general terms.',
      detailed: 'It says what goes wrong.',
      advice: {
        title: 'Measure the problem',
        detail:
          'Say who has the problem, put one number on what they lose or how often, and give that number’s year and source.',
      },
      rewrite: {
        whole: '[percentage] of [customers] lose [amount] a year to [problem] ([source, year])',
        check: ' ([source, year])',
      },
      source: SEQUOIA,
    },
    {
      id: 'why-now',
      name: 'Why now',
      core: false,
      looksFor: 'what has changed recently that makes this possible or urgent now',
      sections: ['timing'],
      anywhere:
        /\b(?:why now|new (?:law|regulation|rule|mandate|directive)|(?:law|regulation|rule|mandate|directive)s? .{0,50}(?:requires?|adopted|takes? effect|in force|fines?)|for the first time|(?:fell|dropped|rose|grew) (?:from|by) .{1,40}(?:since|between|in) |(?:has|have) (?:just |recently |now )?become|by 20[2-9]\d)/iu,
      notIn: ['market', 'traction', 'voices', 'model', 'route', 'competition', 'team', 'financials', 'ask', 'status'],
      figures: ['money', 'percent', 'multiple', 'count', 'duration'],
      specific: ['date', 'figure', 'substance'],
      generic: 'It does not say clearly what has changed, or when.',
      detailed: 'It says what has changed.',
      advice: {
        title: 'Explain why now is the time',
        detail: 'Name the rule, cost or habit that changed, with a date and a number that prove it.',
      },
      rewrite: {
        whole:
          'Since [month year], [new rule or technology] has cut the cost of [task] by [percentage] ([source, year])',
        check: ' ([source, year])',
      },
      source: SEQUOIA,
    },
    {
      id: 'status-quo',
      name: 'How it is done today',
      core: false,
      looksFor: 'how people cope today and why that is not enough',
      sections: [],
      anywhere:
        /\b(?:today|currently|still|by hand|manual(?:ly)?|spreadsheets?|paper|workarounds?|instead of|rely on|relies on|diy|(?:re-?build|re-?key|re-?type|cop(?:y|ies)|rebuild)s?|by fax|over the phone)\b/iu,
      notIn: [
        'solution',
        'status',
        'market',
        'traction',
        'voices',
        'model',
        'route',
        'moat',
        'team',
        'financials',
        'ask',
        'timing',
        'segment',
      ],
      not: /\b(?:try|start|join|contact|available) .{0,20}today\b|^we\b/iu,
      needsSource: true,
      figures: ['money', 'percent', 'duration', 'count', 'multiple'],
      specific: ['figure', 'substance'],
      generic: 'It hints at how things are done today.',
      detailed: 'It says how things are done today.',
      advice: {
        title: 'Show how it is done today',
        detail: 'Name what people use now and where it lets them down, based on what customers have told you.',
      },
      rewrite: {
        whole:
          'Today [customers] still do it by hand, which takes them [hours] hours a week ([how many] interviews, [month year])',
        check: ' ([how many] interviews, [month year])',
      },
      source: DOCSEND,
    },
  ],
};
