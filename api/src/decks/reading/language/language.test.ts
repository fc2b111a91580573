import { expect, it } from '@jest/globals';
import { deckOf } from '../../../../test/decks/index.ts';
import { foreignLanguage, nameLanguages } from './index.ts';

const GERMAN = ['Das Problem', 'Wasserwerke verlieren ein Fünftel ihres Wassers, und niemand weiß, wo die Lecks sind.'];
const ENGLISH = [
  'The problem',
  'Utilities lose a fifth of the water they treat, and nobody knows where the leaks are.',
];

it.each([
  ['German', 'Die meisten Unternehmen verlieren jeden Monat viel Geld, weil das Personal fehlt.'],
  ['German', 'Wir verkaufen Sensoren an Wasserwerke. Umsatz 2025: 3 Mio. Euro'],
  ['French', 'Les entreprises perdent chaque mois beaucoup de temps pour des tâches faites à la main.'],
  ['Spanish', 'Las empresas pierden cada mes mucho tiempo en las tareas que se hacen a mano.'],
  ['Polish', 'Nasza platforma pomaga firmom oszczędzać czas i pieniądze każdego miesiąca.'],
  ['Japanese', '私たちは水道会社のために漏水を見つけるセンサーを作っています。現在十四社が利用しています。'],
  [
    'Chinese',
    '我们为自来水公司制造能够发现漏水的传感器，目前已有十四家公司在使用我们的产品，遍布全国二十个省市自治区。',
  ],
  ['Russian', 'Мы создаём датчики для водоканалов, которые находят утечки ночью и показывают их на карте.'],
])('%s is named', async (language, text) => {
  expect(await foreignLanguage(text)).toBe(language);
});

it.each([
  'Utilities lose a fifth of the water they treat, and the crews still find leaks with a listening stick at night.',
  'MRR ARR CAC LTV GMV NRR TAM SAM SOM pilot LOI SaaS API fleet sensor hydrant district pipe meter loss repair crew map',
  'Tidewell Inc. Maya Okafor Jonas Lindqvist Priya Raman Halden Acoustics',
  'Das Auto',
  '',
])('"%.30s…" may be English', async (text) => {
  expect(await foreignLanguage(text)).toBeNull();
});

it('one slide in another language among English ones is named, and the deck stays English', async () => {
  const { slides, language } = await nameLanguages(deckOf([ENGLISH, GERMAN, ENGLISH, ENGLISH]).slides);
  expect(slides.map((slide) => slide.language)).toEqual([null, 'German', null, null]);
  expect(language).toBeNull();
});

it('a deck in another language is named', async () => {
  expect(await nameLanguages(deckOf([GERMAN, GERMAN, ENGLISH]).slides)).toMatchObject({ language: 'German' });
});
