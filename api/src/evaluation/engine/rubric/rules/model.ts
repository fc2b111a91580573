import { CURRENCY } from '../figures.ts';
import type { CategoryRules } from './rule.ts';
import { DOCSEND, SEQUOIA, SKOK } from './sources.ts';

const NOT_OURS = ['problem', 'timing', 'competition', 'team', 'market', 'ask', 'moat', 'status', 'segment'] as const;

/** A named party that pays, or brings those who pay. */
const PAYING =
  /\b(?:pays?|paid|paying|bought|buys?|signed|order(?:s|ed)?|customers?|contract\w*|charged?|billed|invoiced|refer(?:s|red)|through|from|leased?|rent(?:s|ed)?|at)\b/iu;

export const model: CategoryRules = {
  category: 'Business model & route to market',
  sections: ['model', 'route'],
  looksFor: 'who pays how much for what, how customers are reached, and what winning one costs',
  rules: [
    {
      id: 'price',
      name: 'Who pays what',
      core: true,
      looksFor: 'who pays, how much, and per what (user, month, order)',
      number: 'what one customer pays, for which unit',
      sections: ['model'],
      inSection: new RegExp(
        String.raw`\b(?:subscri\w+|advertis\w+|ads|fees?|commissions?|licen[cs]\w+|freemium|premium|pric\w+|pays?|paid|paying|sell\w*|sales|revenue|transactions?|charge\w*|royalt\w+|upfront)\b|${CURRENCY}\d`,
        'iu',
      ),
      anywhere: new RegExp(
        [
          String.raw`\bpaying\b.{0,20}\bat ${CURRENCY}`,
          String.raw`\b(?:pays?|charged?|prices?|priced|plans?|tiers?|fees?|subscri\w+)\b.{0,30}${CURRENCY}[\d.,]+`,
          String.raw`${CURRENCY}[\d.,]+\s?(?:/|per |a )\s?\w+.{0,20}\b(?:subscription|plan|tier|licen[cs]e|fee)\b`,
          String.raw`${CURRENCY}[\d.,]+\s?(?:per|an?|each|/) ?[\w-]+ (?:per|an?|each|every|and|/) ?(?:day|week|month|quarter|year)\b`,
          String.raw`\b(?:subscription (?:of|at|for|fee|model)|take rate|commission (?:of|on)|\d+ ?% (?:commission|fee|take rate|of each|per transaction)|licen[cs]e fee|freemium|revenue share|we charge|customers? pay|(?:business|revenue) model)\b`,
        ].join('|'),
        'iu',
      ),
      notIn: [...NOT_OURS, 'financials', 'voices'],
      not: /\b(?:multiplier|winning an?|to (?:win|acquire)|we spend|burn|salar(?:y|ies)|we pay(?!.*\bsell)|rent)\b/iu,
      party: PAYING,
      figures: ['money', 'percent'],
      specific: ['figure'],
      unbacked: 'It does not say how many customers pay it.',
      generic: 'It names a way to earn money. The sentence gives no price.',
      detailed: 'It says what customers pay for what.',
      advice: {
        title: 'State the price',
        detail: 'Say who pays, how much and for what unit, and name a customer who pays it and since when.',
      },
      rewrite: {
        whole: '[Customers] pay [price] per [unit] a month; [customer] has paid it since [month year]',
        check: '; [customer] has paid it since [month year]',
      },
      source: SEQUOIA,
    },
    {
      id: 'route',
      name: 'Route to market',
      core: true,
      looksFor: 'how customers are reached, through which channel, and what has worked so far',
      number: 'how many customers the channel has brought',
      sections: ['route'],
      anywhere:
        /\b(?:go[- ]to[- ]market|distribut(?:ion|ors?)|resell\w*|channel partners?|direct sales|sales team|inbound|outbound|refer(?:s|red|rals?)|word of mouth|(?:sold|sells?|buy|bought|come|comes|came|arrives?|find us|reached?) (?:[\w-]+ ){0,3}(?:by|through|via)|(?:come|comes|came) from|roll(?:ed|s) (?:it |us )?out|partner(?:s|ship|ships)? with|marketing campaigns?|of (?:our|the) pipeline|hand(?:s|ed)? out)\b/iu,
      notIn: [...NOT_OURS],
      figures: ['count', 'percent', 'money', 'duration'],
      specific: ['figure', 'name', 'substance'],
      generic: 'It names a channel that any company could name.',
      detailed: 'It says how customers are reached.',
      advice: {
        title: 'Show how you reach customers',
        detail:
          'Name the channels that brought the customers you have, how many each brought, and how far each can scale.',
      },
      rewrite: {
        whole: '[Channel] brought [how many] of our customers between [earlier month] and [month year]',
        check: ', [month year]',
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
        /\b(?:cac|ltv|lifetime value|payback|gross margins?|unit economics|contribution margin|left (?:per|on each|from each|after)|cost (?:of|to) (?:acquir\w+|win\w*)|winning an? [\w-]+ costs|earned back|sales cycle|contract value|acv|arpu)\b/iu,
      notIn: ['problem', 'timing', 'competition', 'team', 'market'],
      party: PAYING,
      figures: ['money', 'percent', 'multiple', 'duration'],
      specific: ['figure'],
      generic: 'It mentions unit economics without numbers.',
      detailed: 'It says what a customer costs or brings in.',
      advice: {
        title: 'Add what it costs to win a customer',
        detail:
          'Give your sales cycle, the cost per customer and the payback period in months, averaged over your current customers.',
      },
      rewrite: {
        whole:
          'Acquiring a customer costs [cost], paid back in [months] months, measured over [how many] customers in [month year]',
        check: ', measured over [how many] customers in [month year]',
      },
      source: SKOK,
    },
  ],
};
