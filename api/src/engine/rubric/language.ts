import { wordsOf } from './words.ts';

const ENGLISH =
  'the and of to in for is with that we our are on by a as from it this you be at an or not have can will your their';

/** Commonest words of languages that decks come in, without those they share with English. */
const COMMON: Record<string, string> = {
  German:
    'der die das und ist nicht mit von den für auf ein eine einen zu im dem des sich wir unsere auch werden sind bei oder wie durch über',
  French:
    'le la les des et est une pour dans que qui sur avec nous notre nos plus par sont du au aux ce cette pas ou leur vos',
  Spanish:
    'el los las y que es una para con del por nuestra nuestro más como sus al lo está son su entre sin sobre también',
  Portuguese: 'o os as e que é uma para com do da dos das em nosso nossa mais por não são ao na no pelo seu sua também',
  Italian:
    'il gli le e che è una per con del della dei delle di nostra nostro più non sono alla nel come anche degli sul',
  Dutch: 'de het een en van voor met niet zijn wij onze op te dat die ook bij naar worden door uit meer als hun',
  Polish: 'i w na z do się że jest nie to dla oraz przez jak nasz nasza są od ich które który po więcej',
  Swedish: 'och att det som en på är av för med vi vår inte till ett har den om från kan våra eller mer',
  Danish: 'og det som en på er af for med vi vores ikke til et har den om fra kan eller mere der ved',
  Turkish: 've bir bu için ile olarak daha çok en gibi olan da de bizim ürün kadar değil her var',
  Czech: 'a je na se v že s pro do není jsou jako náš naše nebo více které který po od jeho',
  Indonesian: 'dan yang di untuk dengan adalah dari ini pada kami tidak dalam lebih atau juga akan dapat oleh',
};

const SCRIPTS: readonly [string, RegExp][] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Russian or another language in Cyrillic script', /\p{Script=Cyrillic}/gu],
  ['Arabic or another language in Arabic script', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hindi or another language in Devanagari script', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
];

/** Fewer words than this tell no language. */
const ENOUGH_WORDS = 20;
/** Share of common words that running text of a language has at least. */
const FLUENT = 0.1;

const setOf = (words: string) => new Set(words.split(' '));
const english = setOf(ENGLISH);
const others = Object.entries(COMMON).map(([language, words]) => [language, setOf(words)] as const);

function shareOf(words: readonly string[], common: ReadonlySet<string>): number {
  return words.filter((word) => common.has(word)).length / Math.max(1, words.length);
}

/** English name of the language a text is evidently written in, when it is not English; null when it is or may be. */
export function foreignLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    // Japanese mixes scripts: a fifth in kana settles it.
    if (letters >= 20 && (text.match(script)?.length ?? 0) > letters * (language === 'Japanese' ? 0.2 : 0.5))
      return language;
  }
  const words = wordsOf(text);
  if (words.length < ENOUGH_WORDS) return null;
  const likeliest = others
    .map(([language, common]) => ({ language, share: shareOf(words, common) }))
    .reduce((top, next) => (next.share > top.share ? next : top));
  return likeliest.share >= FLUENT && likeliest.share > 1.5 * shareOf(words, english) ? likeliest.language : null;
}
