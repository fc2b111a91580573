import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { capital, withoutStop } from '../sentences.ts';

export interface Person {
  name: string;
  role: string;
  background: string;
}

const PART = String.raw`\p{Lu}[\p{L}’'-]+`;
const NAME = String.raw`(?:(?:[Dd]r|[Pp]rof)\.? )?${PART}(?:\s(?:\p{Lu}\.?(?!\p{L})|(?:van|von|de|der|den|da|di|al|bin)|${PART})){1,3}`;
const ROLE = String.raw`(?:CEO|CTO|COO|CFO|CMO|CPO|CSO|[Cc]hief \p{L}+(?: \p{L}+)? [Oo]fficer|[Cc]hief (?:scientist|engineer)|[Cc]o-?[Ff]ounder|[Ff]ounder|[Hh]ead of [\p{L} &]{2,24}?|VP(?: of)? [\p{L}]+|[Dd]irector(?: of \p{L}+)?|[Cc]hair(?:man|woman)?|[Aa]dvis[eo]r|[Ee]ngineer|[Pp]rogrammer|[Dd]eveloper|[Dd]esigner)(?:(?: and |, ?| ?& ?|/)(?:CEO|CTO|COO|[Cc]o-?[Ff]ounder|[Ff]ounder))?`;
/** "Ana Costa, CEO: …", "Ana Costa (CEO) …", "Ana Costa is the CEO and …". */
const INTRODUCED = new RegExp(
  String.raw`^(${NAME})\s*(?:,|–|—|-|:|\(|\bis (?:the |our |a )?)\s*([^,.:;–—()]{2,60}?)(?=\)|\s?[,.:;–—]|\s-\s|\sand\s|$)\)?\s*[,.:;–—-]?\s*(?:and )?(.*)$`,
  'u',
);
/** "Ana Costa (ex-Maersk)": what stands in brackets is not a role. */
const BRACKETED = new RegExp(String.raw`^(${NAME}) \(([^()]+)\)\s*[,:]?\s*(.*)$`, 'u');
/** "CEO Ana Costa ran …". */
const TITLED = new RegExp(String.raw`^(?:[Oo]ur )?(${ROLE}),? (${NAME})\s*[,:(]?\s*(.*?)\)?$`, 'u');
/** "Ana Costa ran …". */
const ACTING = new RegExp(String.raw`^(${NAME}) (\p{Ll}.+)$`, 'u');
const IS_ROLE = new RegExp(`^(?:the |our |a )?${ROLE}$`, 'u');
const ALONE = new RegExp(`^${NAME}$`, 'u');
/** A longer sentence does not introduce a person. */
const LONGEST = 400;
const CONTINUES = /^(?:he|she|they|before|previously|formerly|earlier|both)\b/iu;
/** "Founded by Ana Costa … and Li Wei …". */
const FOUNDED =
  /^(?:(?:the company |it )?(?:was )?founded by|(?:our |the )?(?:team|founders)(?: is| are|:)) (?=\p{Lu})/iu;
const NEXT = new RegExp(
  String.raw`(?:[,;] and |; | and | & |, )(?=(?:${ROLE} |my \p{Ll}+ )?${NAME}(?:,? \(|, |:| programmer| \p{Ll}+ed\b| (?:is|was|ran|built|led|sold|spent|grew|made|opened|founded)\b|$))`,
  'u',
);

/** "Me (Ana Costa) I was …", "my brother Li Wei is …". */
const RELATED = new RegExp(String.raw`^(?:[Mm]e|I|[Mm]yself),? \((${NAME})\) (?:[Ii] )?(.+)$`, 'u');
const KIN = new RegExp(String.raw`^([Mm]y \p{Ll}+) (${NAME})[,:]? (.+)$`, 'u');
/** The founder and those related to them by name, as in other sentences. */
const named = (part: string) => part.replace(RELATED, '$1 $2').replace(KIN, '$2 ($1), $3');

/** The parts of a sentence that introduce one person each. */
const partsOf = (text: string) => withoutStop(text).replace(FOUNDED, '').split(NEXT).map(named);

function personIn(part: string): Person | null {
  const titled = TITLED.exec(part);
  if (titled) {
    const [, role = '', name = '', background = ''] = titled;
    return { name, role: capital(role), background: background.replace(/\)$/u, '') };
  }
  const bracketed = BRACKETED.exec(part);
  if (bracketed) {
    const [, name = '', inside = '', after = ''] = bracketed;
    const [first = '', ...others] = inside.split(/,\s/u);
    if (IS_ROLE.test(first))
      return { name, role: first, background: [others.join(', '), after].filter(Boolean).join('. ') };
    return { name, role: '', background: [inside, after].filter(Boolean).join('. ') };
  }
  const [, name, role = '', background = ''] = INTRODUCED.exec(part) ?? [];
  if (name) {
    return IS_ROLE.test(role) || background !== '' || !/\d/u.test(role)
      ? { name, role: role.trim(), background: withoutStop(background.trim()) }
      : { name, role: '', background: role };
  }
  const [, who, does] = ACTING.exec(part) ?? [];
  if (who && does) return { name: who, role: '', background: does };
  return ALONE.test(part) ? { name: part, role: '', background: '' } : null;
}

/** The people that a sentence introduces; null if it does anything else as well. */
function introducedBy(text: string): Person[] | null {
  if (text.length > LONGEST) return null;
  const people = partsOf(text).map(personIn);
  return people.every((person) => person !== null) ? people : null;
}

/** Finds people whom sentences introduce by name, and returns the other sentences. */
export function peopleOf(texts: readonly string[]): { people: Person[]; rest: string[] } {
  const people: Person[] = [];
  const rest: string[] = [];
  for (const text of texts) {
    const introduced = introducedBy(text);
    const last = people.at(-1);
    if (introduced && people.length + introduced.length <= DECK_LIMITS.people) {
      people.push(...introduced);
    } else if (last && CONTINUES.test(text) && last.background.length + text.length < DECK_LIMITS.line) {
      last.background = [last.background, withoutStop(text)].filter(Boolean).join('. ');
    } else rest.push(text);
  }
  return { people, rest };
}
