import type { CategoryRules } from './rule.ts';
import { DOCSEND, SEQUOIA, SKOK } from './sources.ts';

const NOT_OURS = ['problem', 'timing', 'competition', 'team', 'market', 'ask', 'moat', 'status', 'segment'] as const;

export const model: CategoryRules = {
  category: 'Business model & route to market',
  sections: ['model', 'route'],
  looksFor: 'who pays how much for what, how customers are reached, and what winning one costs',
  rules: [
    {
      id: 'price',
      name: 'Who pays what',
      core: true,
      looksFor: 'who pays, how much, and for which unit',
      sections: ['model'],
      inSection:
        /\b(?:subscri\w+|advertis\w+|ads|fees?|commissions?|licen[cs]\w+|freemium|premium|pric\w+|pay\w*|sell\w*|sales|revenue|transactions?|charge\w*)\b|[$€£]\s?\d/iu,
      anywhere:
        /\bpaying\b.{0,20}\bat [$€£]|\b(?:pays?|charged?|prices?|priced|plans?|tiers?|fees?|subscri\w+)\b.{0,30}[$€£]\s?[\d.,]+|[$€£]\s?[\d.,]+\s?(?:\/|per |a )\s?\w+.{0,20}\b(?:subscription|plan|tier|licen[cs]e|fee)\b|[$€£]\s?[\d.,]+\s?(?:per|an?|each|\/) ?[\w-]+ (?:per|an?|each|every|\/) ?(?:day|week|month|quarter|year)\b|\b(?:subscription (?:of|at|for|fee|model)|take rate|commission (?:of|on)|\d+ ?% (?:commission|fee|take rate|of each|per transaction)|licen[cs]e fee|freemium|revenue share|we charge|customers? pay|(?:business|revenue) model)\b/iu,
      notIn: [...NOT_OURS, 'financials'],
      not: /\b(?:winning an?|to (?:win|acquire)|we spend|burn|salar(?:y|ies)|we pay(?!.*\bsell)|rent)\b/iu,
      figures: ['money', 'percent'],
      specific: ['figure'],
      generic: 'It names a way to earn, but no price.',
      detailed: 'It says what is paid for what.',
      advice: {
        title: 'State the price',
        detail: 'Say who pays, how much and per what, and name a customer who pays it and since when.',
      },
      source: SEQUOIA,
    },
    {
      id: 'route',
      name: 'Route to market',
      core: true,
      looksFor: 'how customers are reached, through which channel, and what has worked so far',
      sections: ['route'],
      anywhere:
        /\b(?:go[- ]to[- ]market|distribut(?:ion|ors?)|resell\w*|channel partners?|direct sales|sales team|inbound|outbound|refer(?:s|red|rals?)|word of mouth|(?:sold|sells?|buy|bought|come|comes|came|arrives?|find us|reached?) (?:[\w-]+ ){0,3}(?:by|through|via)|roll(?:ed|s) (?:it |us )?out|partner(?:s|ship|ships)? with|marketing campaigns?)\b/iu,
      notIn: [...NOT_OURS],
      figures: ['count', 'percent', 'money', 'duration'],
      specific: ['figure', 'name', 'substance'],
      generic: 'It names a channel that any company could name.',
      detailed: 'It says how customers are reached.',
      advice: {
        title: 'Show how you reach customers',
        detail: 'Name the channel that brought the customers you have, how many each brought, and by when it scales.',
      },
      source: DOCSEND,
    },
    {
      id: 'unit-economics',
      name: 'Cost of winning a customer',
      core: false,
      looksFor: 'what it costs to win a customer and how soon that is earned back',
      sections: [],
      anywhere:
        /\b(?:cac|ltv|lifetime value|payback|gross margins?|unit economics|contribution margin|cost (?:of|to) (?:acquir\w+|win\w*)|winning an? [\w-]+ costs|earned back|sales cycle|contract value|acv|arpu)\b/iu,
      notIn: ['problem', 'timing', 'competition', 'team', 'market'],
      figures: ['money', 'percent', 'multiple', 'duration'],
      specific: ['figure'],
      generic: 'It mentions unit economics without numbers.',
      detailed: 'It says what a customer costs or leaves.',
      advice: {
        title: 'Add what it costs to win a customer',
        detail: 'Give sales cycle, cost per customer and months to earn it back, averaged over the customers you have.',
      },
      source: SKOK,
    },
  ],
};
