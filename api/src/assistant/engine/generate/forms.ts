import { BULLETS_ARRANGED, DECK_LIMITS } from '@northlight/shared-api/rules';
import { capital, withoutStop } from '../sentences.ts';
import { type Alternative, alternativesOf } from './alternatives.ts';
import { beginsWithVerb, isClause } from './clauses.ts';
import { LONGEST_TITLE, mainClauseOf } from './headline.ts';
import { claimOf, isWithin, type Laid, LONGEST_CARD, type Told, textsOf, whole } from './laid.ts';
import { layersOf } from './market-layers.ts';
import { figuresIn, fitInRow, shownFigures } from './metrics.ts';
import { isOwnIntroduction, type Person, peopleOf, withoutFounding } from './people.ts';
import type { Piece } from './piece.ts';
import { type Step, timelineOf } from './plans.ts';
import { productOf } from './product.ts';
import { quotationOf } from './quotation.ts';
import { sequenceIn } from './sequence.ts';
import { type Series, seriesAcross, seriesOf } from './series.ts';
import { sharesOf } from './shares.ts';
import { unsourced } from './sources.ts';
import type { Section } from './story.ts';
import { isUnlike, unlikeOf } from './unlike.ts';

/** Most rivals in a table. */
const MOST_RIVALS = 9;
/** Most rivals side by side, and most characters of what each does, so that their columns have room. */
const MOST_ACROSS = 3;
const LONGEST_ACROSS = 90;

/** Fewest marks for which a comparison is drawn. */
const FEWEST_FEATURES = 2;
/** Title of what sets the company apart, where no sentence is one. */
const DIFFERENT = 'How we differ';

/** What an ask is spent on. */
const USE = 'Use of funds';

/** A section takes some of its statements for a slide of their own, and leaves the others. */
type Form = (pieces: readonly Piece[], told: Told) => Laid | null;

function titleOfPeople(people: readonly Person[], pieces: readonly Piece[], section: Section): string {
  const own = pieces.find(({ text }) => isOwnIntroduction(text));
  if (own && whole(own.text) !== null) return whole(own.text) ?? section.heading;
  const told = people.flatMap(({ name, background: all }) => {
    const background = withoutFounding(all);
    const title = beginsWithVerb(background) ? `${name} ${background}` : `${name}: ${background}`;
    return background !== '' && title.length <= LONGEST_TITLE ? [title] : [];
  });
  return told[0] ?? section.heading;
}

const team: Form = (pieces, { section }) => {
  const { people, rest } = peopleOf(textsOf(pieces));
  const own = pieces.filter(({ text }) => !rest.includes(text));
  if (people.length === 0 || people.some(({ background }) => background.length > DECK_LIMITS.line)) return null;
  if (
    !isWithin(
      people.flatMap(({ name, role }) => [name, role]),
      DECK_LIMITS.cells,
    )
  )
    return null;
  return {
    title: titleOfPeople(people, own, section),
    content: { kind: 'team', people: people.map((person) => ({ ...person, background: capital(person.background) })) },
    pieces: own,
  };
};

const pointOf = ({ written, categories }: Series, at: number) => {
  const period = categories.at(at) ?? '';
  return period === 'Now' ? `${written.at(at)} now` : `${written.at(at)} in ${period}`;
};

function titleOfSeries(series: Series, text: string): string {
  const sentence = whole(text);
  if (sentence && series.values.length === 2) return mainClauseOf(text) ?? sentence;
  const [first, last] = [pointOf(series, 0), pointOf(series, -1)];
  return series.name === '' ? `From ${first} to ${last}` : `${capital(series.name)}: ${first}, ${last}`;
}

const chartOf = (series: Series, section: Section): Laid['content'] => {
  const { unit, categories, values, name } = series;
  const own = { name: capital(name || section.label).slice(0, DECK_LIMITS.cells), values };
  return { kind: 'chart', chart: { type: 'bar', unit, categories, series: [own] }, source: '' };
};

const chart: Form = (pieces, { section }) => {
  const across = seriesAcross(textsOf(pieces));
  if (across) {
    const { series, told } = across;
    return {
      title: titleOfSeries(series, told.join(' ')),
      content: chartOf(series, section),
      pieces: pieces.filter(({ text }) => told.includes(text)),
    };
  }
  for (const piece of pieces) {
    const series = seriesOf(piece.text);
    if (series)
      return {
        title: titleOfSeries(series, piece.text),
        content: chartOf(series, section),
        pieces: [piece],
      };
  }
  return null;
};

/** Most characters of a fragment beside another in a title: "18 months". */
const FRAGMENT = 40;
const isFragment = ({ text }: Piece) => text.length <= FRAGMENT && !isClause(text);
const moneyIn = ({ text }: Piece) => figuresIn(text).filter(({ kind }) => kind === 'money');

/** What is asked for, as title of what it is spent on: "$2M seed · 18 months"; null without an amount. */
function askAbove(pieces: readonly Piece[]): { title: string; pieces: readonly Piece[] } | null {
  const amount = pieces.find((piece) => moneyIn(piece).length > 0 && whole(piece.text) !== null);
  if (!amount) return null;
  const others = isFragment(amount) ? pieces.filter((piece) => piece !== amount && isFragment(piece)) : [];
  const title = [amount, ...others].map(({ text }) => withoutStop(text)).join(' · ');
  return title.length <= LONGEST_TITLE
    ? { title: capital(title), pieces: [amount, ...others] }
    : { title: capital(withoutStop(amount.text)), pieces: [amount] };
}

const split: Form = (pieces, { section }) => {
  for (const piece of pieces) {
    const others = pieces.filter((one) => one !== piece);
    const shares = sharesOf(
      piece.text,
      others.flatMap(moneyIn).map(({ value }) => value),
    );
    if (!shares) continue;
    const { unit, names, values, computed = '' } = shares;
    if (!isWithin([...names, computed], DECK_LIMITS.cells)) continue;
    const isAsk = section.id === 'ask';
    const above = isAsk && moneyIn(piece).length < names.length + 1 ? askAbove(others) : null;
    const clause = mainClauseOf(piece.text);
    const ownTitle = clause ?? whole(piece.text);
    const series = [{ name: isAsk ? USE : section.label, values }];
    return {
      title: above?.title ?? ownTitle ?? (isAsk ? USE : section.heading),
      content: { kind: 'chart', chart: { type: 'pie', unit, categories: names, series }, source: computed },
      pieces: [...(above?.pieces ?? []), piece],
    };
  }
  return null;
};

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const titleOfSteps = (steps: readonly Step[]) => {
  const [first, last] = [steps[0], steps.at(-1)];
  const dated = (step: Step | undefined) => {
    const date = step?.date.replace(/^(?:The|End|Early|Mid|Late)\b/u, uncapital) ?? '';
    return `${step?.title} ${/^(?:the )?end\b/u.test(date) ? 'by' : 'in'} ${date}`;
  };
  const [both, one] = [`${dated(first)}, ${dated(last)}`, dated(last)];
  return capital([both, one].find(({ length }) => length <= LONGEST_TITLE) ?? `${last?.date}`);
};

const timeline: Form = (pieces) => {
  const found = timelineOf(textsOf(pieces));
  if (!found || found.steps.length > DECK_LIMITS.steps) return null;
  const { steps, told } = found;
  if (
    !isWithin(
      steps.flatMap(({ date, title }) => [date, title]),
      DECK_LIMITS.cells,
    )
  )
    return null;
  return {
    title: titleOfSteps(steps),
    content: {
      kind: 'timeline',
      steps: steps.map(({ date, title }) => ({ date, title: capital(title), text: '', state: 'planned' as const })),
    },
    pieces: pieces.filter(({ text }) => told.includes(text)),
  };
};

const layers: Form = (pieces) => {
  const found = layersOf(textsOf(pieces));
  if (
    !found ||
    !isWithin(
      found.layers.map(({ label }) => label),
      DECK_LIMITS.cells,
    )
  )
    return null;
  const [first] = found.layers;
  const [name, ...about] = first?.label.split(', ') ?? [];
  const title = about.length > 0 ? `${first?.value} ${about.join(', ')}` : `${name} ${first?.value}`;
  return {
    title: title.length <= LONGEST_TITLE ? title : `${name} ${first?.value}`,
    content: { kind: 'market', look: 'circles', markets: found.layers },
    pieces: pieces.filter(({ text }) => found.told.includes(text)),
  };
};

const product: Form = (pieces, { section }) => {
  const piece = pieces.find(({ text }) => productOf(text));
  const metrics = piece && productOf(piece.text);
  const total = metrics?.at(-1);
  if (!piece || !metrics || !total || pieces.some(({ text }) => text !== piece.text && /[$€£]/u.test(text)))
    return null;
  return {
    title: whole(piece.text) ?? mainClauseOf(piece.text) ?? section.heading,
    content: fitInRow(metrics) ? { kind: 'metrics', metrics } : { kind: 'number', ...total, context: '' },
    pieces: [piece],
  };
};

const quotation: Form = (pieces, { company }) => {
  const piece = pieces.find(({ text }) => quotationOf(text));
  const said = piece && quotationOf(piece.text);
  if (!piece || !said) return null;
  const [who = ''] = said.source.split(',');
  return { title: company ? `${who} on ${company}` : who, content: { kind: 'quote', ...said }, pieces: [piece] };
};

/** Title of the steps of a solution that has no other. */
const HOW = 'How it works';

/** How it works, in the words of a sentence or several, below the statement before it. */
const steps: Form = (pieces, { section, standings }) => {
  const found = sequenceIn(pieces);
  const [first] = found?.pieces ?? [];
  if (!found || !first) return null;
  const before = pieces.slice(0, pieces.indexOf(first)).filter(({ text }) => shownFigures(text).length === 0);
  const claim = found.head === null ? claimOf(before, { section, standings }) : null;
  return {
    title: found.head ?? (claim && whole(claim.text)) ?? (section.id === 'solution' ? HOW : section.heading),
    content: { kind: 'bullets', lines: found.steps, look: 'steps' },
    pieces: [...(claim ? [claim] : []), ...found.pieces],
  };
};

const isOwn = ({ name }: Alternative, company: string) => name.toLowerCase() === company.toLowerCase();

/** What the company does itself, from a sentence such as "Isferd predicts spoiled loads"; null if that is too long. */
function ownPart(company: string, offer: string | undefined): Alternative | null {
  if (!offer || company === '') return null;
  const said = unsourced(offer);
  const about = said.toLowerCase().startsWith(`${company.toLowerCase()} `) ? said.slice(company.length + 1) : said;
  return about.length <= DECK_LIMITS.cells ? { name: company, about: capital(withoutStop(about)) } : null;
}

/** Alternatives on a card each, the company's last; null where they are many or take long to say. */
function onCards(rows: readonly Alternative[]): Laid['content'] | null {
  const lines = rows.map(({ name, about }) => `${name}: ${about}`);
  return lines.length <= BULLETS_ARRANGED.cards.most && isWithin(lines, LONGEST_CARD)
    ? { kind: 'bullets', lines, look: 'cards' }
    : null;
}

/** What each alternative does, on cards where they are few, otherwise in rows, the company last. */
function sideBySide(rivals: readonly Alternative[], own: Alternative | null): Laid['content'] {
  const rows = [...rivals, ...(own ? [own] : [])];
  return (
    onCards(rows) ?? {
      kind: 'table',
      table: { columns: ['Alternative', 'What it does'], rows: rows.map(({ name, about }) => [name, about]) },
    }
  );
}

/** Marks for what the company has and its rivals do not; null unless one sentence says it of each of them. */
function matrix(pieces: readonly Piece[], rivals: readonly Alternative[], own: Alternative | null, company: string) {
  const [piece, ...others] = pieces.filter(({ text }) => isUnlike(text));
  const unlike = piece && others.length === 0 ? unlikeOf(piece.text) : null;
  if (!piece || !unlike || company === '' || unlike.features.length < FEWEST_FEATURES) return null;
  const { rivals: names, features } = unlike;
  const about = names.map((name) => rivals.find((one) => one.name.toLowerCase() === name.toLowerCase())?.about ?? null);
  if (names.length > MOST_ACROSS || rivals.some(({ name }) => !names.some((one) => isOwn({ name, about: '' }, one))))
    return null;
  const short = own && (mainClauseOf(own.about) ?? own.about);
  const said = about.every((one) => one !== null) && short ? [short, ...about] : [];
  if (!isWithin(said, LONGEST_ACROSS) || (said.length === 0 && rivals.length > 0)) return null;
  const marked = features.map((feature) => [feature, 'Yes', ...names.map(() => 'No')]);
  const rows = said.length > 0 ? [['What it does', ...said], ...marked] : marked;
  const content: Laid['content'] = {
    kind: 'table',
    table: { look: 'comparison', own_column: 1, columns: ['', company, ...names], rows },
  };
  return { content, piece };
}

const comparison: Form = (pieces, { company, offer, section, standings }) => {
  const told = pieces.flatMap((piece) => {
    const found = alternativesOf(piece.text);
    return found ? [{ piece, found }] : [];
  });
  const rows = told.flatMap(({ found }) => found);
  const rivals = rows.filter((one) => !isOwn(one, company));
  const own = rows.find((one) => isOwn(one, company)) ?? ownPart(company, offer);
  const marks = matrix(pieces, rivals, own, company);
  const others = pieces.filter((piece) => !told.some((one) => one.piece === piece));
  const claim = claimOf(others, { section, standings });
  if (marks) {
    const title = whole(marks.piece.text) ?? DIFFERENT;
    return { title, content: marks.content, pieces: [...told.map(({ piece }) => piece), marks.piece] };
  }
  if (rivals.length < 2 || rivals.length > MOST_RIVALS) return null;
  const [first] = told;
  const title = claim ?? (told.length === 1 && first && whole(first.piece.text) !== null ? first.piece : null);
  return {
    title: (title && whole(title.text)) ?? section.heading,
    content: sideBySide(rivals, own),
    pieces: [...told.map(({ piece }) => piece), ...(claim ? [claim] : [])],
  };
};

/** Several sentences that set the company against different rivals, on a card each. */
const differences: Form = (pieces) => {
  const told = pieces.filter(({ text }) => isUnlike(text));
  const lines = told.map(({ text }) => withoutStop(text));
  const { least, most } = BULLETS_ARRANGED.cards;
  if (lines.length < least || lines.length > most || !isWithin(lines, LONGEST_CARD)) return null;
  return { title: DIFFERENT, content: { kind: 'bullets', lines, look: 'cards' }, pieces: told };
};

/** The forms that sections look for among their statements, in this order. */
export const FORMS: Partial<Record<Section['id'], readonly Form[]>> = {
  team: [team],
  market: [layers, product, split, chart],
  model: [product, split, chart, steps],
  competition: [comparison, differences, chart],
  traction: [chart, chart, quotation, timeline],
  solution: [steps, quotation],
  route: [steps],
  product: [timeline, quotation],
  financials: [chart, split, timeline],
  ask: [split, timeline],
  problem: [quotation, chart],
};
