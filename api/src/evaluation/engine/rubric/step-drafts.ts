import { slideRanges } from '../../../decks/reading/ranges.ts';
import { type Assessment, leading } from './assessment.ts';
import { figuresOf } from './figures.ts';
import type { Finding } from './findings.ts';
import type { Change, HeldDeck } from './gains.ts';
import { filled, gapsIn } from './gaps.ts';
import { PERSON } from './people.ts';
import type { Rule } from './rules/rule.ts';
import type { Statement } from './statements.ts';
import { isPlaceholder } from './template.ts';
import type { Topic } from './topics.ts';
import { absenceOf, clipped, lackOf, quoted, unnamed } from './wording.ts';

/** A step that may help, before the engine has confirmed it. */
export interface Draft {
  title: string;
  detail: string;
  /** The founder's sentence that it works on. */
  statement: Pick<Statement, 'slide' | 'text' | 'box' | 'recognised'> | null;
  slide: number | null;
  rewrite: string | null;
  change: Change;
}

/** The slide to work on: the one with the claim, otherwise the one that covers the category. */
export type SlideOf = (assessment: Assessment) => number | null;

/** Letters of a quote in a title. */
const IN_TITLE = 48;

/** The first number of a finding, a count with the words that follow it: "$27M", "41 paying fleets". */
function measureOf({ statement, figures }: Finding): string {
  const [figure] = figures;
  if (!figure) return clipped(statement.text, IN_TITLE);
  // What follows an amount may be another column: "$27M fleets of 50 to 500 trailers".
  if (figure.kind === 'money') return figure.text;
  const rest = /^(?:[ -][\p{L}-]+){0,3}/u.exec(statement.text.slice(figure.at + figure.text.length))?.[0] ?? '';
  const words = `${figure.text}${rest}`.trim().split(' ');
  while (words.length > 1 && /^(?:\p{L}{1,3}|with|from|since|that|which|into|over|each)$/u.test(words.at(-1) ?? ''))
    words.pop();
  return words.join(' ');
}

/** The founder's sentence with an end, which may itself begin with a colon. */
function extended(text: string, end: string): string {
  const start = text.replace(/[\s.,;:!]+$/u, '');
  return start.includes(':') ? `${start}${end.replace(/^:/u, ',')}` : `${start}${end}`;
}

/** A change to the founder's own sentence. */
function extending(statement: Statement, end: string): Pick<Draft, 'rewrite' | 'change'> {
  const { text } = statement;
  const change = { text: extended(text, filled(end)), instead: statement, after: null, title: '' };
  return { rewrite: extended(text, end), change };
}

/** Fragments to which nothing can be added. */
const DANGLING = /(?:\b(?:in|of|at|to|for|by|and|or|with|the|an?|from|on|that|is|are)|[:–—-])$/iu;

const NAMED = new RegExp(`^${PERSON}`, 'u');

/** What to add to a claim, and its title. */
function draftsFrom(finding: Finding): Omit<Draft, 'slide'>[] {
  const { rule, statement, band, figures, isPlan } = finding;
  const detail = [lackOf(finding), rule.advice.detail].filter(Boolean).join(' ');
  const { whole, check, count } = rule.rewrite;
  const own = (end: string) => extending(statement, end);
  const fresh = { rewrite: whole, change: { text: filled(whole), instead: null, after: statement, title: '' } };
  const common = { detail, statement };
  if (band === 8) return [];
  if (isPlan && figures.length > 0 && !rule.plan)
    return [{ ...common, ...fresh, title: `Give today’s number next to ${quoted(statement.text, IN_TITLE)}` }];
  if (figures.length > 0 && check) {
    const isNamed = gapsIn(check).some((gap) => /^(?:customer|company|investor|name)$/u.test(gap));
    const what = check.includes('source') ? 'a source and a year' : isNamed ? 'a date and a name' : 'a date';
    const title = `Give ${quoted(measureOf(finding))} ${what}`;
    const extension = DANGLING.test(statement.text) ? [] : [{ ...common, ...own(check), title }];
    return [...extension, { ...common, ...fresh, title }];
  }
  const about = quoted(statement.text, IN_TITLE);
  if (count && NAMED.test(statement.text) && !DANGLING.test(statement.text))
    return [{ ...common, ...own(count), title: `Add a track record to ${about}` }];
  const title = band === 3 ? `Make ${about} specific` : `Put a number on ${about}`;
  return [{ ...common, ...fresh, title }];
}

/** Titles for new slides. */
export const SLIDE_TITLES: Readonly<Record<Topic, string>> = {
  problem: 'The problem',
  timing: 'Why now',
  solution: 'Our solution',
  status: 'Product status',
  market: 'Market size',
  segment: 'Target customers',
  traction: 'Traction',
  voices: 'Testimonials',
  model: 'Business model',
  route: 'Go-to-market',
  competition: 'Competition',
  moat: 'Our moat',
  team: 'Team',
  financials: 'Financials',
  ask: 'The ask',
  cover: 'Summary',
  other: 'Summary',
};

const titleFor = ({ sections }: Rule, { rules }: Assessment) =>
  SLIDE_TITLES[sections[0] ?? rules.sections[0] ?? 'other'];

/** What to write where a rule found nothing: on the slide that covers it, or on a new one. */
function draftsFor(rule: Rule, assessment: Assessment, slide: number | null, deck: HeldDeck): Draft[] {
  const { title, detail } = rule.advice;
  const { whole } = rule.rewrite;
  const name = titleFor(rule, assessment);
  const nearest = assessment.unclear.get(rule);
  const near = nearest?.isProbable ? nearest.statement : null;
  const on = near?.slide ?? (isInLogos(rule, assessment) ? (assessment.logos[0] ?? slide) : slide);
  const ends = near ? [figuresOf(near.text).length > 0 ? rule.rewrite.check : rule.rewrite.count] : [];
  const said = isInLogos(rule, assessment) ? unnamed(assessment.logos) : absenceOf(rule, assessment);
  const after = near ?? deck.statements.findLast((statement) => statement.slide === on) ?? null;
  const placeholder = deck.statements.find((statement) => statement.slide === on && isPlaceholder(statement)) ?? null;
  const change = { text: filled(whole), instead: placeholder, after, title: name };
  const common = { title, rewrite: whole };
  const added: Draft = {
    ...common,
    detail: `${said} ${detail} ${near ? 'Give it its own slide' : addition(deck.unread)}, titled “${name}”.`,
    statement: near,
    slide: near?.slide ?? null,
    change: { ...change, instead: null, after: null },
  };
  if (on === null || !after) return [added];
  if (placeholder)
    return [
      {
        ...common,
        title: `Replace the placeholder ${quoted(placeholder.text, IN_TITLE)}`,
        detail: `Slide ${on} still has placeholder text. ${detail}`,
        statement: placeholder,
        slide: on,
        change,
      },
    ];
  const where = near ? '' : ` Slide ${on} is the place for it.`;
  const here = { ...common, detail: `${said} ${detail}${where}`, statement: near, slide: on };
  const own = ends.flatMap((end) => (near && end ? [{ ...here, ...extending(near, end) }] : []));
  return [...own, { ...here, change }, added];
}

/** To add a slide, unless one that was not read shows it. */
function addition(unread: readonly number[]): string {
  if (unread.length === 0) return 'Add a slide for it';
  return `If ${slideRanges(unread)} ${unread.length === 1 ? 'does' : 'do'} not show it already, add a slide for it`;
}

/** Names that the rule looks for may stand as logos. */
const isInLogos = ({ logos }: Rule, assessment: Assessment) => logos === true && assessment.logos.length > 0;

/** Repeating the leading number elsewhere, with a second source for it. */
function corroboration({ statement, rule }: Finding): Draft {
  const { slide, text } = statement;
  return {
    title: `Confirm ${quoted(text, IN_TITLE)} on another slide`,
    detail: 'Give the same number on another slide, from a second source or customer.',
    statement,
    slide,
    rewrite: null,
    change: { text, instead: null, after: null, title: SLIDE_TITLES[rule.sections[0] ?? 'other'] },
  };
}

/** Showing a text that is cut off or covered. */
function uncovering({ slide, text, box }: HeldDeck['cutOff'][number], deck: HeldDeck, title: string): Draft {
  const after = deck.statements.findLast((statement) => statement.slide === slide) ?? null;
  return {
    title: `Show all of ${quoted(text, IN_TITLE)}`,
    detail: `Slide ${slide} has this text, but it is covered or runs past the edge, so no one can read it. Move it into view.`,
    statement: { slide, text, box, recognised: false },
    slide,
    rewrite: null,
    change: { text, instead: null, after, title },
  };
}

/** The steps that may raise a category, most natural first. */
export function draftsOf(assessment: Assessment, slideOf: SlideOf, deck: HeldDeck): Draft[] {
  const { best, absent } = assessment;
  const lead = leading(best);
  const placed = (finding: Finding) =>
    draftsFrom(finding).map((draft) => ({ ...draft, slide: finding.statement.slide }));
  if (lead?.band === 8 && lead.rule.core && !assessment.corroboration) return [corroboration(lead)];
  const core = best.filter(({ rule }) => rule.core).toSorted((a, b) => b.band - a.band);
  const others = best.filter(({ rule }) => !rule.core);
  const open = absent.toSorted((a, b) => Number(b.core) - Number(a.core));
  const slide = slideOf(assessment);
  const fresh = (rule: Rule) => draftsFor(rule, assessment, slide, deck);
  return [
    ...deck.cutOff.map((text) => uncovering(text, deck, SLIDE_TITLES[assessment.rules.sections[0] ?? 'other'])),
    ...core.flatMap(placed),
    ...open.filter((rule) => rule.core).flatMap(fresh),
    ...open.filter((rule) => !rule.core).flatMap(fresh),
    ...others.flatMap(placed),
  ];
}
