import { CURRENCY } from '../figures.ts';
import type { CategoryRules } from './rule.ts';
import { A16Z, YC_METRICS, YC_SEED } from './sources.ts';

const NOT_OURS = [
  'problem',
  'timing',
  'market',
  'segment',
  'competition',
  'moat',
  'team',
  'ask',
  'model',
  'route',
] as const;
const PRICE = new RegExp(
  String.raw`^(?!.*\b(?:has|have) paid\b).*${CURRENCY}[\d.,]+\s?[kmb]?\s?(?:usd |eur )?(?:/|per\b|an? (?:month|year|seat|user)\b|each\b)`,
  'iu',
);
/** Income other than sales. */
const GRANTED = String.raw`\b(?:grants?|subsid\w+|awarded|funding|raised|invested|saved|savings)\b`;

export const traction: CategoryRules = {
  category: 'Traction & engagement',
  sections: ['traction', 'voices'],
  looksFor: 'revenue, customers or usage: how many, since when, and how fast they grow',
  rules: [
    {
      id: 'revenue',
      name: 'Revenue and customers',
      core: true,
      looksFor: 'paying customers or revenue, with a number and its month',
      number: 'how many customers pay, or how much',
      sections: ['traction'],
      inSection: new RegExp(
        String.raw`\b(?:revenue|mrr|arr|sales|gmv|bookings|paying|pays?|paid|prepaid|bought|contracted|customers?|clients?|contracts?|lois?|letters? of intent|orders?|subscribers?|invoiced)\b|^(?!.*${GRANTED}).*${CURRENCY}\d`,
        'iu',
      ),
      anywhere:
        /\b(?:pays|paid|prepaid)\b.{0,60}\bsigned\b|\b(?:revenue|mrr|arr|recurring revenue|gmv|bookings|paying [\w-]+|customers?|clients?|signed contracts?|letters? of intent|lois?|pre-?orders?|subscribers?|bought|ordered|booked|invoiced|pays? us|(?:has|have) paid)\b/iu,
      figureOutside: true,
      notIn: [...NOT_OURS],
      not: PRICE,
      actual: true,
      figures: ['money', 'count', 'percent', 'few'],
      specific: ['figure'],
      generic: 'It mentions customers or sales without counting them.',
      detailed: 'It counts customers or revenue.',
      advice: {
        title: 'Put a number on demand',
        detail: 'State paying customers or monthly revenue, the month it was reached, and what it was a year before.',
      },
      rewrite: {
        whole:
          '[number] paying customers and [amount] monthly revenue in [month year], up from [earlier amount] in [earlier month]',
        check: ', [month year]',
      },
      source: YC_METRICS,
    },
    {
      id: 'usage',
      name: 'Use of the product',
      core: true,
      looksFor: 'how many people use it and how often',
      number: 'how many use it in a week or month',
      sections: ['traction'],
      inSection:
        /\b(?:users?|interest\w*|talks|love\w*|excited|enjoy|featured|community|downloads?|installs?|sign[- ]?ups?|wait(?:ing )?list|active|sessions?|members?|participants?|feedback|adopt\w*|engage\w*|sensors|units|pilots?)\b/iu,
      anywhere:
        /\b(?:users|downloads|installs|installations|sign[- ]?ups|wait(?:ing )?list|(?:daily|weekly|monthly) active|dau|mau|wau|sessions|members|participants|attendees|github stars|followers|sensors|units (?:sold|shipped|installed)|deployments)\b|^\d[\d,.]*k? [\p{L}-]+(?: [\p{L}-]+){0,4} since (?:\p{L}+ )?20\d\d/iu,
      figureInSection: true,
      figureOutside: true,
      notIn: [...NOT_OURS],
      not: /\b(?:(?:has|have) paid|letters? of intent|lois?|will|can|could|allows?|lets|up to \d|capacity|limit|limited|rate|scales? to)\b/iu,
      general: /\b(?:conversations?|talks|discussions|in touch|interested)\b/iu,
      actual: true,
      figures: ['count', 'percent', 'multiple', 'money', 'few'],
      specific: ['figure'],
      generic: 'It mentions users without counting them.',
      detailed: 'It says how much the product is used.',
      advice: {
        title: 'Show how much it is used',
        detail: 'Give active users or uses per week, for a dated period, and say how you count.',
      },
      rewrite: {
        whole: '[number] weekly active users in [month year], up from [earlier number] in [earlier month]',
        check: ', [month year]',
      },
      source: A16Z,
    },
    {
      id: 'growth',
      name: 'Growth and retention',
      core: false,
      looksFor: 'growth or retention over a stated period',
      sections: [],
      anywhere:
        /\b(?:retention|churn\w*|nrr|grr|cohorts?|re-?order(?:s|ed)?|still (?:order|use|active|here|pay|borrow)\w*|grew|growth|doubled|tripled|month[- ](?:over|on)[- ]month|mom|year[- ](?:over|on)[- ]year|yoy|up from|renewals?|renewed|renews?|nps|went from|(?:has|have) left|repeat)\b|\bd(?:1|7|14|28|30|60|90) \d|\d.{0,20}\b(?:in|by) (?:\p{L}+ |[qh]\d )?20\d\d, (?:and )?\d.{0,20}\bin (?:\p{L}+ |[qh]\d )?20\d\d/iu,
      figureOutside: true,
      notIn: [...NOT_OURS, 'solution'],
      not: /\bpredict\w*\b/iu,
      actual: true,
      figures: ['money', 'count', 'percent', 'multiple', 'few'],
      specific: ['figure', 'date'],
      generic: 'It mentions growth without a number.',
      detailed: 'It shows how usage or revenue changes.',
      advice: {
        title: 'Show growth and retention',
        detail: 'Show the same metric on two dates, and the share of customers who stayed.',
      },
      rewrite: {
        whole: 'Revenue grew by [percentage] between [earlier month] and [month year]',
        check: ', [month year]',
      },
      source: A16Z,
    },
    {
      id: 'validation',
      name: 'Customer and partner endorsements',
      core: false,
      looksFor: 'named customers, partners or users who vouch for it',
      sections: ['voices'],
      anywhere:
        /\b(?:testimonials?|interviewed|interviews with|surveyed|letters? of intent|accelerator|y combinator|techstars|winners? of|won (?:the|first)|awarded|reference call|in partnership with|partnered with|joint work|case study)\b/iu,
      notIn: ['problem', 'timing', 'market', 'segment', 'competition', 'team', 'ask', 'model', 'route'],
      figures: ['money', 'count', 'percent', 'few'],
      specific: ['figure', 'name', /[“"].{20,}[”"]\s*[–—-]\s?\p{Lu}/u],
      generic: 'It reports approval without saying whose.',
      detailed: 'It says who vouches for the product.',
      advice: {
        title: 'Add a customer quote',
        detail: 'Quote one customer by name and role, with a number for what changed for them.',
      },
      rewrite: {
        whole: '[Name], [role] at [customer], reports [percentage] less [waste, time or cost] in [month year]',
        check: ', [name], [role] at [customer], [month year]',
      },
      source: YC_SEED,
    },
  ],
};
