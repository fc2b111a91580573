import type { Finding } from '../../../../evaluation/engine/rubric/findings.ts';
import { analyseSlide } from '../../analyse-slide.ts';
import { type Section, STORY } from '../../generate/story.ts';
import { cite, standingsOf } from '../../judgement.ts';
import { capital } from '../../sentences.ts';
import { type Answer, list, paragraph, pointItem } from '../blocks.ts';
import type { Talk } from '../talk.ts';

const LONGEST = 220;
const SUGGESTIONS = ['What is missing?', 'What would an investor ask?'];

/** The best claim on a part of the story, as a whole sentence. */
function bestOn({ deck }: Talk, id: Section['id']): Finding | null {
  const section = STORY.find((one) => one.id === id);
  const found = standingsOf(deck, section?.rules).flatMap(({ finding }) => (finding ? [finding] : []));
  const whole = found.filter(
    ({ statement }) => statement.text.length <= LONGEST && statement.text.split(' ').length > 2,
  );
  return whole.sort((a, b) => b.band - a.band)[0] ?? null;
}

const sentence = ({ statement }: Finding) => {
  const text = capital(statement.text.trim());
  return /[.!?]$/u.test(text) ? text : `${text}.`;
};

/** The best claims on these parts, each once. */
function claims(talk: Talk, ids: readonly Section['id'][]): Finding[] {
  const found = ids.map((id) => bestOn(talk, id)).filter((one) => one !== null);
  return found.filter((one, at) => found.findIndex(({ statement }) => statement.text === one.statement.text) === at);
}

const nothing = (): Answer => ({
  blocks: [
    paragraph(
      'The deck makes no claim yet that a pitch could be built on. Say what your company does, for whom, and how much you are asking for.',
    ),
  ],
  suggestions: SUGGESTIONS,
});

/** The company in one sentence of the deck. */
export function oneLine(talk: Talk): Answer {
  const [offer] = claims(talk, ['solution', 'problem']);
  if (!offer) return nothing();
  const { company } = talk.input.material;
  const text = sentence(offer);
  const isNamed = company === '' || text.toLowerCase().includes(company.toLowerCase());
  return {
    blocks: [paragraph(isNamed ? text : `${company}: ${text}`, [cite(offer.statement)])],
    suggestions: ['Write an elevator pitch', ...SUGGESTIONS],
  };
}

/** A pitch of half a minute, made of sentences of the deck. */
export function elevatorPitch(talk: Talk): Answer {
  const said = claims(talk, ['problem', 'solution', 'traction', 'market', 'ask']);
  if (said.length === 0) return nothing();
  return {
    blocks: [
      paragraph('A half-minute pitch, in the deck’s own sentences:'),
      paragraph(
        said.map(sentence).join(' '),
        said.map(({ statement }) => cite(statement)),
      ),
    ],
    suggestions: ['Write an email to an investor', ...SUGGESTIONS],
  };
}

/** An email to an investor, made of sentences of the deck. */
export function email(talk: Talk): Answer {
  const offer = claims(talk, ['solution', 'problem'])[0];
  const proof = claims(talk, ['traction', 'market', 'team']).filter(({ statement }) => statement !== offer?.statement);
  const ask = bestOn(talk, 'ask');
  if (!offer) return nothing();
  const { company } = talk.input.material;
  const name = company === '' ? '[Company]' : company;
  const used = [offer, ...proof, ...(ask ? [ask] : [])];
  const lines = [
    `Subject: ${name}`,
    '',
    'Hi [name],',
    '',
    `${name} in a sentence: ${sentence(offer)}`,
    ...(proof.length > 0 ? ['', 'In short:', ...proof.map((one) => `– ${sentence(one)}`)] : []),
    ...(ask ? ['', sentence(ask)] : []),
    '',
    'May I send you the deck?',
    '',
    '[Your name]',
  ];
  const missing = ask ? '' : ' The deck has no ask to include.';
  return {
    blocks: [
      paragraph(`An email in the deck’s own sentences. Fill in what is in [brackets].${missing}`),
      paragraph(
        lines.join('\n'),
        used.map(({ statement }) => cite(statement)),
      ),
    ],
    suggestions: SUGGESTIONS,
  };
}

/** The slide whose part of the deck stands lowest, and what it lacks. */
export function weakestSlide(talk: Talk): Answer {
  const { deck, input } = talk;
  const rated = deck.slides
    .filter(({ slide }) => slide.readable && slide.number > 1)
    .map(({ slide }) => analyseSlide(input.material, slide.number))
    .filter(({ score, fixes }) => score !== null && fixes.length > 0)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0) || b.fixes.length - a.fixes.length);
  const [weakest] = rated;
  if (!weakest) return { blocks: [paragraph('No slide stands out as weak.')], suggestions: SUGGESTIONS };
  const { slide, title, category, score, fixes } = weakest;
  const called = title ? ` (“${title}”)` : '';
  return {
    blocks: [
      paragraph(`Slide ${slide}${called}: ${category} scores ${score} out of 10. What would raise it:`, [
        { slide, quote: null },
      ]),
      ...list(fixes.slice(0, 3).map(pointItem), true),
    ],
    suggestions: [`Rewrite slide ${slide}`, `What would an investor ask about slide ${slide}?`],
  };
}
