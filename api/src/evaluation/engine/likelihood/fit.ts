import { countriesIn, formatMoney, reachOf, type Stage, stagesIn, stepsBetween } from '@northlight/shared-api/rules';
import { figuresOf } from '../rubric/figures.ts';
import type { GivenText, LikelihoodInput } from '../types.ts';
import { interestsFit } from './interests.ts';
import { type Judgement, judge } from './judgement.ts';
import { sectorFit } from './sector-fit.ts';
import { answerTo, besidesSlides, HOME, type Origin, onSlides, PAST, ROUND, shorten, type Told } from './texts.ts';

/** Words about a part of the round. */
const SHARE = /\b(?:committed|signed|agreed|spoken for|grant|already|from)\b/iu;
const SMALLEST_ROUND = 10_000;
/** A check is seldom a smaller share of a round than this. */
const SMALLEST_PART = 0.1;

const OR = new Intl.ListFormat('en', { type: 'disjunction' });
const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** A round by its name. The other words for stages, such as "growth" and "idea", mean other things in a deck. */
const NAMED_ROUND = /\b(?:pre[\s-]?seed|seed|(?:pre[\s-])?series\s?[a-h])\b/giu;
const roundsIn = (text: string) => stagesIn((text.match(NAMED_ROUND) ?? []).join(', '));

interface OwnStage {
  stages: Stage[];
  origin: Origin;
}

/** The stage of the round: as the deck names it, otherwise as answered. */
function stageOf(slides: readonly Told[], answers: readonly GivenText[]): OwnStage | null {
  const named = slides.filter(({ text }) => !PAST.test(text) && roundsIn(text).length > 0);
  const round =
    named.find(({ text }) => ROUND.test(text)) ?? named.find(({ topic }) => topic === 'ask' || topic === 'cover');
  if (round) return { stages: roundsIn(round.text), origin: round.origin };
  const answer = answers.find(({ question, text }) => /\bstage\b/iu.test(question) && stagesIn(text).length > 0);
  return answer ? { stages: stagesIn(answer.text), origin: answerTo(answer.question) } : null;
}

function stageFit({ investor, answers }: LikelihoodInput, slides: readonly Told[]): Judgement {
  const criterion = 'stage';
  const wanted = stagesIn(investor.stage);
  const own = stageOf(slides, answers);
  const founder = own ? [{ value: OR.format(own.stages), ...own.origin }] : [];
  if (wanted.length === 0) return judge({ criterion, verdict: 'unknown', founder });
  const steps = own ? stepsBetween(own.stages, wanted) : null;
  const verdict = steps === null ? 'unknown' : steps === 0 ? 'strong' : steps === 1 ? 'partial' : 'weak';
  return judge({ criterion, verdict, founder, investor: OR.format(wanted) });
}

const amountIn = (text: string) =>
  figuresOf(text).find(({ kind, value }) => kind === 'money' && value >= SMALLEST_ROUND) ?? null;

/** Matches a question for the amount of the round. */
const ASKS_ROUND = /\bhow much\b.{0,40}\b(?:rais\w+|seek\w*|looking|need|funding|invest\w*)\b/iu;

/**
 * The amount of the current round: from a sentence of the deck that states it, otherwise from the start of a sentence on
 * the ask slide, otherwise from the answers.
 */
function askOf(slides: readonly Told[], answers: readonly GivenText[]): { amount: number; origin: Origin } | null {
  const answered = answers.map(({ question, text }) => ({ question, text, origin: answerTo(question) }));
  const candidates = [
    ...slides.filter(({ text }) => ROUND.test(text)),
    ...slides.filter(({ text, topic }) => topic === 'ask' && amountIn(text)?.at === 0 && !SHARE.test(text)),
    ...answered.filter(({ question, text }) => ASKS_ROUND.test(question) || (ROUND.test(text) && !SHARE.test(text))),
  ];
  for (const { text, origin } of candidates) {
    const money = PAST.test(text) ? null : amountIn(text);
    if (money) return { amount: money.value, origin };
  }
  return null;
}

function rangeOf(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return `${formatMoney(min)}–${formatMoney(max)}`;
  if (min !== null) return `at least ${formatMoney(min)}`;
  return max === null ? null : `up to ${formatMoney(max)}`;
}

function amountFit({ investor: { min, max }, answers }: LikelihoodInput, slides: readonly Told[]): Judgement {
  const criterion = 'amount';
  const investor = rangeOf(min, max);
  const ask = askOf(slides, answers);
  const founder = ask ? [{ value: formatMoney(ask.amount), ...ask.origin }] : [];
  if (!ask || investor === null) return judge({ criterion, verdict: 'unknown', founder, investor });
  if (min !== null && ask.amount < min) {
    const missing = [{ kind: 'below' as const, subject: formatMoney(min), count: null }];
    return judge({ criterion, verdict: 'weak', founder, investor, missing });
  }
  if (max !== null && max < ask.amount * SMALLEST_PART) {
    const missing = [{ kind: 'above' as const, subject: formatMoney(max), count: null }];
    return judge({ criterion, verdict: 'partial', founder, investor, missing });
  }
  return judge({ criterion, verdict: 'strong', founder, investor });
}

/** The first sentence that names a country, with all countries of such sentences. */
function countriesOf(told: readonly Told[]): { countries: string[]; origin: Origin } | null {
  const naming = told.filter(({ text }) => countriesIn(text).length > 0);
  const [first] = naming;
  return first
    ? { countries: [...new Set(naming.flatMap(({ text }) => countriesIn(text)))], origin: first.origin }
    : null;
}

function locationFit({ investor: { geography } }: LikelihoodInput, told: readonly Told[]): Judgement {
  const criterion = 'location';
  const investor = geography.trim() === '' ? null : shorten(geography);
  const home = countriesOf(told.filter(({ text, origin }) => origin.from === 'profile' || HOME.test(text)));
  const named = home ?? countriesOf(told);
  const reach = reachOf(geography, named?.countries.join(', ') ?? '');
  const founder = named ? [{ value: AND.format(named.countries.slice(0, 3)), ...named.origin }] : [];
  const missing = named && !home ? [{ kind: 'home' as const, subject: null, count: null }] : [];
  if (investor === null || reach === 'unknown')
    return judge({ criterion, verdict: 'unknown', founder, investor, missing });
  if (reach === 'inside') return judge({ criterion, verdict: 'strong', founder, investor, missing });
  // A country that is merely named may be a market: it speaks for a match, but not against one.
  return judge(home ? { criterion, verdict: 'weak', founder, investor } : { criterion, verdict: 'unknown', investor });
}

/** How well the founder and the investor fit. Unknown facts count neither way. `answers` are those that say something. */
export function fitOf(input: LikelihoodInput): Judgement[] {
  const slides = onSlides(input);
  const told = [...slides, ...besidesSlides(input.answers, input.founder.bio)];
  return [
    ...sectorFit(input, slides),
    stageFit(input, slides),
    amountFit(input, slides),
    locationFit(input, told),
    interestsFit(
      input,
      told.filter(({ origin }) => origin.from !== 'profile'),
    ),
  ];
}
