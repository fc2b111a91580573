import { createRequire } from 'node:module';
import type { Detail, ItsFunction, WinkMethods } from 'wink-nlp';

/** A word of a sentence. */
export interface Token {
  /** Dictionary form in lower case. */
  lemma: string;
  /** As written, in lower case. */
  form: string;
  /** Universal part of speech, such as VERB or PROPN. */
  pos: string;
}

/** What the language model sees in a sentence. */
export interface Parsed {
  tokens: Token[];
  /** Dictionary forms as features know them. */
  words: string[];
  /** Kinds of named values, such as MONEY, PERCENT, DATE or DURATION. */
  entities: string[];
}

let model: WinkMethods | undefined;

/** The model takes 0.1 s to load, so it is loaded with the first deck. */
function loaded(): WinkMethods {
  if (!model) {
    const require = createRequire(import.meta.url);
    const winkNLP: typeof import('wink-nlp').default = require('wink-nlp');
    model = winkNLP(require('wink-eng-lite-web-model'), ['sbd', 'pos', 'ner', 'negation']);
  }
  return model;
}

/** Numbers and their units differ from deck to deck; their kind is a feature of its own. */
function wordOf({ lemma, pos }: Token): string | null {
  if (/^\d/u.test(lemma) || pos === 'NUM') return '#';
  if (pos === 'PUNCT') return /[?:“”"]/u.test(lemma) ? lemma : null;
  return lemma.toLowerCase();
}

/** A sentence longer than this is examined up to here. */
const LONGEST = 400;

/** A parser that remembers each text. */
export function createParser(): (text: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (text) => {
    const before = known.get(text) ?? parse(text);
    known.set(text, before);
    return before;
  };
}

/** Words, parts of speech and named values of an English sentence. */
function parse(text: string): Parsed {
  const nlp = loaded();
  const { its } = nlp;
  const doc = nlp.readDoc(text.slice(0, LONGEST));
  // The package declares `lemma` with other parameters than it is called with.
  const lemmas = doc.tokens().out(its.lemma as unknown as ItsFunction<string>);
  const parts = doc.tokens().out(its.pos);
  const forms = doc.tokens().out(its.normal);
  const entities = doc.entities().out(its.detail) as Detail[];
  const tokens = lemmas.map((lemma, at) => ({ lemma, form: forms[at] ?? lemma, pos: parts[at] ?? 'X' }));
  return {
    tokens,
    words: tokens.flatMap((token) => wordOf(token) ?? []),
    entities: [...new Set(entities.map(({ type }) => type))],
  };
}
