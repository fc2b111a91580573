/**
 * How many questions about strangers' decks the assistant answers rightly: `DECKS_DIR=... npm run bench -- answers`. The
 * questions, written from pictures of the slides before any answer was seen, are in `answers/questions.tsv`, with hashes
 * instead of words of the decks. READINGS= names a folder that keeps what was read, for a second run; SHOW= is a number
 * of errors to print with their answers (20 unless told), KIND= one kind of question.
 */
import { createAssistant } from '../../api/src/assistant/engine/index.ts';
import { plainText } from '../../api/src/assistant/engine/plain-text.ts';
import type { Block, DeckMaterial } from '../../api/src/assistant/engine/types.ts';
import { materialOf } from '../../api/src/assistant/find-deck-material.ts';
import { type Given, judge, type Question, VERDICTS, type Verdict } from './answers/judge.ts';
import { storedQuestions } from './answers/stored-questions.ts';
import { deckFiles, readDeckOf } from './claims/deck-files.ts';
import { measuredModel } from './language-model.ts';

const { KIND } = process.env;
const SHOW = Number(process.env.SHOW ?? 20);

const citationsOf = (block: Block) =>
  block.type === 'list'
    ? block.items.flatMap(({ citations }) => citations)
    : block.type === 'paragraph'
      ? block.citations
      : [];

const { assistant } = measuredModel() ?? { assistant: createAssistant() };

let milliseconds = 0;

async function ask(material: DeckMaterial, question: string): Promise<Given> {
  const began = performance.now();
  const blocks: Block[] = [];
  for await (const piece of assistant.chat({ material, history: [], message: question, slide: null })) {
    if (piece.type === 'block') blocks[piece.index] = piece.block;
  }
  milliseconds += performance.now() - began;
  return {
    text: plainText(blocks),
    slides: blocks.flatMap(citationsOf).map(({ slide }) => slide),
    items: blocks.reduce((sum, block) => sum + (block.type === 'list' ? block.items.length : 1), 0),
    isWritten: assistant.name === 'llm',
  };
}

type Counts = Map<string, Map<Verdict, number>>;

function count(counts: Counts, group: string, verdict: Verdict) {
  const own = counts.get(group) ?? new Map<Verdict, number>();
  own.set(verdict, (own.get(verdict) ?? 0) + 1);
  counts.set(group, own);
}

const counts: Counts = new Map();
const errors: { name: string; question: Question; given: Given; verdict: Verdict }[] = [];
const questions = storedQuestions().filter(({ kind }) => !KIND || kind === KIND);

for (const [hash, asked] of Map.groupBy(questions, ({ deck }) => deck)) {
  const deck = await readDeckOf(hash);
  if (!deck) {
    console.log(`${hash} is not in DECKS_DIR: ${asked.length} questions left out.`);
    continue;
  }
  const material = await materialOf(deck);
  // A language model is asked all of a deck's questions at once, because it mostly waits.
  const answers = await Promise.all(asked.map(({ question }) => ask(material, question)));
  for (const [at, question] of asked.entries()) {
    const given = answers[at] as Given;
    const verdict = judge(question, given);
    const isSaid = question.slides.length > 0 ? 'said' : 'not said';
    for (const group of new Set([question.kind, isSaid, 'all'])) count(counts, `${question.part}: ${group}`, verdict);
    // Nobody who improves the assistant should see what it says about decks that are kept apart.
    if (verdict !== 'right' && question.part.startsWith('developed on'))
      errors.push({ name: deckFiles.get(hash)?.name ?? hash, question, given, verdict });
  }
}

console.log(`\n| questions | ${VERDICTS.join(' | ')} | all |`);
console.log(`| --- |${VERDICTS.map(() => ' ---: |').join('')} ---: |`);
for (const [group, own] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
  const all = [...own.values()].reduce((sum, number) => sum + number, 0);
  const shares = VERDICTS.map((verdict) => `${(((own.get(verdict) ?? 0) / all) * 100).toFixed(0)} %`);
  console.log(`| ${group} | ${shares.join(' | ')} | ${all} |`);
}
const answered = [...counts].filter(([group]) => group.endsWith(': all')).flatMap(([, own]) => [...own.values()]);
console.log(`\n${(milliseconds / answered.reduce((sum, number) => sum + number, 0)).toFixed(1)} ms an answer`);

const WORST: readonly Verdict[] = ['made up', 'false denial', 'wrong', 'evasive', 'partly'];
errors.sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict));
for (const { name, question, given, verdict } of errors.slice(0, SHOW)) {
  const where = question.slides.length > 0 ? `slides ${question.slides.join(', ')}` : 'not said';
  console.log(`\n${verdict}: ${name}, ${question.part}, ${question.kind}, ${where}\n  ${question.question}`);
  console.log(given.text.replace(/^/gm, '    '));
}
