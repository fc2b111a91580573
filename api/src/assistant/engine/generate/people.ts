import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { withoutStop } from '../sentences.ts';

export interface Person {
  name: string;
  role: string;
  background: string;
}

/** Placeholders for a person's missing role and background. */
const NO_ROLE = '[Role]';
const NO_BACKGROUND = '[What they did before, with years and scale]';

const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}\.?|(?:van|von|de|der|den|da|di|al|bin)|\p{Lu}[\p{L}’'-]+)){1,3}`;
const INTRODUCED = new RegExp(
  String.raw`^(${NAME})\s*(?:,|–|—|-|:|\(|\bis (?:the |our |a )?)\s*([^,.:;–—()]{2,60})\)?\s*[,.:;–—]?\s*(.*)$`,
  'u',
);
/** A longer sentence does not introduce a person. */
const LONGEST = 400;
const CONTINUES = /^(?:he|she|they|before|previously|formerly|earlier|both)\b/iu;

/** Finds people whom sentences introduce by name and role, and returns the other sentences. */
export function peopleOf(texts: readonly string[]): { people: Person[]; rest: string[] } {
  const people: Person[] = [];
  const rest: string[] = [];
  for (const text of texts) {
    const [, name, role = '', background = ''] =
      text.length > LONGEST ? [] : (INTRODUCED.exec(withoutStop(text)) ?? []);
    const last = people.at(-1);
    if (name && people.length < DECK_LIMITS.people) {
      people.push({ name, role: role.trim() || NO_ROLE, background: withoutStop(background.trim()) });
    } else if (last && CONTINUES.test(text) && last.background.length + text.length < DECK_LIMITS.line) {
      last.background = [last.background, withoutStop(text)].filter(Boolean).join('. ');
    } else rest.push(text);
  }
  return {
    people: people.map((person) => ({ ...person, background: person.background || NO_BACKGROUND })),
    rest,
  };
}
