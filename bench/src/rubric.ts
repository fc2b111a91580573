import { readDeck } from '../../api/src/decks/reading/read-deck.ts';
import { createRubricEngine } from '../../api/src/evaluation/engine/rubric/index.ts';
import { CATEGORIES, type EvaluationResult } from '../../api/src/evaluation/engine/types.ts';
import { goodSlides, INJECTIONS, makeDeck, makeShelf, uninjected } from '../../api/test/decks/index.ts';
import { type Agreement, agreementOf, type Judged, pairsOf } from '../../api/test/decks/labelled/agreement.ts';
import { LABELLED, type LabelledHalf, pdfOf, readingOf } from '../../api/test/decks/labelled/index.ts';
import { repeated, stuffed } from '../../api/test/decks/labelled/tampering.ts';

const TIMES = 20;
const SLIDES = 20;

const engine = createRubricEngine();
const shelf = await makeShelf();
const rounded = (value: number) => Math.round(value * 100) / 100;
const scoresOf = ({ scores }: EvaluationResult) => scores.map(({ score }) => score ?? 0);

/** Processes two items at a time, because each reader process uses a CPU core. */
async function inPairs<Item, Out>(items: readonly Item[], work: (item: Item, place: number) => Promise<Out>) {
  const out: Out[] = [];
  for (let place = 0; place < items.length; place += 2) {
    const pair = items.slice(place, place + 2);
    out.push(...(await Promise.all(pair.map((item, at) => work(item, place + at)))));
  }
  return out;
}

const evaluate = async (pdf: Uint8Array, name: string) =>
  engine.evaluate(await readDeck(await shelf.put(`${name}.pdf`, pdf)));

function printAgreement(title: string, judged: readonly Judged[]) {
  const pairs = pairsOf(judged);
  console.log(`\n${title}: ${judged.length} decks as PDF, ${pairs.length} pairs`);
  console.table(
    agreementOf(judged).map(({ category, error, correlation, close }: Agreement) => ({
      category,
      'mean absolute error': rounded(error),
      'rank correlation': rounded(correlation),
      'within one point': `${Math.round(100 * close)}%`,
    })),
  );
  const ordered = pairs.filter((pair) => pair.ordered).length;
  const strayed = pairs.filter((pair) => pair.strayed.length > 0).length;
  console.log(`${ordered} of ${pairs.length} pairs in the right order; in ${strayed} another category moved as well.`);
}

async function agreement() {
  const judged = await inPairs(LABELLED, async (deck, place) => ({
    deck,
    result: await evaluate(await pdfOf(deck), `labelled-${place}`),
  }));
  printAgreement(
    'Agreement on the decks that the rules were improved on',
    judged.filter(({ deck }) => deck.heldOut === null),
  );
  printAgreement(
    'Agreement on the decks that were held out first',
    judged.filter(({ deck }) => deck.heldOut === 'first'),
  );
  printAgreement(
    'Agreement on the decks that were held out second',
    judged.filter(({ deck }) => deck.heldOut === 'second'),
  );
}

async function tampering() {
  const shift = async (tamper: (half: LabelledHalf) => LabelledHalf) => {
    const shifts = await Promise.all(
      LABELLED.map(async (deck) => {
        const before = scoresOf(await engine.evaluate(readingOf(deck)));
        return scoresOf(await engine.evaluate(readingOf(tamper(deck)))).map((score, at) => score - (before[at] ?? 0));
      }),
    );
    const all = shifts.flat();
    return { decks: shifts.length, raised: all.filter((by) => by > 0).length, most: Math.max(...all) };
  };
  console.log(`\nWhat tampering gains, over ${CATEGORIES.length} categories of each labelled deck`);
  console.table({ 'keywords on every slide': await shift(stuffed), 'everything three times': await shift(repeated) });
}

async function injections() {
  const base = scoresOf(await evaluate(await uninjected(), 'base'));
  const shifted = await inPairs(INJECTIONS, async ({ way, text, pdf }, place) => {
    const scores = scoresOf(await evaluate(await pdf(), `injected-${place}`));
    return { way, text: text.slice(0, 48), shift: scores.reduce((sum, score, at) => sum + score - (base[at] ?? 0), 0) };
  });
  const [claim] = INJECTIONS.filter(({ text }) => /recurring revenue/u.test(text));
  const believed = scoresOf(await evaluate(await uninjected(claim?.text), 'believed'));
  console.log(`\n${INJECTIONS.length} injections, and by how many points all categories together move`);
  console.table(shifted);
  const gain = believed.reduce((sum, score, at) => sum + score - (base[at] ?? 0), 0);
  console.log(`The same claim written where everybody sees it moves them by ${gain}.`);
}

async function cost() {
  const slides = Array.from({ length: SLIDES }, (_, place) => goodSlides[place % goodSlides.length] ?? goodSlides[0]);
  const numbered = slides.flatMap((slide, place) => (slide ? [{ ...slide, kicker: `Part ${place + 1}` }] : []));
  const path = await shelf.put('twenty.pdf', await (await makeDeck('Tidewell', numbered)).save());
  const [reading, judging]: [number[], number[]] = [[], []];
  for (let time = 0; time <= TIMES; time += 1) {
    const start = performance.now();
    const deck = await readDeck(path);
    const read = performance.now();
    await engine.evaluate(deck);
    if (time === 0) continue;
    reading.push(read - start);
    judging.push(performance.now() - read);
  }
  const at = (times: number[], part: number) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);
  console.log(`\nA text deck of ${SLIDES} slides, ${TIMES} times after the first, in milliseconds`);
  console.table({
    'reading, a process each': { p50: at(reading, 0.5), p95: at(reading, 0.95) },
    rubric: { p50: at(judging, 0.5), p95: at(judging, 0.95) },
  });
}

try {
  await cost();
  await tampering();
  await injections();
  await agreement();
} finally {
  await shelf.clear();
}
