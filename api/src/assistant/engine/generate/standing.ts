import { type Names, namesOf } from '../../../evaluation/engine/rubric/backing.ts';
import { factsOf } from '../../../evaluation/engine/rubric/facts.ts';
import { contextOf, judge } from '../../../evaluation/engine/rubric/findings.ts';
import type { Statement } from '../../../evaluation/engine/rubric/statements.ts';
import type { Topic } from '../../../evaluation/engine/rubric/topics.ts';
import { type RuleState, standingsOf } from '../judgement.ts';
import type { Piece } from './piece.ts';
import type { Section } from './story.ts';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** A sentence that stands on no slide yet, as the rubric reads it. */
export const statementOf = (text: string, slide: number, topic: Topic | null): Statement => ({
  slide,
  text,
  topic,
  title: false,
  role: 'text',
  under: { title: null, heading: null },
  box: NOWHERE,
  recognised: false,
});

/**
 * The standings of each section on its rules, given everything known about the company.
 * @param known names known from elsewhere
 */
export function standingsBySection(
  sections: readonly Section[],
  pieces: ReadonlyMap<Section, readonly Piece[]>,
  company: string,
  known: Names = new Set(),
): Map<Section, RuleState[]> {
  const statements = sections.flatMap((section, index) =>
    (pieces.get(section) ?? []).map(({ text }) => statementOf(text, index + 1, section.topic)),
  );
  const context = contextOf(statements, new Set([...namesOf(statements, company), ...known]));
  const readings = factsOf(statements, context.names).map((facts) => ({ ...facts, claim: null }));
  return new Map(
    sections.map((section) => {
      // A fact may be in another section, in which case it is not missing.
      const findings = readings.flatMap((reading) =>
        section.rules.map((rule) => judge(rule, reading, context)).filter((found) => found !== null),
      );
      const own = { slides: [{ findings } as never] };
      return [section, standingsOf(own, section.rules)] as const;
    }),
  );
}
