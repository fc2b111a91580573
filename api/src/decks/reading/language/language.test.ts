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
  ['Japanese', 'TAM $4.3B CAGR 7.8% 目標：14社のARR、水道会社14社と契約し導入済み'],
  ['Chinese', '2.2 三阶段市场 Phase 1 Phase 2 全球水务 TAM $33.7B NMPA FDA 510(k)'],
  ['Korean', 'SaaS 매출 $2M ARR, 수도 회사 14곳과 계약'],
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

it('a city or a slogan in another script does not make a slide foreign', async () => {
  expect(
    await foreignLanguage('Offices in Tokyo (東京), Osaka (大阪) and Seoul; fourteen utilities are customers.'),
  ).toBeNull();
});

it.each([
  [
    'tables of names and terms',
    'Spanish',
    ['Competencia', 'GPS', 'Chat', 'App', 'Tidewell', 'Si', 'Si', 'No', 'WhatsApp', 'Si', 'No', 'No'],
  ],
  ['numbers', 'Spanish', ['TAM', '$4.3B', 'SAM', '$280M', 'CAGR 7.8%']],
  ['Chinese characters alone, in a Japanese deck', 'Japanese', ['市場規模', '全国水道事業者千四百社']],
])('a slide of %s is not English where the other slides are %s', async (_, language, slide) => {
  const others =
    {
      Spanish: ['Las empresas de agua pierden la quinta parte, y nadie sabe dónde están las fugas de la red.'],
      Japanese: ['私たちは水道会社のために漏水を見つけるセンサーを作っています。'],
    }[language] ?? [];
  const { slides } = await nameLanguages(deckOf([others, others, slide, ENGLISH]).slides);
  expect(slides.map((one) => one.language)).toEqual([language, language, language, null]);
});

it('a deck in another language is named', async () => {
  expect(await nameLanguages(deckOf([GERMAN, GERMAN, ENGLISH]).slides)).toMatchObject({ language: 'German' });
});
