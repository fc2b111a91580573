import { type Assessment, isAssessed, leading } from './assessment.ts';
import type { Finding } from './findings.ts';
import type { Rule } from './rules/rule.ts';
import { ASIDES, type Standing, VERDICTS } from './verdicts.ts';
import {
  absenceOf,
  backedBy,
  byImportance,
  missing,
  notClear,
  notFound,
  nothingOn,
  says,
  unbacked,
} from './wording.ts';

const isConfirmed = ({ corroboration, disagreements }: Assessment) => corroboration && disagreements.length === 0;

function standingOf(assessment: Assessment, { rule, band, figures }: Finding): Standing {
  if (band === 3) return 'general';
  if (band === 8) {
    if (isConfirmed(assessment)) return 'confirmed';
    return assessment.disagreements.length > 0 ? 'contradicted' : 'evidenced';
  }
  if (figures.length > 0) return 'counted';
  const near = [...assessment.unclear.values()];
  const isNumberless = [...assessment.best, ...near].every(({ statement }) => !/\d/u.test(statement.text));
  return isNumberless && rule.number !== undefined ? 'specific' : 'described';
}

/** The core rule that a category lacks although it shows something else; null when one of its core rules is met. */
function lackingCore({ best, absent }: Assessment): Rule | null {
  if (best.some(({ rule, band }) => rule.core && band > 3)) return null;
  return absent.find((rule) => rule.core) ?? null;
}

/** One sentence on how a category stands. */
function verdictOf(assessment: Assessment, lead: Finding): string {
  const core = lackingCore(assessment);
  const aside = ASIDES[lead.rule.id];
  if (core && aside !== undefined && lead.band > 3)
    return assessment.unclear.get(core)?.isProbable
      ? `The deck ${aside}. ${absenceOf(core, assessment)}`
      : `The deck ${aside}, but ${lowered(nothingOn(core, assessment))}`;
  return VERDICTS[assessment.rules.category][standingOf(assessment, lead)];
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What is said of a category without any finding. */
function ofNothing(assessment: Assessment, gap: string | null): string {
  const { rules, unclear } = assessment;
  if (gap !== null && !isAssessed(assessment, gap))
    return `Not assessed: we found nothing clear on ${rules.looksFor}, and ${gap}.`;
  if (unclear.size === 0) return notFound(rules.looksFor);
  const probable = byImportance(rules.rules).find((rule) => unclear.get(rule)?.isProbable);
  if (!probable) return notClear(rules.looksFor);
  const core = rules.rules.find((rule) => rule.core);
  const lack = core && core !== probable ? [absenceOf(core, assessment)] : [];
  return [VERDICTS[rules.category].unclear, absenceOf(probable, assessment), ...lack].join(' ');
}

/**
 * How a category stands in one sentence, then the sentence of the deck that shows it, then what it lacks.
 * @param gap what could not be read and may show what is missing; null for nothing
 */
export function feedbackOf(assessment: Assessment, gap: string | null): string {
  const lead = leading(assessment.best);
  if (!lead) return ofNothing(assessment, gap);
  const { slide, text } = lead.statement;
  const parts = [verdictOf(assessment, lead), says(slide, text)];
  if (lead.band === 8) parts.push(`The number comes with ${backedBy(lead.backing)}.`);
  else if (lead.figures.length > 0 && unbacked(lead) !== '') parts.push(unbacked(lead));
  if (assessment.corroboration) parts.push(`Slide ${assessment.corroboration.statement.slide} confirms it.`);
  const core = lackingCore(assessment);
  const isSaid = (reason: string) => parts.some((part) => reason.includes(part)) || reason.includes(text.slice(0, 40));
  const lack = missing(assessment).find(
    ({ rule, reason }) => rule !== lead.rule.name && rule !== core?.name && !isSaid(reason),
  );
  if (lack) parts.push(lack.reason);
  return parts.join(' ');
}
