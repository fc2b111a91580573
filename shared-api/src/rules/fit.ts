import { investmentOf } from './investment.ts';
import { readFields } from './lists.ts';
import { formatMoney } from './money.ts';
import { reachOf } from './places.ts';
import { type Stage, stagesIn } from './stages.ts';

/** A founder's facts about the round. Empty where unknown. */
export interface PitchFacts {
  sector: string;
  stage: Stage | '';
  /** Amount of the round in dollars. */
  amount: number | null;
  /** Location of the company, in the founder's words. */
  place: string;
}

/** An investor's preferences. */
export interface Preferences {
  investment_fields: readonly string[];
  investment_stage: string;
  investment_geography: string;
  min_investment: string;
  max_investment: string;
}

export type FitCriterion = 'sector' | 'stage' | 'amount' | 'place';

/** Whether a pitch matches one of an investor's criteria. `unknown` if either side says nothing, or nothing clear. */
export interface Fit {
  criterion: FitCriterion;
  verdict: 'fits' | 'differs' | 'unknown';
  reason: string;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function sectorFit({ sector }: PitchFacts, { investment_fields }: Preferences): Fit {
  const fields = readFields(investment_fields);
  const criterion = 'sector';
  if (fields.length === 0) return { criterion, verdict: 'unknown', reason: 'They have not stated any sectors.' };
  if (sector === '') return { criterion, verdict: 'unknown', reason: 'Your profile has no sector yet.' };
  return fields.some((field) => fold(field) === fold(sector))
    ? { criterion, verdict: 'fits', reason: `${sector} is one of their sectors.` }
    : { criterion, verdict: 'differs', reason: `${sector} is not one of their sectors: ${fields.join(', ')}.` };
}

function stageFit({ stage }: PitchFacts, { investment_stage }: Preferences): Fit {
  const criterion = 'stage';
  const theirs = investment_stage.trim();
  if (theirs === '') return { criterion, verdict: 'unknown', reason: 'They have not stated a stage.' };
  const stages = stagesIn(theirs);
  if (stage === '' || stages.length === 0) return { criterion, verdict: 'unknown', reason: `They say: ${theirs}.` };
  return stages.includes(stage)
    ? { criterion, verdict: 'fits', reason: `${stage} is a stage they invest at.` }
    : { criterion, verdict: 'differs', reason: `Your stage is ${stage}. They say: ${theirs}.` };
}

function amountFit({ amount }: PitchFacts, preferences: Preferences): Fit {
  const criterion = 'amount';
  const { min, max } = investmentOf(preferences);
  if (max <= 0) return { criterion, verdict: 'unknown', reason: 'They have not stated any amounts.' };
  const range = `${formatMoney(min)}–${formatMoney(max)}`;
  if (amount === null) return { criterion, verdict: 'unknown', reason: `They invest ${range} per company.` };
  const round = formatMoney(amount);
  if (amount < min) {
    return {
      criterion,
      verdict: 'differs',
      reason: `Their minimum check, ${formatMoney(min)}, is more than your round of ${round}.`,
    };
  }
  return amount > max
    ? { criterion, verdict: 'fits', reason: `They could invest up to ${formatMoney(max)} of your ${round} round.` }
    : { criterion, verdict: 'fits', reason: `Your round of ${round} is within their range of ${range}.` };
}

function placeFit({ place }: PitchFacts, { investment_geography }: Preferences): Fit {
  const criterion = 'place';
  const [theirs, yours] = [investment_geography.trim(), place.trim()];
  if (theirs === '') return { criterion, verdict: 'unknown', reason: 'They have not stated any regions.' };
  const reach = reachOf(theirs, yours);
  if (reach === 'unknown' || (reach === 'inside' && yours === ''))
    return { criterion, verdict: reach === 'inside' ? 'fits' : 'unknown', reason: `They say: ${theirs}.` };
  return reach === 'inside'
    ? { criterion, verdict: 'fits', reason: `${yours} is in a region they invest in: ${theirs}.` }
    : { criterion, verdict: 'differs', reason: `You are in ${yours}. They say: ${theirs}.` };
}

/** Compares a pitch with an investor's preferences, criterion by criterion. */
export const fitOf = (pitch: PitchFacts, preferences: Preferences): Fit[] => [
  sectorFit(pitch, preferences),
  stageFit(pitch, preferences),
  amountFit(pitch, preferences),
  placeFit(pitch, preferences),
];
