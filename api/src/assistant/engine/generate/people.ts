import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { capital, withoutStop } from '../sentences.ts';

export interface Person {
  name: string;
  role: string;
  background: string;
}

const PART = String.raw`\p{Lu}[\p{L}’'-]+`;
const NAME = String.raw`(?:(?:[Dd]r|[Pp]rof)\.? )?${PART}(?:\s(?:\p{Lu}\.?(?!\p{L})|(?:van|von|de|der|den|da|di|al|bin)|${PART})){1,3}`;
const ROLE = String.raw`(?:C\p{Lu}O|[Cc]hief \p{L}+(?: \p{L}+)? [Oo]fficer|[Cc]hief (?:scientist|engineer)|[Cc]o-?[Ff]ounder|[Ff]ounder|[Hh]ead of [\p{L} &]{2,24}?|VP(?: of)? [\p{L}]+|[Dd]irector(?: of \p{L}+)?|[Cc]hair(?:man|woman)?|[Aa]dvis[eo]r|[Ee]ngineer|[Pp]rogrammer|[Dd]eveloper|[Dd]esigner)(?:(?: and |, ?| ?& ?|/)(?:CEO|CTO|COO|[Cc]o-?[Ff]ounder|[Ff]ounder))?`;
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
/** "Ana Costa, Li Wei and Bo Lund". */
const LIST = new RegExp(`^${NAME}(?:, ${NAME})*,? (?:and|&) ${NAME}$`, 'u');
/** "Ana Costa, who built …". */
const WHO = new RegExp(`^(${NAME}),? who (.+)$`, 'u');
const ALONE = new RegExp(`^${NAME}$`, 'u');
/** A longer sentence does not introduce a person. */
const LONGEST = 400;
const CONTINUES = /^(?:he|she|they|before|previously|formerly|earlier|both)\b/iu;
/** "Founded by Ana Costa … and Li Wei …". */
const FOUNDED =
  /^(?:(?:\S+ ){0,4}?(?:(?:was|were|is|are) )?(?:[Cc]o-?)?[Ff]ounded(?: in (?:19|20)\d{2})? by|(?:(?:[Oo]ur|[Tt]he|[Mm]y) )?(?:[Tt]eam|(?:[Cc]o-?)?[Ff]ounders)(?: is| are|:)) (?=\p{Lu})/u;
/** When a company was founded, after its founders. */
const SINCE = /,? (?:back )?in (?:(?:early|late|spring|summer|autumn|\p{Lu}\p{Ll}+) )?((?:19|20)\d{2})$/u;
const NEXT = new RegExp(
  String.raw`(?:[,;] and |; | and | & |, )(?!${ROLE}(?:[,:)]|$))(?=(?:${ROLE} |my \p{Ll}+ )?${NAME}(?:,? \(|, |:| programmer|,? who | \p{Ll}+ed\b| (?:is|was|ran|built|led|sold|spent|grew|made|opened|founded)\b|$))`,
  'u',
);

/** "Me (Ana Costa) I was …", "Just me, Ana Costa, with …", "I am Ana Costa and run …", "my brother Li Wei is …". */
const RELATED = new RegExp(
  String.raw`^(?:(?:[Jj]ust |[Oo]nly )?(?:[Mm]e|I|[Mm]yself),? \((${NAME})\)|(?:[Jj]ust |[Oo]nly )?(?:[Mm]e|I|[Mm]yself), (${NAME}),|(?:I am|I[’']m|[Mm]y name is) (${NAME})(?:,| and))(?:,? (?:and )?I)? (.+)$`,
  'u',
);
const KIN = new RegExp(
  String.raw`^((?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) \p{Ll}+) (${NAME})(?: \((\p{Ll}[^()]*)\))?[,:]? (.+)$`,
  'u',
);
/** The founder by name, as others are introduced. */
const withOwnName = (text: string) =>
  text.replace(RELATED, (_, inside, after, am, does) => `${inside ?? after ?? am} ${does}`);
/** Whether a sentence is one in which the founder speaks of themselves. */
export const isOwnIntroduction = (text: string): boolean => RELATED.test(withoutStop(text));
/** Those related to the founder by name, as others are introduced. */
const named = (part: string) =>
  withOwnName(part)
    .replace(KIN, (_, kin, name, role, does) =>
      role ? `${name}, ${role}: ${capital(kin)}, ${does}` : `${name}: ${capital(kin)}, ${does}`,
    )
    .replace(WHO, '$1 $2');

/** What somebody did before founding the company. */
export const withoutFounding = (background: string): string =>
  background.replace(/\. Founded the company in \d{4}$/u, '');

/** The parts of a sentence that introduce one person each. */
function partsOf(text: string): string[] {
  const plain = withoutStop(text);
  const introduced = withOwnName(plain.replace(FOUNDED, ''));
  const since = !FOUNDED.test(plain) ? null : SINCE.exec(introduced)?.[1];
  const told = since ? introduced.replace(SINCE, '') : introduced;
  const parts = told.split(LIST.test(told) ? /,? (?:and|&) |, /u : NEXT).map(named);
  return since ? parts.map((part) => (ALONE.test(part) ? `${part}: Founded the company in ${since}` : part)) : parts;
}

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
    return { name, role: '', background: [inside, after].filter(Boolean).join(/^\p{Ll}/u.test(after) ? ', ' : '. ') };
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

const firstNameOf = ({ name }: Person) => name.replace(/^(?:[Dd]r|[Pp]rof)\.? /u, '').split(' ')[0] ?? '';

/** "Ana is a nurse, Li built …": what a sentence says of people who are known, by their first names; null if it says more. */
function toldOf(text: string, people: readonly Person[]): { person: Person; does: string }[] | null {
  const names = people.map(firstNameOf).filter((name) => name.length > 1);
  if (names.length === 0 || new Set(names).size < names.length) return null;
  const told = withoutStop(text)
    .split(new RegExp(String.raw`(?:, and |; | and |, )(?=(?:${names.join('|')}) \p{Ll})`, 'u'))
    .map((part) => {
      const person = people.find((one) => part.startsWith(`${firstNameOf(one)} `));
      const does = person && part.slice(firstNameOf(person).length + 1);
      return person && does && /^\p{Ll}/u.test(does) ? { person, does } : null;
    });
  return told.every((one) => one !== null) ? told : null;
}

const joinedBackground = (...parts: readonly string[]) => parts.filter(Boolean).join('. ');

/** The people with one more, or what is new about one of them. */
function withPerson(people: Person[], found: Person): Person[] {
  const known = people.find(({ name }) => name.toLowerCase() === found.name.toLowerCase());
  if (!known) return [...people, found];
  known.role ||= found.role;
  known.background = joinedBackground(found.background, known.background);
  return people;
}

/** Finds people whom sentences introduce by name, and returns the other sentences. */
export function peopleOf(texts: readonly string[]): { people: Person[]; rest: string[] } {
  let people: Person[] = [];
  const rest: string[] = [];
  for (const text of texts) {
    const introduced = introducedBy(text);
    const last = people.at(-1);
    const told = introduced ? null : toldOf(text, people);
    const joined = introduced?.reduce(
      withPerson,
      people.map((person) => ({ ...person })),
    );
    if (joined && joined.length <= DECK_LIMITS.people) {
      people = joined;
    } else if (told?.every(({ person, does }) => person.background.length + does.length < DECK_LIMITS.line)) {
      for (const { person, does } of told)
        person.background = joinedBackground(person.background, person.background === '' ? does : capital(does));
    } else if (last && CONTINUES.test(text) && last.background.length + text.length < DECK_LIMITS.line) {
      last.background = [last.background, withoutStop(text)].filter(Boolean).join('. ');
    } else rest.push(text);
  }
  return { people, rest };
}
