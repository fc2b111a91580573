import { overallRange } from '@northlight/shared-api/rules';
import type { CategoryScore, EvaluationResult, Evidence, MissingEvidence, NextStep } from './types.ts';

const evidenceOf = (stored: Partial<Evidence> & Pick<Evidence, 'slide' | 'quote' | 'rule' | 'reason'>): Evidence => ({
  box: null,
  recognised: false,
  band: null,
  source: null,
  ...stored,
});

const missingOf = (stored: Omit<MissingEvidence, 'source'>): MissingEvidence => ({ source: null, ...stored });

const scoreOf = (stored: CategoryScore): CategoryScore => ({
  ...stored,
  evidence: stored.evidence.map(evidenceOf),
  missing: stored.missing.map(missingOf),
});

const stepOf = (stored: Omit<NextStep, 'quote' | 'rewrite'>): NextStep => ({ quote: null, rewrite: null, ...stored });

/**
 * Reads a stored result. Earlier releases stored fewer fields, and as overall score the mean of the assessed categories.
 */
export function readResult(json: string): EvaluationResult {
  const stored = JSON.parse(json) as EvaluationResult;
  const kept = { discrepancies: [], foreign_slides: [], hidden_texts: [], partly_read_slides: [] };
  const scores = stored.scores.map(scoreOf);
  const next_steps = stored.next_steps.map(stepOf);
  return { ...kept, ...stored, ...overallRange(scores.map(({ score }) => score)), scores, next_steps };
}
