import type { CategoryRules } from './rule.ts';
import { DOCSEND, SEQUOIA, YC_SEED } from './sources.ts';

export const solution: CategoryRules = {
  category: 'Solution & product status',
  sections: ['solution', 'status'],
  looksFor: 'what the product does, how far along it is, and what it has achieved for a user',
  rules: [
    {
      id: 'offer',
      name: 'What the product does',
      core: true,
      looksFor: 'what the product does, step by step, in words a customer would use',
      sections: ['solution', 'cover'],
      anywhere:
        /^an? (?:[\w-]+ ){0,4}(?:platform|app|tool|service|marketplace|device|sensor|api|engine|assistant|system|network|library) (?:for|that|to|which)\b|\b(?:is an? (?:[\w-]+ ){0,4}(?:platform|app|tool|service|marketplace|device|sensor|software|api|engine|assistant|system|network|library)|we (?:help|built|build|make|let|enable|automate|turn)\b|(?:lets|helps|enables|allows) (?:you|[\w-]+s)\b)/iu,
      notIn: ['problem', 'market', 'competition', 'team', 'ask', 'financials', 'timing', 'segment', 'other'],
      not: /·.*·|^(?:seed|series [a-c]|investor|pitch|company) (?:deck|presentation)\b/iu,
      figures: [],
      specific: ['substance'],
      highest: 5,
      generic: 'It says little about what the product does.',
      detailed: 'It says what the product does.',
      advice: {
        title: 'Show what the product does',
        detail: 'Describe in one sentence what a user does with it and what they get, without adjectives.',
      },
      rewrite: { whole: '[Product] lets [customers] [do what] in minutes instead of [how it is done today]' },
      source: YC_SEED,
    },
    {
      id: 'status',
      name: 'Product status',
      core: true,
      looksFor: 'how far along the product is (prototype, pilot, live), since when, and with how many users',
      number: 'how many use it, and since when',
      sections: ['status'],
      figureInSection: true,
      inSection:
        /\b(?:prototype|mvp|beta|live|launch\w*|production|pilot\w*|shipped|released|deployed|built|ready|completed|in development|treated|tested|installed|frozen|certified|approved)\b/iu,
      anywhere:
        /\b(?:working prototype|prototype|mvp|(?:private|public|closed|open) beta|(?:is|went|are|now) live\b|\blive (?:in|at|with|since)|(?:in use|used|running|run|runs|operating|installed|working|delivered|shipping|selling|on sale|open|flying) (?:[\w-]+ ){0,4}(?:since|at|in|by|to|with)\b|(?:tried|tested|trialled) (?:with|by|at|in|on)\b|first (?:flights?|deliver(?:y|ies)|installations?|units|patients?|customers?) (?:in|since)|launched|in production|production[- ]ready|pilot(?:s|ed|ing)?|shipped|deployed (?:at|in|to|by|with|on)|available (?:on|in) (?:the )?(?:app store|google play|production)|commissioned (?:at|in|by|for)|in \d[\d,]* (?:[\p{L}-]+ ){0,4}(?:stores|shops|clinics|hospitals|schools|cities|countries)|\d[\d,]* [\p{L}-]+ in .{2,30} since|open[- ]source(?:d)? (?:on|under|at|since))\b/iu,
      notIn: ['problem', 'market', 'competition', 'team', 'ask', 'segment', 'financials', 'timing'],
      not: /\b(?:autopilot|co-?pilot|will|plan(?:s|ned)? to|about to|patents?|(?:teams|companies|people|businesses|firms|users|developers|hospitals|everyone) (?:still )?(?:use|run|work)s?)\b/iu,
      figures: ['count', 'percent', 'duration', 'few'],
      specific: ['figure', 'date', 'substance'],
      generic: 'It says that a product exists, but not since when or for whom.',
      detailed: 'It says how far along the product is.',
      advice: {
        title: 'Say how far along the product is',
        detail: 'State whether it is a prototype, a pilot or live, since which month, and how many people use it.',
      },
      rewrite: {
        whole: '[Prototype, pilot or live] since [month year], used by [how many] [users] at [customer]',
        check: ', at [customer] since [month year]',
      },
      source: SEQUOIA,
    },
    {
      id: 'result',
      name: 'Measured result',
      core: false,
      looksFor: 'a result that a user has measured: time or money saved, or errors avoided',
      sections: [],
      anywhere:
        /\b(?:cuts? (?:its|their|the|by|from|\w+ (?:times?|costs?))|reduc\w+|sav(?:es?|ed|ings?)|faster|fewer|shorter|cheaper|improv(?:es|ed|ement)|increas(?:es|ed)|accura\w+|precision|recall|were right|correct(?:ly)?|false (?:alarms?|positives?)|efficiency|confirmed|(?:fell|dropped) (?:by|from|to)|uptime (?:over|since|in)|instead of|down (?:from|to)|from \d[^.]{0,40} to \d|\d ?(?:%|percent|dB|x|×) (?:less|fewer|more|lower|higher|quieter|lighter|better|faster|cheaper|of later)|found \d|measured|within|in under|in less than)\b/iu,
      notIn: ['problem', 'timing', 'market', 'team', 'ask', 'financials', 'model', 'segment', 'competition', 'route'],
      not: /\bpaying\b|\brevenue\b|\b(?:will|could|can|may|might|potential\w*|expect\w*|estimated|aim|plan|target|goal)\b(?!.*\b(?:cut|reduced|saved)\b)/iu,
      figureOutside: true,
      figures: ['money', 'percent', 'multiple', 'duration', 'count'],
      specific: ['figure'],
      generic: 'It promises a gain without measuring it.',
      detailed: 'It puts a number on the gain.',
      advice: {
        title: 'Show a measured result',
        detail: 'Give one before-and-after number from a named user, with the period it was measured over.',
      },
      rewrite: {
        whole: '[Customer] measured [percentage] less [what] in [month year]',
        check: ', measured at [customer] in [month year]',
      },
      source: DOCSEND,
    },
  ],
};
