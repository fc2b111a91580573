import type { CategoryRules } from './rule.ts';
import { DOCSEND, SEQUOIA, YC_SEED } from './sources.ts';

export const market: CategoryRules = {
  category: 'Market',
  sections: ['market', 'segment'],
  looksFor: 'how large the market is, counted how, and who buys first',
  rules: [
    {
      id: 'size',
      name: 'Market size',
      core: true,
      looksFor: 'how large the market is, in money or buyers, with its year and source',
      sections: ['market'],
      inSection:
        /\b(?:tam|sam|som|markets?|industry|spend\w*|demand|\w*trends?|trillion|billion|million|buyers?|households|businesses|companies)\b|[$€£]\s?\d/iu,
      anywhere:
        /\b(?:tam|sam|som|total addressable|addressable market|market (?:size|worth|of \S*\d)|market is (?:worth|valued)|(?:billion|million|trillion|bn) (?:[\w-]+ ){0,4}(?:market|industry|sector))\b|[$€£]\s?[\d.,]+\s?(?:b|bn|t|m)? (?:[\w-]+ ){0,4}(?:market|industry)\b/iu,
      notIn: ['team', 'ask', 'financials', 'traction', 'competition', 'model'],
      figureInSection: true,
      general: /\bpeople (?:on|in) (?:the )?(?:earth|world|planet)\b|\bif (?:we )?(?:only|just|even) .{0,30}\b1 ?%/iu,
      figures: ['money', 'count'],
      specific: ['figure'],
      generic: 'It calls the market large without counting it.',
      detailed: 'It puts a number on the market.',
      advice: {
        title: 'Count the market from below',
        detail: 'Multiply the buyers you can name by what each pays in a year, and say where both numbers come from.',
      },
      source: SEQUOIA,
    },
    {
      id: 'segment',
      name: 'First buyers',
      core: false,
      looksFor: 'who buys first, narrow enough to make a list of them',
      sections: ['segment'],
      anywhere:
        /\b(?:target (?:market|customers?|users?|audience|segment)|beachhead|ideal customer|first (?:market|customers|segment)|early adopters|serviceable|utilities that|for (?:small|mid-size|large|independent) [\w-]+s)\b|\b(?:sam|som)\b/iu,
      notIn: ['team', 'ask', 'financials', 'competition', 'model', 'traction', 'problem', 'timing'],
      figures: ['money', 'count', 'percent'],
      specific: ['figure', 'substance'],
      generic: 'It names buyers too widely to count them.',
      detailed: 'It says who the buyers are.',
      advice: {
        title: 'Name who buys first',
        detail: 'Describe the first segment so that a reader could list its members, and say how many there are.',
      },
      source: YC_SEED,
    },
    {
      id: 'reach',
      name: 'Growth or reach of the market',
      core: false,
      looksFor: 'how fast the market grows, or which part of it you can reach',
      sections: [],
      anywhere:
        /\b(?:cagr|growing (?:at|by)|grows? (?:at|by)|annual growth|growth rate|per year growth|som|obtainable|reachable|counted from|share of the market|market share)\b/iu,
      notIn: ['team', 'ask', 'financials', 'traction', 'model', 'competition', 'problem'],
      figures: ['money', 'count', 'percent'],
      specific: ['figure'],
      generic: 'It says the market grows or can be reached, without a number.',
      detailed: 'It says how much of the market is in reach, or how fast it grows.',
      advice: {
        title: 'Show the part you can reach',
        detail: 'Say which share of the market you can serve in three years, through which channel, and why.',
      },
      source: DOCSEND,
    },
  ],
};
