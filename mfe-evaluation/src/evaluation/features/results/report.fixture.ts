import type { Benchmarks, DeckSlide, DeckStorage, EvaluationSlides } from '@northlight/shared-api';
import { anEvaluation, answers } from '@northlight/shared-api/testing';

const TITLES = [
  'Isferd',
  '11.4% of loads spoil',
  'Why now',
  'What the driver sees',
  'How it works',
  '41 paying fleets',
  'They stay',
  'A $4.2 billion market',
  'The price',
  'Nobody else predicts',
  'Our data',
  'Who we are',
  'The plan',
  'The ask',
];

const drawing = (title: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#fbfaf6"/><text x="20" y="40" font-size="17" fill="#12312e">${title}</text></svg>`,
  )}`;

export const aSlide = (number: number, given: Partial<DeckSlide> = {}): DeckSlide => {
  const title = TITLES[number - 1] ?? `Slide ${number}`;
  const image = drawing(title);
  return { number, title, text: title, width: 1600, height: 900, image_url: image, thumbnail_url: image, ...given };
};

export const someSlides = (given: Partial<EvaluationSlides> = {}): EvaluationSlides => ({
  original_filename: 'isferd-seed-v4.pdf',
  file_url: '/api/files/decks/x.pdf',
  slides: TITLES.map((_, at) => aSlide(at + 1)),
  ...given,
});

const PERCENTILES = { p10: 3, p25: 4.6, median: 5.8, p75: 7, p90: 8.2 };

/** The comparison with 46 decks, and with too few decks of its sector. */
export const someBenchmarks = (given: Partial<Benchmarks> = {}): Benchmarks => ({
  consent: null,
  is_demo: true,
  minimum: 20,
  rubric_version: 'rubric-4',
  own: 'as_shown',
  groups: [
    {
      among: 'all',
      name: null,
      n: 46,
      categories: anEvaluation().scores.map(({ category, score }) => ({
        category,
        score,
        percentiles: PERCENTILES,
        percentile: score === null ? null : 71,
      })),
    },
    { among: 'sector', name: 'Logistics', n: null, categories: [] },
    { among: 'stage', name: null, n: null, categories: [] },
  ],
  ...given,
});

const MB = 1024 * 1024;

/** Three decks using 12 of 500 MB. */
export const someStorage = (given: Partial<DeckStorage> = {}): DeckStorage => ({
  used: 12 * MB,
  limit: 500 * MB,
  decks: [1, 2, 3].map((version) => ({
    id: `v${version}`,
    name: `isferd-seed-v${version}.pdf`,
    created_at: `2026-1${version - 1}-0${version}T10:00:00.000Z`,
    size: 4 * MB,
    is_shared: version === 2,
  })),
  ...given,
});

export const STORAGE = '/api/pitch-decks/evaluations/storage/';
export const EVALUATIONS = '/api/pitch-decks/evaluations/';
export const SLIDES = '/api/pitch-decks/evaluations/{id}/slides/';
export const RUN_SLIDES = '/api/pitch-decks/evaluate/runs/{token}/slides/';
export const SHARED_SLIDES = '/api/pitch-decks/shared-evaluations/{token}/slides/';
export const SAMPLE_SLIDES = '/api/pitch-decks/evaluations/sample/slides/';
export const BENCHMARKS = '/api/pitch-decks/evaluations/{id}/benchmarks/';
export const SHARES = '/api/pitch-decks/evaluations/{id}/shares/';
export const CHANGES = '/api/pitch-decks/evaluations/{id}/changes/{earlier}/';

/** Handlers for the requests that a report makes besides the evaluation itself. */
export const around = [
  answers('get', SLIDES, someSlides()),
  answers('get', RUN_SLIDES, someSlides()),
  answers('get', SHARED_SLIDES, someSlides()),
  answers('get', SAMPLE_SLIDES, someSlides()),
  answers('get', BENCHMARKS, someBenchmarks()),
  answers('get', EVALUATIONS, { count: 0, results: [] }),
  answers('get', SHARES, []),
  answers('get', STORAGE, someStorage()),
];
