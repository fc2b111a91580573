import { capital, withoutStop } from '../sentences.ts';
import { beginsWithVerb, isClause } from './clauses.ts';

/** What a company has and the rivals named with it do not. */
export interface Unlike {
  rivals: string[];
  /** As short labels: "No mains power", "Decide in 4 minutes". */
  features: string[];
}

const UNLIKE = /^Unlike ((?:(?!, (?:we|our|ours|it|you)\b).)+), (we |(?=(?:our|ours|it|you)\b))(.+)$/iu;
const NONE = /^(?:need|have|has|use|require|charge|take)s? no (.+)$/iu;
/** A subject that is no rival. */
const ANYBODY = /^(?:an?|the|our|ours|you|it|any ?(?:one|body)|every ?(?:one|body)|customers|users|people|nobody)\b/iu;
const LONGEST = 60;
const LONGEST_NAME = 40;

/** A sentence such as "Unlike OPI and TeleSense, we need no mains power"; null where what it says is not sure of each rival. */
export function unlikeOf(sentence: string): Unlike | null {
  const [, names = '', we = '', told = ''] = UNLIKE.exec(withoutStop(sentence)) ?? [];
  if (told === '') return null;
  const rivals = names.split(/, (?:and |or )?| and | or /u).map(capital);
  const parts = told.split(/(?:, and |, | and )(?=\p{L})/u);
  // A part that belongs to the one before it is no feature by itself.
  const isOwn = (part: string) =>
    (we !== '' && beginsWithVerb(part)) || NONE.test(part) || (ANYBODY.test(part) && isClause(part));
  const isSure = parts.every((part) => isOwn(part) && !rivals.some((name) => part.includes(name)));
  const features = parts.map((part) => capital(part.replace(NONE, 'no $1')));
  const fits =
    [...features, ...rivals].every(({ length }) => length <= LONGEST) &&
    rivals.every(({ length }) => length <= LONGEST_NAME);
  return isSure && fits ? { rivals, features } : null;
}

/** Whether a sentence sets the company against rivals by name. */
export const isUnlike = (sentence: string): boolean => UNLIKE.test(sentence);
