import type { CategoryRules } from './rule.ts';
import { NFX, SEQUOIA, YC_SEED } from './sources.ts';

export const competition: CategoryRules = {
  category: 'Competition & protectability',
  sections: ['competition', 'moat'],
  looksFor: 'what buyers would otherwise choose, why they choose you, and what stops others from copying it',
  rules: [
    {
      id: 'alternatives',
      name: 'Named alternatives',
      core: true,
      looksFor: 'the products a buyer would otherwise choose, by name',
      number: 'what the alternatives cost, or what they achieve',
      sections: ['competition'],
      anywhere:
        /\b(?:competitors?|competes? with|alternatives? (?:to|like|such)|compared (?:to|with)|unlike|versus|incumbents?|rivals?|existing (?:solutions?|tools?|products?))\b/iu,
      notIn: ['team', 'ask', 'financials', 'market', 'segment', 'traction', 'voices', 'model', 'route'],
      not: /^we\b/iu,
      figures: ['money', 'percent', 'multiple', 'duration', 'count'],
      logos: true,
      specific: ['name', 'opening'],
      generic: 'It mentions competition but names no one.',
      detailed: 'It names what a buyer would otherwise choose.',
      advice: {
        title: 'Compare with what buyers use today',
        detail: 'Name the two products a buyer would otherwise choose, and the one number that makes them switch.',
      },
      rewrite: {
        whole: '[Rival] costs [amount] a month and [where it falls short] ([source, year])',
        check: ' ([source, year])',
      },
      source: SEQUOIA,
    },
    {
      id: 'difference',
      name: 'Difference that matters',
      core: true,
      looksFor: 'why a buyer picks you over the alternatives, in terms that can be checked',
      number: 'your result and theirs on one point',
      sections: ['moat'],
      anywhere:
        /\b(?:unlike|(?:faster|cheaper|better|more accurate|lighter|smaller) than|only (?:we|one|product|platform|company)|(?:first|only) to\b|differentiat\w+|we win|nobody else|no one else|our advantage|against our|no rival|(?:needs?|takes?|costs?|stops?|cannot|only)\b[^;.]*; (?:we|ours)|(?:we|ours)\b.{1,40}\bagainst|vs\.? \d.{0,30} for)\b/iu,
      notIn: [
        'problem',
        'timing',
        'team',
        'ask',
        'financials',
        'market',
        'segment',
        'traction',
        'voices',
        'model',
        'route',
      ],
      not: /\b(?:patents?|trademarks?|licen[cs]es?)\b/iu,
      figures: ['money', 'percent', 'multiple', 'duration', 'count'],
      specific: ['figure', 'contrast'],
      generic: 'It gives no comparison that can be checked.',
      detailed: 'It says what sets the product apart.',
      advice: {
        title: 'Prove the difference',
        detail:
          'Put your number and theirs side by side on the point that decides a purchase, and say where both come from.',
      },
      rewrite: {
        whole:
          '[What decides a purchase]: [your value], compared with [their value] at [rival] ([test or source, year])',
        check: ' ([test or source, year])',
      },
      source: YC_SEED,
    },
    {
      id: 'protection',
      name: 'Protection',
      core: false,
      looksFor: 'what keeps others from copying it: a patent, your own data, a network, contracts',
      sections: [],
      anywhere:
        /\b(?:patent\w*|proprietary|trade secrets?|exclusiv\w+|network effects?|moat|switching costs?|trademark\w*|defensib\w+|barriers? to entry|first[- ]mover|our own data|trained on|intellectual property)\b|\bEP \d/iu,
      not: /\b(?:parameters|tokens|patients?)\b(?!.*\b(?:patent|exclusiv))/iu,
      notIn: ['problem', 'team', 'ask', 'market', 'segment'],
      figures: ['count', 'patent'],
      specific: [
        'figure',
        'date',
        'name',
        /\bpatent (?:pending|filed|granted)|\bpatents? (?:no\.?|number)? ?[\d,]{6,}/iu,
      ],
      generic: 'It claims protection without showing any.',
      detailed: 'It says what is protected, or how.',
      advice: {
        title: 'Show what protects you',
        detail: 'Name the patent and its date, or the data, contracts or network a rival would need, with its size.',
      },
      rewrite: {
        whole: 'Patent [patent number], granted in [month year], covers [invention]',
        check: ', [month year]',
      },
      source: NFX,
    },
  ],
};
