import { COUNTED_BUYERS } from '../buyers.ts';
import { CURRENCY } from '../figures.ts';
import type { CategoryRules } from './rule.ts';
import { DOCSEND, SEQUOIA, YC_SEED } from './sources.ts';

export const market: CategoryRules = {
  category: 'Market',
  sections: ['market', 'segment'],
  looksFor: 'how large the market is, how it was counted, and who buys first',
  rules: [
    {
      id: 'size',
      name: 'Market size',
      core: true,
      looksFor: 'how large the market is, in money or buyers, with its year and source',
      number: 'how many buyers there are and what they spend in a year',
      sections: ['market'],
      inSection: new RegExp(
        String.raw`\b(?:tam|sam|som|markets?|industry|spend\w*|demand|\w*trends?|trillion|billion|million|buyers?|households|businesses|companies|compan(?:y|ies) on earth)\b|${CURRENCY}\d`,
        'iu',
      ),
      anywhere: new RegExp(
        String.raw`\b(?:tam|sam|som|total addressable|addressable market|market (?:size|worth|of \S*\d)|market (?:[\w-]+ ){0,5}(?:is|was|are|were) (?:worth|valued)|(?:billion|million|trillion|bn|crore) (?:[\w-]+ ){0,4}(?:market|industry|sector))\b|${CURRENCY}[\d.,]+\s?(?:b|bn|t|m|billion|million|trillion|(?:lakh )?crore)? (?:[\w-]+ ){0,4}(?:market|industry|category)\b|${COUNTED_BUYERS}`,
        'iu',
      ),
      notIn: [
        'problem',
        'timing',
        'solution',
        'status',
        'team',
        'ask',
        'financials',
        'traction',
        'voices',
        'competition',
        'model',
      ],
      figureInSection: true,
      general: /\bpeople (?:on|in) (?:the )?(?:earth|world|planet)\b|\bif (?:we )?(?:only|just|even) .{0,30}\b1 ?%/iu,
      party:
        /\b(?:by|from|per|figures|report\w*|register\w*|data|says?|count(?:s|ed)?|according|bought|spen[dt]|buys?|pays?|paid)\b/iu,
      needsSource: true,
      figures: ['money', 'count'],
      specific: ['figure'],
      generic: 'It calls the market large without sizing it.',
      detailed: 'It puts a number on the market.',
      advice: {
        title: 'Size the market bottom-up',
        detail: 'Multiply the buyers you can name by what each pays in a year, and say where both numbers come from.',
      },
      rewrite: {
        whole: '[number of buyers] spend [amount] a year: a market of [total] ([source, year])',
        check: ' ([source, year])',
      },
      source: SEQUOIA,
    },
    {
      id: 'segment',
      name: 'First buyers',
      core: false,
      looksFor: 'who buys first, in a group small enough to list',
      sections: ['segment'],
      anywhere:
        /\b(?:target (?:market|customers?|users?|audience|segment)|beachhead|ideal customer|first (?:market|customers|segment)|early adopters|serviceable|utilities that|for (?:small|mid-size|large|independent) [\w-]+s)\b|\b(?:sam|som)\b/iu,
      notIn: ['team', 'ask', 'financials', 'competition', 'model', 'traction', 'problem', 'timing'],
      general:
        /^(?:all |any |kind |young )?(?:families|individuals|everyone|everybody|anyone|anybody|people|consumers|community members|(?:businesses|companies|organi[sz]ations|customers) of (?:all|any|every))\b(?!.*\d)/iu,
      figures: ['money', 'count', 'percent'],
      specific: ['figure', 'substance'],
      generic: 'It names buyers too broadly to count them.',
      detailed: 'It says who the buyers are.',
      advice: {
        title: 'Name who buys first',
        detail: 'Describe the first segment so that a reader could list its members, and say how many there are.',
      },
      rewrite: {
        whole: 'Our first customers are the [number] [kind of customer] in [region] ([source, year])',
        check: ' ([source, year])',
      },
      source: YC_SEED,
    },
    {
      id: 'reach',
      name: 'Market growth or reach',
      core: false,
      looksFor: 'how fast the market grows, or which part of it you can reach',
      sections: [],
      anywhere:
        /\b(?:cagr|growing (?:at|by)|grows? (?:at|by)|annual growth|growth rate|per year growth|som|obtainable|reachable|counted from|share of the market|market share|in 20\d\d,? .{0,24}(?:in|by) 20[3-9]\d)\b|\+ ?\d+ ?% (?:a|per) year\b/iu,
      notIn: ['team', 'ask', 'financials', 'traction', 'model', 'competition', 'problem'],
      needsSource: true,
      figures: ['money', 'count', 'percent'],
      specific: ['figure'],
      generic: 'It says the market grows or can be reached, without a number.',
      detailed: 'It says how much of the market is within reach, or how fast it grows.',
      advice: {
        title: 'Show how much of the market you can reach',
        detail: 'Say what share of the market you can serve in three years, through which channel, and why.',
      },
      rewrite: {
        whole: 'The market is growing [percentage] a year ([source, year])',
        check: ' ([source, year])',
      },
      source: DOCSEND,
    },
  ],
};
