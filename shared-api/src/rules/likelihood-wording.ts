import {
  type FounderFact,
  type LikelihoodFactor,
  type LikelihoodGap,
  type LikelihoodGapKind,
  type LikelihoodLimit,
  type LikelihoodReader,
  likelihoodWord,
} from './likelihood.ts';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** The same words for both readers. "They" is always the investor, and only the founder reads it. */
const VOICES = {
  founder: {
    i: 'You',
    am: 'You are',
    my: 'your',
    answer: 'your answer',
    raise: 'You are raising',
    howMuch: 'how much you are raising',
    where: 'where you are based',
    they: 'They',
    theyLower: 'they',
    mySector: 'your sector',
    myStage: 'your stage',
  },
  investor: {
    i: 'The founder',
    am: 'The founder is',
    my: 'the founder’s',
    answer: 'the answer',
    raise: 'The founder is raising',
    howMuch: 'how much the founder is raising',
    where: 'where the founder is based',
    they: 'You',
    theyLower: 'you',
    mySector: 'this sector',
    myStage: 'this stage',
  },
} as const;

type Voice = (typeof VOICES)[LikelihoodReader];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "slide 4", "your profile". */
function placeOf({ from, slide, question }: FounderFact, { my, answer }: Voice): string {
  if (from === 'slide') return `slide ${slide}`;
  return from === 'answer' ? `${answer} to “${question}”` : `${my} profile`;
}

const cited = (fact: FounderFact, voice: Voice) => `${fact.value} (${placeOf(fact, voice)})`;

type Wording = (factor: LikelihoodFactor, voice: Voice) => string;

const UNCLEAR = '; whether that matches is unclear';
const unclear = ({ verdict }: LikelihoodFactor) => (verdict === 'unknown' ? UNCLEAR : '');

const sector: Wording = (factor, voice) => {
  const { founder, investor } = factor;
  const [own] = founder;
  if (investor === null) return `${voice.they} have not stated any sectors.`;
  if (!own) return `${voice.they} invest in ${investor}; neither the deck nor ${voice.my} profile names a sector.`;
  const said =
    own.from === 'slide'
      ? `The deck reads as ${cited(own, voice)}`
      : `${capital(placeOf(own, voice))} says ${own.value}`;
  return `${said}; ${voice.theyLower} invest in ${investor}.`;
};

const profile: Wording = ({ founder: [deck, own] }, voice) =>
  `The deck reads as ${deck && cited(deck, voice)}, but ${voice.my} profile says ${own?.value}.`;

const stage: Wording = ({ founder: [own], investor }, voice) => {
  if (investor === null) return `${voice.they} have not stated a stage.`;
  return own
    ? `${capital(voice.my)} stage is ${cited(own, voice)}; ${voice.theyLower} invest at ${investor}.`
    : `${voice.they} invest at ${investor}; neither the deck nor the answers name a stage.`;
};

const amount: Wording = ({ founder: [own], investor }, voice) => {
  if (investor === null) return `${voice.they} have not stated any amounts.`;
  return own
    ? `${voice.raise} ${cited(own, voice)}; ${voice.theyLower} invest ${investor}.`
    : `${voice.they} invest ${investor}; we could not find ${voice.howMuch}.`;
};

const location: Wording = (factor, voice) => {
  const { founder, investor, missing, verdict } = factor;
  const [own] = founder;
  if (investor === null) return `${voice.they} have not stated any regions.`;
  if (!own) {
    return verdict === 'strong'
      ? `${voice.they} invest in any location: “${investor}”.`
      : `${voice.they} invest in ${investor}; we could not find ${voice.where}.`;
  }
  const said =
    missing.length > 0 ? `${capital(placeOf(own, voice))} names ${own.value}` : `${voice.am} in ${cited(own, voice)}`;
  return `${said}; ${voice.theyLower} invest in ${investor}${unclear(factor)}.`;
};

const interests: Wording = ({ founder: [own], verdict }, voice) => {
  if (verdict === 'unknown') return `${voice.they} say little about what ${voice.theyLower} look for.`;
  return own
    ? `The deck and the answers mention what ${voice.theyLower} look for: ${own.value}.`
    : `The deck and the answers mention nothing that ${voice.theyLower} look for.`;
};

const deck: Wording = ({ founder: [score], missing }) => {
  if (!score) return 'The text of the deck could not be read, so it counts as 0.';
  const weakest = missing.find(({ kind }) => kind === 'category');
  return `The deck scores ${score.value}${weakest ? `; its weakest category is ${weakest.subject} (${weakest.count})` : ''}.`;
};

const answered = (count: number | null, one: string, many: string) =>
  count === 1 ? `1 answer ${one}` : `${count} answers ${many}`;

const lacks = (what: string) => (gap: LikelihoodGap) => `the answer to “${gap.subject}” gives no ${what}`;

/** Why answers count for nothing. */
const FLAWS: Partial<Record<LikelihoodGapKind, (gap: LikelihoodGap) => string>> = {
  repeats: ({ count }) => answered(count, 'repeats another', 'repeat the same text'),
  filler: ({ count }) => answered(count, 'is filler', 'are filler'),
  copies: ({ count }) => answered(count, 'copies the question', 'copy the questions'),
  keywords: ({ count }) => answered(count, 'is a list of keywords', 'are lists of keywords'),
  money: lacks('amount'),
  count: lacks('number'),
  date: lacks('date'),
  duration: lacks('duration'),
  share: lacks('percentage'),
  name: lacks('name'),
  choice: ({ subject }) => `the answer to “${subject}” doesn’t say yes or no`,
  link: lacks('link'),
  words: ({ subject }) => `the answer to “${subject}” does not explain it in words`,
};

const answers: Wording = ({ founder: [fit], missing }) => {
  if (!fit) return 'No question asked for a written answer.';
  const flaws = missing.flatMap((gap) => FLAWS[gap.kind]?.(gap) ?? []);
  return `${[`${fit.value} ${fit.value.endsWith(' of 1') ? 'answer fits the question' : 'answers fit the questions'}`, ...flaws].join('; ')}.`;
};

/** Pairs of an answer and the slide that contradicts it; or only the slides that agree. */
const consistency: Wording = ({ founder, verdict }, voice) => {
  if (verdict === 'strong') {
    const slides = [...new Set(founder.map((fact) => placeOf(fact, voice)))];
    return `${capital(voice.my)} answers agree with ${AND.format(slides)} of the deck.`;
  }
  const pairs = founder.flatMap((answer, at) => {
    const slide = founder[at + 1];
    return answer.from === 'answer' && slide
      ? [`${capital(placeOf(answer, voice))} is “${answer.value}”, but ${placeOf(slide, voice)} says “${slide.value}”.`]
      : [];
  });
  return pairs.join(' ');
};

const WORDINGS: Record<LikelihoodFactor['criterion'], Wording> = {
  sector,
  profile,
  stage,
  amount,
  location,
  interests,
  deck,
  answers,
  consistency,
};

/** Words of the founder's voice in texts of earlier releases. */
const FOUNDERS_VOICE = /\b(?:you|yours?|yourself|they|them|theirs?|the investor)\b/iu;

const BARE: Record<LikelihoodFactor['verdict'], string> = {
  strong: 'Counts in favor of this deck.',
  partial: 'Counts partly in favor of this deck.',
  weak: 'Counts against this deck.',
  unknown: 'Unknown.',
};

/**
 * Words one factor for its reader. Texts of earlier releases are worded for the founder; an investor gets those that
 * address nobody, otherwise the verdict alone.
 */
export function sentenceOf(factor: LikelihoodFactor, reader: LikelihoodReader): string {
  const { earlier, verdict, criterion } = factor;
  if (!earlier) return WORDINGS[criterion](factor, VOICES[reader]);
  return reader === 'founder' || !FOUNDERS_VOICE.test(earlier.reason) ? earlier.reason : BARE[verdict];
}

function limitText({ by, max }: LikelihoodLimit, factors: readonly LikelihoodFactor[], voice: Voice): string {
  if (by === 'sector')
    return `${voice.theyLower} do not invest in ${voice.mySector}, which limits the score to ${max}.`;
  if (by === 'stage') return `${voice.theyLower} do not invest at ${voice.myStage}, which limits the score to ${max}.`;
  if (by === 'answers') return `most answers do not fit the questions, which limits the score to ${max}.`;
  const isRead = factors.some(({ criterion, founder }) => criterion === 'deck' && founder.length > 0);
  return isRead
    ? `the deck’s own score limits it to ${max}.`
    : `the deck could not be read, which limits the score to ${max}.`;
}

/** The verdict in one sentence: what limits the score, otherwise what speaks for and against the submission. */
export function summaryOf(
  score: number,
  { factors, limit }: { factors: readonly LikelihoodFactor[]; limit: LikelihoodLimit | null },
  reader: LikelihoodReader,
): string {
  if (factors.every(({ earlier }) => earlier)) return `Scored ${score} out of 10 under earlier rules.`;
  const word = likelihoodWord(score);
  if (limit) return `${word}: ${limitText(limit, factors, VOICES[reader])}`;
  const named = (verdict: LikelihoodFactor['verdict'], side: string) => {
    const names = factors.filter((factor) => factor.verdict === verdict).map(({ name }) => name.toLowerCase());
    return names.length === 0 ? [] : [`${AND.format(names)} ${side}`];
  };
  const known = factors.filter(({ verdict }) => verdict !== 'unknown');
  if (known.length > 0 && known.every(({ verdict }) => verdict === 'strong'))
    return `${word}: everything we know counts in its favor.`;
  const said = [...named('strong', 'in favor'), ...named('weak', 'against')];
  return said.length === 0 ? `${word}.` : `${word}: ${said.join('; ')}.`;
}
