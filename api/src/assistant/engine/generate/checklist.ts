import { namesOf } from '../../../evaluation/engine/rubric/backing.ts';
import { type Claim, claimsOf, loadedModel, shareOf } from '../../../evaluation/engine/rubric/claims/claims.ts';
import { factsOf } from '../../../evaluation/engine/rubric/facts.ts';
import type { Rule } from '../../../evaluation/engine/rubric/rules/rule.ts';
import { questionOf } from '../investor-questions.ts';
import type { RuleState } from '../judgement.ts';
import type { ToAdd } from '../types.ts';
import { EMAIL } from './contact.ts';
import { peopleOf } from './people.ts';
import type { Piece } from './piece.ts';
import { stepsOf } from './plans.ts';
import { seriesOf } from './series.ts';
import { sharesOf } from './shares.ts';
import { statementOf } from './standing.ts';
import { type Section, sectionById } from './story.ts';

/** Most facts that the checklist asks for, so that it can be worked through. */
const MOST = 7;
/** Least probability of a rule that a sentence speaks to, so that the checklist does not ask for what is said. */
const SAID = 0.2;

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** People of the team of whom the brief does not say what they do, or what they did before. */
function ofPeople(pieces: ReadonlyMap<Section, readonly Piece[]>): ToAdd[] {
  const section = sectionById('team');
  const { people } = peopleOf((pieces.get(section) ?? []).map(({ text }) => text));
  const lacking = (what: 'role' | 'background') =>
    people.filter((person) => person[what] === '').map(({ name }) => name);
  const [roles, backgrounds] = [lacking('role'), lacking('background')];
  const items = [
    {
      names: roles,
      text: `${roles.length === 1 ? 'role' : 'roles'} of ${listed(roles)}`,
      question: `What ${roles.length === 1 ? 'does' : 'do'} ${listed(roles)} do at the company?`,
    },
    {
      names: backgrounds,
      text: `what ${listed(backgrounds)} did before`,
      question: `What did ${listed(backgrounds)} do before, where and for how long?`,
    },
  ];
  return items
    .filter(({ names }) => names.length > 0)
    .map(({ text, question }) => ({ topic: section.label, text, question }));
}

/** The closing slide is for an investor who wants to write. */
const CONTACT: ToAdd = {
  topic: 'Contact',
  text: 'an email address for investors',
  question: 'Which email address should an investor write to?',
};

/** Pictures that nobody who cannot see them could understand, by their numbers. */
const ofPictures = (numbers: readonly number[]): ToAdd[] =>
  numbers.length === 0
    ? []
    : [
        {
          topic: 'Pictures',
          text: `what ${numbers.length === 1 ? 'picture' : 'pictures'} ${listed(numbers.map(String))} ${numbers.length === 1 ? 'shows' : 'show'}`,
          question: `What ${numbers.length === 1 ? 'does picture' : 'do pictures'} ${listed(numbers.map(String))} show?`,
        },
      ];

/** Facts by which a sentence speaks to a rule, whatever its words. */
const FACTS: Readonly<Record<string, (text: string) => unknown>> = {
  growth: seriesOf,
  'use-of-funds': sharesOf,
  milestone: stepsOf,
};

/** What the sentences of a brief claim where they stand. */
function claimsIn(pieces: ReadonlyMap<Section, readonly Piece[]>, company: string): Claim[] {
  const statements = [...pieces].flatMap(([{ topic }, told], at) =>
    told.map(({ text }) => statementOf(text, at + 1, topic)),
  );
  return claimsOf(factsOf(statements, namesOf(statements, company)), loadedModel());
}

/**
 * What an investor looks for and the brief does not say, the most important first.
 * @param undescribed numbers of the pictures of which it does not say what they show
 */
export function checklistOf(
  standings: ReadonlyMap<Section, readonly RuleState[]>,
  pieces: ReadonlyMap<Section, readonly Piece[]>,
  company: string,
  undescribed: readonly number[] = [],
): ToAdd[] {
  const pictures = ofPictures(undescribed);
  const claims = claimsIn(pieces, company);
  const isSaid = ({ id }: Rule, section: Section) =>
    claims.some(({ speaksTo }) => shareOf(speaksTo, id) >= SAID) ||
    (pieces.get(section) ?? []).some(({ text }) => FACTS[id]?.(text));
  const open = [...standings].flatMap(([section, states]) =>
    states
      .filter(({ state, rule }) => (state === 'absent' || state === 'general') && !isSaid(rule, section))
      .map(({ rule }) => ({ section, rule })),
  );
  const first = open.toSorted((a, b) => Number(b.rule.core) - Number(a.rule.core));
  const hasEmail = [...pieces.values()].flat().some(({ text }) => EMAIL.test(text));
  return [
    ...[
      ...first.map(({ section, rule }) => ({ topic: section.label, text: rule.looksFor, question: questionOf(rule) })),
      ...ofPeople(pieces),
    ].slice(0, MOST - pictures.length),
    ...pictures,
    ...(hasEmail ? [] : [CONTACT]),
  ];
}
