import { PERSON } from '../people.ts';
import type { CategoryRules } from './rule.ts';
import { DOCSEND, SEQUOIA, YC_SEED } from './sources.ts';

const ROLE =
  '(?:CEO|CTO|COO|CFO|CMO|CPO|CSO|[Cc]o-?[Ff]ounders?|[Ff]ounders?|VP|Head of|Chief|[Ee]ngineer|[Dd]esigner|[Dd]irector|[Pp]resident|[Dd]eveloper|[Ss]cientist|Lead|[Aa]dvis[eo]r|Product [Mm]anager|Professor)';
const NAMED_ROLE = new RegExp(`${PERSON}.{0,24}\\b${ROLE}\\b|\\b${ROLE}\\b.{0,12}${PERSON}`, 'u');
/** A person's name with their role or work, after punctuation or in a sentence. */
const NAMED_WORK = new RegExp(
  String.raw`^${PERSON}(?:,| [–—-]|:| \() ?[\p{L}\p{N}]|^${PERSON} (?:and|&) ${PERSON}|^(?:\p{Lu}\p{L}+, )+\p{Lu}\p{L}+ and \p{Lu}\p{L}+, \p{Ll}|^${PERSON} (?!are|have|will|can|is)\p{Ll}+ed\b|^${PERSON} (?:bought|sold|ran|led|built|wrote|spent|grew|taught|took|made|kept|drew|flew|drove|knows|runs|leads|builds|sells|designs|writes|teaches)\b|^(?:Chair: )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)? (?:is an? |was an? |(?:ran|led|built|sold|managed|worked|wrote|founded|co-founded|discovered|grew|shipped|took|headed|spent|joined|designed|taught|started|directed|oversaw|scaled)\b)|^\p{Lu}\p{L}+ [–—-] \p{L}|^\p{Lu}\p{L}+, (?:C[ETOFPMS]O|founder|product|engineering|sales|design|marketing|operations)`,
  'u',
);
const NAME_FIRST = new RegExp(`^(?:Chair: )?${PERSON}`, 'u');

export const team: CategoryRules = {
  category: 'Team',
  sections: ['team'],
  looksFor: 'who the founders are, in which roles, and what relevant work they did before',
  rules: [
    {
      id: 'people',
      name: 'People and roles',
      core: true,
      looksFor: 'the founders by name and role',
      number: 'how many years of relevant work the founders have done, at what scale, and where',
      sections: ['team'],
      anywhere: NAMED_ROLE,
      own: NAME_FIRST,
      notIn: ['voices', 'competition', 'problem', 'solution', 'market', 'segment', 'timing'],
      figures: ['duration', 'count', 'money', 'span'],
      specific: [NAMED_ROLE, NAMED_WORK],
      generic: 'It says little about who the founders are.',
      detailed: 'It says who is on the team.',
      advice: {
        title: 'Introduce the founders',
        detail: 'Name each founder, their role, and one thing they did before, with its years and scale.',
      },
      rewrite: {
        whole: '[Name], CEO: [years] years at [company], where they built [product or team], [year to year]',
        check: ', at [company], [year to year]',
        count: ': [years] years at [company], [year to year]',
      },
      source: SEQUOIA,
    },
    {
      id: 'record',
      name: 'Track record',
      core: false,
      looksFor: 'what relevant work the founders have done before, with employer and years',
      sections: ['team'],
      inSection:
        /\b(?:ex-\p{L}+|former(?:ly)?|previously|years? (?:of|at|in|as)|worked (?:at|for|on)|led|ran|built|sold|managed|wrote|shipped|discovered|headed|directed|founded|exited|exits?|ph\.?d|mba|degree|professor|alumn\w+|graduate\w*|researcher|(?:engineer|scientist|manager|director|lead|head) (?:of .{2,30} )?at|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:years|yrs)|(?:19|20)\d{2}\s?[–-]\s?\d{2,4}|bought|grew|taught|took|scaled|oversaw|worked|published|patents?)\b/iu,
      anywhere:
        /\b(?:founders?|co-?founders?|ceo|cto|our team)\b.{0,80}\b(?:ex-\p{L}+|formerly|previously|worked|led|ran|built|sold|founded|years)\b/iu,
      own: NAME_FIRST,
      figures: ['duration', 'count', 'money', 'span'],
      specific: ['figure', 'name'],
      generic: 'It claims experience without saying where.',
      detailed: 'It says what was done before.',
      advice: {
        title: 'Show why this team',
        detail: 'For each founder, name the employer, the years, and the size of what they ran or built in this field.',
      },
      rewrite: {
        whole: '[Name] led [what] for [years] years at [company], [year to year]',
        check: ', at [company], [year to year]',
        count: ': [years] years at [company], [year to year]',
      },
      source: DOCSEND,
    },
    {
      id: 'completeness',
      name: 'Completeness',
      core: false,
      looksFor: 'who builds, who sells, who advises, and who is still to be hired',
      sections: ['team'],
      inSection:
        /\b(?:advis[eo]rs?|advisory board|board member|hiring|hires?|recruit\w*|employees|full[- ]time|team of (?:\d+|\w+)|\d+ (?:engineers|people|employees|developers)|vp sales|head of (?:sales|growth|product|engineering)|CTO|COO|chief \w+ officer)\b/iu,
      anywhere:
        /\b(?:advisory board|our advis[eo]rs|our team of \d+|we are (?:a team of )?\d+ people|first hires?|we are hiring)\b/iu,
      notIn: ['problem', 'timing', 'market', 'segment', 'traction', 'voices', 'competition'],
      figures: ['count', 'duration', 'money'],
      specific: ['figure', 'name', NAMED_ROLE],
      generic: 'It mentions other people without naming them.',
      detailed: 'It says who else is on the team, or is still to be hired.',
      advice: {
        title: 'Close the gaps in the team',
        detail: 'Say who builds, who sells, who advises, and which role you’ll hire first with this round.',
      },
      rewrite: {
        whole: 'We are a team of [team size]: [name] builds, [name] sells, [name] advises; the first hire is [role]',
        check: ', [month year]',
      },
      source: YC_SEED,
    },
  ],
};
