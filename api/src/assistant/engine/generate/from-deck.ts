import type { Statement } from '../../../evaluation/engine/rubric/statements.ts';
import { likeness } from '../../../evaluation/engine/rubric/words.ts';
import { readForAnswers } from '../reading.ts';
import type { DeckMaterial } from '../types.ts';
import type { Piece } from './piece.ts';
import { type Section, sectionOfRule, sectionOfTopic } from './story.ts';

/** The statements of a deck by part of the story. */
export interface Sorted {
  /** Statements on the cover. */
  cover: string[];
  pieces: Map<Section, Piece[]>;
  /** Statements that belong to no part. */
  rest: Piece[];
}

const isCompany = ({ text }: Statement, company: string) => text.toLowerCase() === company.toLowerCase();

/** Sorts the statements of a deck, each once, with its slide. */
export function sortStatements({ company, deck }: DeckMaterial): Sorted {
  const sorted: Sorted = { cover: [], pieces: new Map(), rest: [] };
  for (const { statements, findings, topic } of readForAnswers(deck).slides) {
    for (const statement of statements) {
      const { text, slide } = statement;
      if (isCompany(statement, company)) continue;
      if (statement.topic === 'cover') {
        sorted.cover.push(text);
        continue;
      }
      const [best] = findings.filter((one) => one.statement === statement).toSorted((a, b) => b.band - a.band);
      const section =
        sectionOfTopic(statement.topic) ?? (best ? sectionOfRule(best.rule) : null) ?? sectionOfTopic(topic);
      const list = section ? (sorted.pieces.get(section) ?? []) : sorted.rest;
      if (!list.some((piece) => piece.text === text || likeness(piece.text, text) === 1)) list.push({ text, slide });
      if (section) sorted.pieces.set(section, list);
    }
  }
  return sorted;
}
