import { createHash } from 'node:crypto';
import type { QuestionRow } from '../platform/database/tables.ts';

/** A hash of the set's content, which changes with every change to the set. */
export function revisionOf(rows: readonly QuestionRow[]): string {
  const content = rows.map((row) => [
    row.id,
    row.question,
    row.type,
    row.required,
    row.options,
    row.parent_question,
    row.trigger_values,
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
