import type { LikelihoodInput } from '../types.ts';
import { type Judgement, judge } from './judgement.ts';
import { sectorsOf } from './sectors.ts';
import { PROFILE, type Told } from './texts.ts';

const OR = new Intl.ListFormat('en', { type: 'disjunction' });
const AND = new Intl.ListFormat('en', { type: 'conjunction' });
/** Most sectors of an investor that a sentence names. */
const NAMED = 4;

/** What the founder's sector is: as the deck shows it, otherwise as the profile says. */
function ownSectors({ founder, investor }: LikelihoodInput, slides: readonly Told[]) {
  const { shown, contradicts } = sectorsOf(slides);
  const isContradicted = contradicts(founder.sector);
  const profile = { value: founder.sector, ...PROFILE };
  const fitting = shown.find(({ sector }) => investor.fields.includes(sector));
  const stated = fitting ? [fitting] : shown.slice(0, 2);
  const [first] = stated;
  const deck = first && {
    value: AND.format(stated.map(({ sector }) => sector)),
    from: 'slide' as const,
    slide: first.slide,
    question: null,
  };
  const fitsByProfile = !isContradicted && investor.fields.includes(founder.sector);
  const own = deck && (fitting || !fitsByProfile) ? deck : founder.sector === '' ? deck : profile;
  return {
    own,
    fits: fitting !== undefined || fitsByProfile,
    contradiction: isContradicted && deck ? [deck, profile] : [],
  };
}

/** Compares the sector with the investor's, and the deck's sector with the profile's. */
export function sectorFit(input: LikelihoodInput, slides: readonly Told[]): Judgement[] {
  const { fields } = input.investor;
  const { own, fits, contradiction } = ownSectors(input, slides);
  const investor = fields.length === 0 ? null : OR.format(fields.slice(0, NAMED));
  const verdict = investor === null || !own ? 'unknown' : fits ? 'strong' : 'weak';
  return [
    judge({ criterion: 'sector', verdict, founder: own ? [own] : [], investor }),
    ...(contradiction.length > 0 ? [judge({ criterion: 'profile', verdict: 'weak', founder: contradiction })] : []),
  ];
}
