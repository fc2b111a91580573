import { countriesIn, formatMoney, reachOf, stagesIn, stepsBetween } from '@northlight/shared-api/rules';
import { figuresOf } from '../rubric/figures.ts';
import type { LikelihoodInput } from '../types.ts';
import { type Judgement, judge } from './judgement.ts';
import { PROFILE, ROUND, type Told } from './texts.ts';

const fit = { group: 'fit' } as const;
/** Words about amounts other than the current round. */
const PAST = /\braised\b|\bvaluation\b|\brevenue\b|\bmarket\b|\bARR\b/iu;
/** Words about a part of the round. */
const SHARE = /\b(?:committed|signed|agreed|spoken for|grant|already|from)\b/iu;
const SMALLEST_ROUND = 10_000;
/** A cheque is seldom a smaller share of a round than this. */
const SMALLEST_PART = 0.1;

const either = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

function sectorFit({ founder, investor }: LikelihoodInput): Judgement {
  const name = 'Sector';
  const { fields } = investor;
  const weight = 2;
  if (fields.length === 0 || founder.sector === '')
    return judge({ ...fit, name, weight, verdict: 'unknown', reason: 'The investor names no sectors.' });
  return fields.includes(founder.sector)
    ? judge({ ...fit, name, weight, verdict: 'strong', reason: `${founder.sector} is a sector they name.` })
    : judge({
        ...fit,
        name,
        weight,
        verdict: 'weak',
        reason: `They name ${either(fields.slice(0, 4))}; your profile says ${founder.sector}.`,
        raise: `Look for investors who name ${founder.sector}.`,
      });
}

function stageFit({ investor, answers }: LikelihoodInput, told: readonly Told[]): Judgement {
  const name = 'Stage';
  const weight = 2;
  const wanted = stagesIn(investor.stage);
  const answered = answers.filter(({ question }) => /\bstage\b/iu.test(question)).flatMap(({ text }) => stagesIn(text));
  const round = told.filter(({ text }) => ROUND.test(text) && !PAST.test(text)).flatMap(({ text }) => stagesIn(text));
  const own = round.length > 0 ? round : answered;
  if (wanted.length === 0) {
    return judge({ ...fit, name, weight, verdict: 'unknown', reason: 'The investor names no stage.' });
  }
  const first = own[0];
  if (!first) {
    return judge({
      ...fit,
      name,
      weight,
      verdict: 'unknown',
      reason: 'Neither the deck nor the answers name your stage.',
      raise: 'Name your round on the slide with the ask.',
    });
  }
  const steps = stepsBetween(own, wanted);
  const reason = `They invest at ${either(wanted)}; you are at ${first}.`;
  if (steps === 0) return judge({ ...fit, name, weight, verdict: 'strong', reason });
  return judge({
    ...fit,
    name,
    weight,
    verdict: steps === 1 ? 'partial' : 'weak',
    reason,
    raise: steps === 1 ? `Show what makes you ready for ${either(wanted)}.` : `Look for investors at ${first}.`,
  });
}

const amountIn = (text: string) =>
  figuresOf(text).find(({ kind, value }) => kind === 'money' && value >= SMALLEST_ROUND) ?? null;

/**
 * The amount of the current round: from a sentence that states it, otherwise from the start of a sentence on the ask
 * slide.
 */
function askOf(told: readonly Told[]): { amount: number; where: string } | null {
  const candidates = [
    ...told.filter(({ text }) => ROUND.test(text)),
    ...told.filter(({ text, topic }) => topic === 'ask' && amountIn(text)?.at === 0 && !SHARE.test(text)),
  ];
  for (const { text, where } of candidates) {
    const money = PAST.test(text) ? null : amountIn(text);
    if (money) return { amount: money.value, where };
  }
  return null;
}

function rangeFit({ investor: { min, max } }: LikelihoodInput, told: readonly Told[]): Judgement {
  const name = 'Cheque';
  const weight = 1.5;
  if (min === null && max === null)
    return judge({ ...fit, name, weight, verdict: 'unknown', reason: 'The investor names no amounts.' });
  const range = [min, max]
    .filter((amount) => amount !== null)
    .map(formatMoney)
    .join(' to ');
  const ask = askOf(told);
  if (!ask) {
    return judge({
      ...fit,
      name,
      weight,
      verdict: 'unknown',
      reason: `They write cheques of ${range}; how much you raise was not found.`,
      raise: 'Say in one sentence how much you raise.',
    });
  }
  const words = `You raise ${formatMoney(ask.amount)} (${ask.where}); they write cheques of ${range}.`;
  if (min !== null && ask.amount < min) {
    const raise = `A round below ${formatMoney(min)} leaves no room for their smallest cheque.`;
    return judge({ ...fit, name, weight, verdict: 'weak', reason: words, raise });
  }
  if (max !== null && max < ask.amount * SMALLEST_PART) {
    const raise = 'Say who leads the round: their largest cheque is a small part of it.';
    return judge({ ...fit, name, weight, verdict: 'partial', reason: words, raise });
  }
  return judge({ ...fit, name, weight, verdict: 'strong', reason: words });
}

/** Matches a sentence about the company's own location, not its market. */
const HOME =
  /\b(?:based|headquartered|registered|incorporated|located|our office|we are|founded) (?:is )?(?:in|out of)\b/iu;

function placeFit({ investor: { geography } }: LikelihoodInput, told: readonly Told[]): Judgement {
  const name = 'Place';
  const weight = 1;
  const named = (some: readonly Told[]) => [...new Set(some.flatMap(({ text }) => countriesIn(text)))];
  const home = named(told.filter(({ text, where }) => where === PROFILE || HOME.test(text)));
  const countries = home.length > 0 ? home : named(told);
  const reach = reachOf(geography, countries.join(', '));
  if (reach === 'inside')
    return judge({ ...fit, name, weight, verdict: 'strong', reason: `They invest in ${geography}.` });
  if (reach === 'outside' && home.length > 0) {
    const reason = `They invest in ${geography}; you are in ${either(home.slice(0, 3))}.`;
    return judge({ ...fit, name, weight, verdict: 'weak', reason });
  }
  if (geography.trim() === '' || (reach === 'unknown' && countries.length > 0))
    return judge({ ...fit, name, weight, verdict: 'unknown', reason: 'Where the investor invests is not known.' });
  return judge({
    ...fit,
    name,
    weight,
    verdict: 'unknown',
    reason: `They invest in ${geography}; where you are was not found.`,
    raise: 'Say where the company is.',
  });
}

const WORD = /\p{L}{5,}/gu;
const COMMON = new Set(
  'about above after again against almost always answer because before being between build business company companies could different doing early every everything first founder founders great having invest investing investment investor large later looking making market money months never often other people product really right should small something start startup startups still strong their there these thing things those three through today under until usually value wants weeks where which while whole without worth would years yourself'.split(
    ' ',
  ),
);
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(/s$/u, '')).filter((w) => !COMMON.has(w)));

/** Matches the investor's stated interests, from their preferences and their own questionnaire. */
function focusFit({ investor }: LikelihoodInput, told: readonly Told[]): Judgement {
  const name = 'What they look for';
  const weight = 0.75;
  const wanted = wordsOf([investor.preferences, ...investor.questionnaire].join(' '));
  if (wanted.size < 5)
    return judge({ ...fit, name, weight, verdict: 'unknown', reason: 'They say little about what they look for.' });
  const own = wordsOf(told.map(({ text }) => text).join(' '));
  const shared = [...wanted].filter((word) => own.has(word));
  const [verdict, reason] =
    shared.length === 0
      ? (['weak', 'None of the words they use for what they look for stands in your deck or answers.'] as const)
      : ([
          shared.length >= 5 || shared.length * 4 >= wanted.size ? 'strong' : 'partial',
          `You speak of what they look for: ${shared.slice(0, 4).join(', ')}.`,
        ] as const);
  const raise = verdict === 'strong' ? null : 'Read what they look for on their profile, and answer to it by name.';
  return judge({ ...fit, name, weight, verdict, reason, raise });
}

/** How well the founder and the investor fit. Unknown facts count neither way. */
export const fitOf = (input: LikelihoodInput, told: readonly Told[]): Judgement[] => [
  sectorFit(input),
  stageFit(input, told),
  rangeFit(input, told),
  placeFit(input, told),
  focusFit(input, told),
];
