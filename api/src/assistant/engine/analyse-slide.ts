import type { CategoryRules } from '../../evaluation/engine/rubric/rules/rule.ts';
import { isHeading } from '../../evaluation/engine/rubric/topics.ts';
import { backedBy, quoted } from '../../evaluation/engine/rubric/wording.ts';
import { wordsOf } from '../../evaluation/engine/rubric/words.ts';
import type { Evidence } from '../../evaluation/engine/types.ts';
import { questionOf } from './investor-questions.ts';
import { cite, fixOf, isOpen, type Point, type RuleState, reasonOf, standingsOf, strengthOf } from './judgement.ts';
import { categoryOf, categoryOfTopic, type DeckReading, readForAnswers, type SlideReading } from './reading.ts';
import type { Analysis, DeckMaterial } from './types.ts';

const MOST = 5;
/** More words than the audience can read while the speaker talks. */
const CROWDED = 90;

const SUBJECT: Partial<Record<NonNullable<SlideReading['topic']>, string>> = {
  cover: 'is the cover',
  other: 'isn’t part of the story that is scored',
};

/** The category of a slide: the one its title names, otherwise the one most of its evidence belongs to. */
function categoryOfSlide({ topic, findings }: SlideReading): CategoryRules | null {
  const named = categoryOfTopic(topic);
  if (named) return named;
  const points = new Map<CategoryRules, number>();
  for (const { rule, band } of findings) {
    const category = categoryOf(rule);
    points.set(category, (points.get(category) ?? 0) + band);
  }
  return [...points.entries()].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function summaryOf({ slide, topic, statements, findings }: SlideReading, category: CategoryRules | null): string {
  if (statements.length === 0) return `Slide ${slide.number} has only a heading.`;
  const [best] = findings.toSorted((a, b) => b.band - a.band);
  const what = category
    ? `is about “${category.category}”`
    : ((topic && SUBJECT[topic]) ?? 'doesn’t cover anything an investor looks for');
  const subject = `Slide ${slide.number} ${what}.`;
  if (!best) return `${subject} It says nothing an investor could check.`;
  const strength =
    best.band === 8
      ? `Its best sentence has a number with ${backedBy(best.backing)}`
      : best.band === 5
        ? 'Its best sentence is specific'
        : 'Its best sentence is general';
  return `${subject} ${strength}: ${quoted(best.statement.text)}`;
}

/** A result without a score, with the reason; null if the slide can be scored. */
function unjudged({ slide, language }: SlideReading): Analysis | null {
  const empty = { says: [], category: null, score: null, questions: [], strengths: [], fixes: [], evidence: [] };
  const common = { ...empty, slide: slide.number, title: slide.title, engine: 'rubric' } as const;
  if (!slide.readable) {
    const summary = `The text of slide ${slide.number} could not be read, so we can’t say anything about it. Export the deck with selectable text.`;
    return { ...common, readable: false, summary };
  }
  if (language === null) return null;
  const says = slide.lines.map(({ text }) => text);
  return {
    ...common,
    readable: true,
    says,
    summary: `Slide ${slide.number} is in ${language}. Only English is scored.`,
  };
}

/** Suggestions about the form of a slide. */
function shapeOf({ slide, statements }: SlideReading): Point[] {
  const fixes: Point[] = [];
  if (slide.hidden.length > 0) {
    const text =
      'It contains invisible text. Readers don’t see it, and it doesn’t count. Remove it or make it visible.';
    fixes.push({ title: 'Remove the hidden text', text, citations: [{ slide: slide.number, quote: null }] });
  }
  const words = statements.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (words > CROWDED) {
    const text = `It has ${words} words. Keep what makes the point, and say the rest aloud.`;
    fixes.push({ title: 'Use fewer words', text, citations: [{ slide: slide.number, quote: null }] });
  }
  if (slide.title !== null && isHeading(slide.title) && statements.length > 0) {
    const text =
      'The title only names the topic. Put the slide’s strongest sentence there, because many people read nothing else.';
    fixes.push({
      title: 'Let the title make the point',
      text,
      citations: [{ slide: slide.number, quote: slide.title }],
    });
  }
  return fixes;
}

function discrepancies({ evaluation }: DeckMaterial, slide: number): Point[] {
  return (evaluation?.discrepancies ?? [])
    .filter(({ quotes }) => quotes.some((quote) => quote.slide === slide))
    .map(({ name, reason, quotes }) => ({
      title: `Resolve the inconsistency: ${name}`,
      text: reason,
      citations: quotes.map(({ slide: at, quote }) => ({ slide: at, quote })),
    }));
}

/**
 * Standings of the slide on its category's rules, and of the rest of the deck on the rules that the slide does not
 * address.
 */
function standings(own: SlideReading, deck: DeckReading, category: CategoryRules | null): RuleState[] {
  const touched = own.findings.map(({ rule }) => rule);
  const rules = [...new Set([...(category?.rules ?? []), ...touched])];
  const here = standingsOf({ slides: [own] }, rules);
  const elsewhere = standingsOf(deck, rules);
  return here.map((standing, index) => (standing.state === 'absent' ? (elsewhere[index] ?? standing) : standing));
}

const URGENCY: Record<RuleState['state'], number> = {
  absent: 0,
  general: 1,
  unmeasured: 2,
  unbacked: 3,
  specific: 4,
  evidenced: 5,
};

const byUrgency = (a: RuleState, b: RuleState) =>
  Number(b.rule.core) - Number(a.rule.core) || URGENCY[a.state] - URGENCY[b.state];

const evidenceOf = (own: SlideReading): Evidence[] =>
  standingsOf({ slides: [own] })
    .flatMap(({ finding }) => (finding && finding.band >= 5 ? [finding] : []))
    .map((finding) => ({
      slide: finding.statement.slide,
      quote: finding.statement.text,
      box: finding.statement.box,
      recognised: finding.statement.recognised,
      rule: finding.rule.name,
      reason: strengthOf(finding).text,
      band: finding.band,
      source: finding.rule.source,
    }));

/**
 * Summarises a slide and assesses it by the rubric.
 * @throws {RangeError} there is no such slide
 */
export function analyseSlide(material: DeckMaterial, number: number): Analysis {
  const deck = readForAnswers(material.deck);
  const own = deck.slides.find(({ slide }) => slide.number === number);
  if (!own) throw new RangeError(`There is no slide ${number}.`);
  const refusal = unjudged(own);
  if (refusal) return refusal;
  const category = categoryOfSlide(own);
  const all = standings(own, deck, category).sort(byUrgency);
  const open = all.filter(isOpen);
  const strong = standingsOf({ slides: [own] }).flatMap(({ finding }) =>
    finding && finding.band >= 5 ? [finding] : [],
  );
  const score = material.evaluation?.scores.find((one) => one.category === category?.category)?.score ?? null;
  return {
    slide: number,
    title: own.slide.title,
    readable: true,
    summary: summaryOf(own, category),
    says: own.statements.map(({ text }) => text),
    category: category?.category ?? null,
    score,
    questions: open.slice(0, MOST).map((standing) => ({
      title: questionOf(standing.rule),
      text: reasonOf(standing),
      citations: standing.finding ? [cite(standing.finding.statement)] : [],
    })),
    strengths: strong
      .toSorted((a, b) => b.band - a.band)
      .slice(0, MOST)
      .map(strengthOf),
    fixes: [...discrepancies(material, number), ...open.map(fixOf), ...shapeOf(own)].slice(0, MOST),
    evidence: evidenceOf(own),
    engine: 'rubric',
  };
}
