import { isCommon } from '../rubric/words.ts';
import type { LikelihoodInput } from '../types.ts';
import { type Judgement, judge } from './judgement.ts';
import { EVERYWHERE, type Told } from './texts.ts';

const WORD = /\p{L}{5,}/gu;
const COMMON = new Set(
  'about above after again against almost always answer because before being between build business company companies could different doing early every everything first founder founders great having invest investing investment investor large later looking making market money months never often other people product really right should small something start startup startups still strong their there these thing things those three through today under until usually value wants weeks where which while whole without worth would years yourself year week nobody somebody second third fourth number price revenue sale sales paying customer product'.split(
    ' ',
  ),
);
/** Fewer words say too little about what an investor looks for. */
const ENOUGH = 5;
/** Most shared words that a sentence names. */
const NAMED = 4;

const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(WORD) ?? [])
      .filter((word) => !isCommon(word))
      .map((word) => word.replace(/s$/u, ''))
      .filter((word) => !COMMON.has(word)),
  );

/**
 * Compares the founder's words with what the investor looks for, in their preferences and their own questionnaire. Only
 * words that the founder uses too are kept: the rest is the investor's own.
 */
export function interestsFit({ investor }: LikelihoodInput, told: readonly Told[]): Judgement {
  const criterion = 'interests';
  const wanted = wordsOf([investor.preferences, ...investor.questionnaire].join(' '));
  if (wanted.size < ENOUGH) return judge({ criterion, verdict: 'unknown' });
  const own = wordsOf(told.map(({ text }) => text).join(' '));
  const shared = [...wanted].filter((word) => own.has(word));
  if (shared.length === 0) return judge({ criterion, verdict: 'weak' });
  const value = shared.slice(0, NAMED).join(', ');
  return judge({
    criterion,
    verdict: shared.length >= 5 || shared.length * 4 >= wanted.size ? 'strong' : 'partial',
    founder: [{ value, ...EVERYWHERE }],
    investor: value,
  });
}
