import { randomUUID } from 'node:crypto';
import { slideRanges } from '../../../../decks/reading/ranges.ts';
import { RUBRIC } from '../../../../evaluation/engine/rubric/rules/index.ts';
import { completed } from '../../generate/improve-document.ts';
import { type Section, STORY } from '../../generate/story.ts';
import { questionOf } from '../../investor-questions.ts';
import { cite, fixOf, isOpen, reasonOf, standingsOf } from '../../judgement.ts';
import { overallInWords } from '../../overall-in-words.ts';
import { placeholdersOf } from '../../placeholders.ts';
import { categoryOfTopic } from '../../reading.ts';
import type { Block, DeckMaterial } from '../../types.ts';
import { type Answer, list, paragraph, pointItem, quoteItem } from '../blocks.ts';
import { slidesOfSection, type Talk } from '../talk.ts';

const MOST = 6;

/** A sentence about slides that could not be read; empty when all could be. */
export function unreadNote({ evaluation, deck }: DeckMaterial): string {
  const unread =
    evaluation?.unreadable_slides ?? deck.slides.filter(({ readable }) => !readable).map(({ number }) => number);
  if (unread.length === 0) return '';
  const ranges = slideRanges(unread);
  return ` ${ranges.charAt(0).toUpperCase()}${ranges.slice(1)} could not be read, so I don’t know what ${unread.length === 1 ? 'it says' : 'they say'}.`;
}

const categoryOfSection = ({ topic }: Section) => categoryOfTopic(topic)?.category ?? null;

const scoreOf = ({ evaluation }: DeckMaterial, section: Section) =>
  evaluation?.scores.find(({ category }) => category === categoryOfSection(section)) ?? null;

/** The best statement of each part of the deck. */
export function overview({ input, deck }: Talk): Answer {
  const told = STORY.map((section) => {
    const [best] = standingsOf(deck, section.rules)
      .flatMap(({ finding }) => (finding ? [finding] : []))
      .sort((a, b) => b.band - a.band);
    return { section, best };
  });
  const said = told.flatMap(({ section, best }) =>
    best ? [{ text: `${section.label}: ${quoteItem(best.statement).text}`, citations: [cite(best.statement)] }] : [],
  );
  const silent = told.filter(({ best }) => !best).map(({ section }) => section.phrase);
  const count = deck.slides.length;
  const first =
    said.length === 0
      ? 'The deck makes no claim yet that an investor could check.'
      : `What the deck says on its ${count === 1 ? 'one slide' : `${count} slides`}, part by part:`;
  return {
    blocks: [
      paragraph(`${unreadNote(input.material)} ${first}`.trim()),
      ...list(said),
      ...(silent.length > 0 ? [paragraph(`It says nothing about: ${silent.join(', ')}.`)] : []),
    ],
    suggestions: ['What is missing?', 'What would an investor ask?', 'Do the numbers agree?'],
  };
}

/** What an investor would miss. */
export function missingFromDeck({ input, deck, section }: Talk): Answer {
  const rules = section ? section.rules : RUBRIC.flatMap((category) => category.rules);
  const open = standingsOf(deck, rules)
    .filter(
      ({ state, rule }) =>
        state === 'absent' || state === 'general' || (isOpen({ state, rule, finding: null }) && rule.core),
    )
    .sort((a, b) => Number(b.rule.core) - Number(a.rule.core));
  const nothing = section
    ? `The deck has everything an investor looks for about ${section.phrase}.`
    : 'Nothing that an investor looks for is missing.';
  const heading = section ? `What the deck doesn’t say about ${section.phrase}` : 'What is missing';
  if (open.length === 0) {
    return {
      blocks: [paragraph(`${nothing}${unreadNote(input.material)}`)],
      suggestions: ['What would an investor ask?', 'Do the numbers agree?'],
    };
  }
  const items = open.slice(0, section ? MOST : MOST + 2).map((standing) => ({
    text: `${standing.rule.name}: ${reasonOf(standing)}`,
    citations: standing.finding ? [cite(standing.finding.statement)] : [],
  }));
  const more =
    open.length > items.length ? ` These matter most; ${open.length - items.length} smaller ones are left out.` : '';
  return {
    blocks: [paragraph(`${heading}, most important first.${more}${unreadNote(input.material)}`), ...list(items, true)],
    suggestions: section
      ? [`Draft a slide on ${section.phrase}`, 'What would an investor ask?']
      : ['What should I do first?', 'What would an investor ask?'],
  };
}

/** Questions that an investor would ask about the deck or one part of it. */
export function investorQuestions({ deck, section }: Talk): Answer {
  const rules = section ? section.rules : RUBRIC.flatMap((category) => category.rules.filter(({ core }) => core));
  const open = standingsOf(deck, rules).filter(isOpen);
  const items = open.slice(0, MOST + 2).map((standing) => ({
    text: `${questionOf(standing.rule)} ${reasonOf(standing)}`,
    citations: standing.finding ? [cite(standing.finding.statement)] : [],
  }));
  const where = section ? ` about ${section.phrase}` : '';
  return {
    blocks: [
      paragraph(
        items.length === 0
          ? `The deck answers what an investor asks first${where}. The next question will be where its numbers come from.`
          : `Questions${where} that the deck leaves open:`,
      ),
      ...list(items, true),
    ],
    suggestions: ['What is missing?', 'What should I do first?'],
  };
}

/** A slide of the editor with places for what it lacks, as a draft to accept; none where nothing would change. */
function improvedSlide({ deck, input }: Talk, number: number | null, section: Section | null): Block[] {
  const slide = number === null ? undefined : input.material.document?.slides[number - 1];
  if (!slide || !section || number === null) return [];
  const better = completed(slide, standingsOf(deck, section.rules));
  const missing = placeholdersOf(better).filter((text) => !placeholdersOf(slide).includes(text));
  if (missing.length === 0) return [];
  return [
    {
      type: 'draft',
      slide: { ...better, id: randomUUID() },
      replaces: number,
      after: number,
      facts: missing.map((text) => ({ text, origin: 'missing' as const, slide: null })),
    },
  ];
}

/** Drafts that one answer shows. */
const MOST_DRAFTS = 2;

/** What to improve first, in the deck or one part of it. */
export function improve(talk: Talk): Answer {
  const { input, deck, section } = talk;
  if (section) {
    const open = standingsOf(deck, section.rules).filter(isOpen);
    const score = scoreOf(input.material, section);
    const told = slidesOfSection(deck, section)[0]?.slide.number;
    const stands = score && score.score !== null ? ` ${score.category} scores ${score.score} out of 10.` : '';
    const text =
      open.length === 0
        ? `“${section.label}” has what an investor looks for.${stands}`
        : `What would raise the score for ${section.phrase}, most important first.${stands}`;
    const where = told === undefined ? [paragraph(`No slide’s title mentions it. I can draft a slide on it.`)] : [];
    return {
      blocks: [
        paragraph(text),
        ...list(open.slice(0, MOST).map(fixOf).map(pointItem), true),
        ...where,
        ...improvedSlide(talk, told ?? null, section),
      ],
      suggestions: [told === undefined ? `Draft a slide on ${section.phrase}` : `Rewrite slide ${told}`],
    };
  }
  const steps = input.material.evaluation?.next_steps ?? [];
  if (steps.length === 0) {
    return {
      blocks: [paragraph('There is nothing left to do that would raise the score.')],
      suggestions: ['Do the numbers agree?'],
    };
  }
  const items = steps.map(({ title, detail, slide, category, from, to }) => ({
    text: `${title}. ${detail} ${category} scores ${from} out of 10 and can reach ${to}.`,
    citations: slide === null ? [] : [{ slide, quote: null }],
  }));
  const drafts = steps.flatMap(({ slide, category }) =>
    improvedSlide(talk, slide, STORY.find((one) => categoryOfSection(one) === category) ?? null),
  );
  const offered =
    drafts.length > 0
      ? [
          paragraph('Here are slides with placeholders for what is missing. Use what you like:'),
          ...drafts.slice(0, MOST_DRAFTS),
        ]
      : [];
  return {
    blocks: [paragraph('What would help the deck most comes first.'), ...list(items, true), ...offered],
    suggestions: steps.slice(0, 2).map(({ category }) => `What is missing in “${category}”?`),
  };
}

/** The strengths of the deck. */
export function strengths({ deck, section }: Talk): Answer {
  const strong = standingsOf(deck, section?.rules)
    .filter(({ state }) => state === 'evidenced')
    .flatMap(({ finding }) => (finding ? [finding] : []));
  const items = strong.slice(0, MOST).map(({ rule, statement }) => ({
    text: `${rule.name}: ${quoteItem(statement).text}`,
    citations: [cite(statement)],
  }));
  const text =
    items.length === 0
      ? 'No number in the deck has a date, a source or a named customer or partner yet. That is what makes a claim strong.'
      : 'These claims have a number and something to check it against:';
  return { blocks: [paragraph(text), ...list(items)], suggestions: ['What is missing?', 'What should I do first?'] };
}

/** Explains a score. */
export function score({ input, section }: Talk): Answer {
  const { evaluation } = input.material;
  if (!evaluation) {
    return {
      blocks: [paragraph('This deck has no score: nothing in it could be assessed yet.')],
      suggestions: ['What is missing?'],
    };
  }
  const one = section && scoreOf(input.material, section);
  if (one) {
    const earned = one.evidence.map(({ rule, reason, slide, quote }) => ({
      text: `${rule}: ${reason}`,
      citations: [{ slide, quote }],
    }));
    const missing = one.missing.map(({ rule, reason }) => ({ text: `${rule}: ${reason}`, citations: [] }));
    return {
      blocks: [
        paragraph(
          `${one.category}: ${one.score === null ? 'not assessed' : `${one.score} out of 10`}. ${one.feedback}`,
        ),
        ...(earned.length > 0 ? [paragraph('What earned it:'), ...list(earned)] : []),
        ...(missing.length > 0 ? [paragraph('What would raise it:'), ...list(missing)] : []),
      ],
      suggestions: [`How do I improve “${section.label}”?`],
    };
  }
  const scores = evaluation.scores.map(({ category, score: points }) => ({
    text: `${category}: ${points === null ? 'not assessed' : `${points} out of 10`}`,
    citations: [],
  }));
  return {
    blocks: [
      paragraph(
        `${overallInWords(evaluation)} It measures what the deck shows and does not predict the outcome.${unreadNote(input.material)}`,
      ),
      ...list(scores),
    ],
    suggestions: ['What should I do first?', 'What is missing?'],
  };
}

/** Compares the order of the slides with the order that investors expect. */
export function structure({ input, deck }: Talk): Answer {
  const places = STORY.map((section) => ({ section, slide: slidesOfSection(deck, section)[0]?.slide.number ?? null }));
  const items = places.map(({ section, slide }) => ({
    text: `${section.label}: ${slide === null ? 'no slide names it in its title' : `slide ${slide}`}`,
    citations: slide === null ? [] : [{ slide, quote: null }],
  }));
  const found = places.flatMap(({ slide }) => (slide === null ? [] : [slide]));
  const inOrder = found.every((slide, index) => index === 0 || slide > (found[index - 1] ?? 0));
  const count = deck.slides.length;
  return {
    blocks: [
      paragraph(
        `The deck has ${count === 1 ? 'one slide' : `${count} slides`}. ${found.length < 2 ? 'Too few slides name their topic in the title to tell the order.' : inOrder ? 'The parts are in the order investors expect.' : 'Some parts are not where investors expect them.'}${unreadNote(input.material)} The usual order:`,
      ),
      ...list(items, true),
    ],
    suggestions: ['What is missing?', 'Summarize the deck'],
  };
}
