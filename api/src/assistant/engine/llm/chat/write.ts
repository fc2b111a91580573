import type { Numbers, Sound } from '../../../../evaluation/engine/llm/prose.ts';
import { readObject } from '../../../../platform/language-model/json.ts';
import type { Block, ChatPiece } from '../../types.ts';
import type { FindQuote } from '../quotes.ts';
import { factsOf, type Source, slideFrom } from '../slides.ts';

type Cited = Extract<Block, { type: 'paragraph' }>['citations'];

/** The facts that an answer is checked against. */
export interface Grounds {
  sound: Sound;
  isKnown: Numbers;
  find: FindQuote;
  sources: readonly Source[];
  /** Number of slides. */
  slides: number;
}

const CITATION = /\s*\[slides?\s+(\d{1,3})(?:\s*[:–-]\s*([^\]]*))?\]/giu;
/** What a citation follows that stands for words of the sentence instead of backing them. */
const OPEN =
  /(?:^|[,:–-]|\b(?:an?|and|are|as|by|for|from|in|is|like|of|on|or|reads?|says?|the|to|names?|was|were|with))\s*$/iu;
const ENTRY = /^\s*(?:[-*•]|(\d{1,2})[.)])\s+(.*)$/su;
const DRAFT = /^\s*DRAFT\s*:?\s*(\{.*\})\s*$/su;
const FENCE = /^\s*```\w*\s*$/u;

/** Builds the blocks of an answer and leaves out statements that fail the check. */
export function createWriter({ sound, isKnown, find, sources, slides }: Grounds) {
  const blocks: Block[] = [];
  let isOpen = false;
  /** Number of omitted sentences. */
  let left = 0;

  function cited(text: string): { text: string | null; citations: Cited } {
    const citations: Cited = [];
    const words = text.replace(CITATION, (citation, number: string, quote = '', at: number) => {
      const slide = Number(number);
      const statement = quote.trim() === '' ? null : find(slide, quote);
      if (statement) citations.push({ slide: statement.slide, quote: statement.text });
      else if (quote.trim() === '' && slide >= 1 && slide <= slides) citations.push({ slide, quote: null });
      const isOpen = statement && OPEN.test(text.slice(0, at).replace(CITATION, 'x'));
      return isOpen ? `${/^\s/u.test(citation) ? ' ' : ''}“${quote.trim()}”` : '';
    });
    if (words.trim() === '') return { text: null, citations };
    const said = sound(words);
    if (said === null) left += 1;
    return { text: said, citations };
  }

  function* put(block: Block, index = blocks.length): Generator<ChatPiece> {
    blocks[index] = block;
    yield { type: 'block', index, block };
  }

  function* sentence(unit: string): Generator<ChatPiece> {
    const { text, citations } = cited(unit);
    const last = blocks.at(-1);
    if (isOpen && last?.type === 'paragraph') {
      const index = blocks.length - 1;
      if (text === null && citations.length === 0) return;
      const more = text === null ? '' : ` ${text}`;
      if (citations.length > 0)
        yield* put({ ...last, text: last.text + more, citations: [...last.citations, ...citations] }, index);
      else {
        blocks[index] = { ...last, text: last.text + more };
        yield { type: 'delta', index, text: more };
      }
    } else if (text !== null) {
      yield* put({ type: 'paragraph', text, citations });
      isOpen = true;
    }
  }

  function* entry(ordered: boolean, unit: string): Generator<ChatPiece> {
    isOpen = false;
    const { text, citations } = cited(unit);
    if (text === null) return;
    const last = blocks.at(-1);
    const isSame = last?.type === 'list' && last.ordered === ordered;
    const items = [...(isSame ? last.items : []), { text, citations }];
    yield* put({ type: 'list', ordered, items }, isSame ? blocks.length - 1 : blocks.length);
  }

  function* draft(json: string): Generator<ChatPiece> {
    isOpen = false;
    const given = readObject(json) as { slide?: unknown; replaces?: unknown; after?: unknown } | undefined;
    const slide = slideFrom(given?.slide, `draft-${blocks.length}`, isKnown);
    if (!slide) {
      left += 1;
      return;
    }
    const numbered = (value: unknown) =>
      Number.isInteger(value) && Number(value) >= 1 && Number(value) <= slides ? Number(value) : null;
    const replaces = numbered(given?.replaces);
    const after = replaces === null ? (numbered(given?.after) ?? (slides > 0 ? slides : null)) : null;
    yield* put({ type: 'draft', slide, replaces, after, facts: factsOf(slide, sources) });
  }

  return {
    *take(unit: string): Generator<ChatPiece> {
      const [, number, item] = ENTRY.exec(unit) ?? [];
      const [, json] = DRAFT.exec(unit) ?? [];
      if (json !== undefined) yield* draft(json);
      else if (item !== undefined) yield* entry(number !== undefined, item);
      else if (unit.trim() === '' || FENCE.test(unit)) isOpen = false;
      else {
        yield* sentence(unit);
        if (unit.endsWith('\n')) isOpen = false;
      }
    },
    /** Adds a note about omitted content. Returns false when nothing remains. */
    *end(isCutShort: boolean): Generator<ChatPiece, boolean> {
      const isEmpty = blocks.length === 0;
      isOpen = false;
      const note = (text: string) => put({ type: 'paragraph', text, citations: [] });
      if (isEmpty) return false;
      if (isCutShort) yield* note('The answer was cut short because it was too long. Ask for the rest.');
      if (left > 0)
        yield* note(
          `${left === 1 ? 'One statement was' : `${left} statements were`} left out: what the model wrote there is not in the deck or in your messages.`,
        );
      return true;
    },
  };
}
