import { expect, it } from '@jest/globals';
import { foreignLanguage } from './language.ts';

it.each([
  [
    'German',
    'Die meisten Unternehmen verlieren jeden Monat viel Geld, weil sie ihre Rechnungen nicht mit der Buchhaltung verbinden und das Personal fehlt.',
  ],
  [
    'French',
    'Les entreprises perdent chaque mois beaucoup de temps pour des tâches qui sont faites à la main dans les bureaux et par les équipes.',
  ],
  [
    'Spanish',
    'Las empresas pierden cada mes mucho tiempo en las tareas que se hacen a mano y que nuestra plataforma resuelve para los equipos.',
  ],
  ['Japanese', '私たちは水道会社のために漏水を見つけるセンサーを作っています。現在十四社が利用しています。'],
  ['Chinese', '我们为自来水公司制造能够发现漏水的传感器，目前已有十四家公司在使用我们的产品。'],
  [
    'Russian or another language in Cyrillic script',
    'Мы создаём датчики для водоканалов, которые находят утечки ночью и показывают их на карте.',
  ],
])('%s is named', (language, text) => {
  expect(foreignLanguage(text)).toBe(language);
});

it.each([
  'Utilities lose a fifth of the water they treat, and the crews still find leaks by walking along the pipe with a listening stick at night.',
  'MRR ARR CAC LTV GMV NRR TAM SAM SOM pilot LOI SaaS API fleet sensor hydrant district pipe meter loss repair crew map',
  'Das Auto',
  '',
])('"%.30s…" may be English', (text) => {
  expect(foreignLanguage(text)).toBeNull();
});
