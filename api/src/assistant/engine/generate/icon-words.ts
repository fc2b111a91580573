import { ICONS } from '@northlight/shared-api/deck-layout/icons';
import { createParser, type Token } from '../../../evaluation/engine/rubric/claims/language.ts';

const parse = createParser();

/** Phrases in which a word means something else than its icon shows. */
const OTHER_SENSES = [
  'power bank,food bank,blood bank,river bank,data bank,bank holiday,bank on,banking on,bridge round,bridge loan',
  'bridge financing,bridge finance,bridge the,usb port,charging port,port of call,heart of,at heart,blue chip',
  'ticket size,support ticket,game changer,game plan,parent company,of course,world class,asset class,first class',
  'road map,state of the art,art of,social security,thin film,decision tree,home run,home page,home market',
  'home screen,home office,in house,house of,elephant in the room,cash flow,cash cow,water cooler,water down,gold mine',
  'window of,flight of,flight risk,dog food,sea change,rocket science,bread and butter,needle in,storm of,flood of',
  'wave of,sea of,forest of,army of,wind down,book value,order book,book of business,book a,book an,book in',
  'sweet spot,fire sale,under fire,train of,train the,train a,train on,film of,front office,back office',
  'family office,box office,patent office,post office,head office,tax office,wall street,message queue,ship in,ship on',
  'ship by,ship with,ship date,school of thought,app store,fish for,fishing for,farm out,plug into,cloud of',
].flatMap((phrases) => phrases.split(','));

/** Parts of speech that name things. */
const NAMES = new Set(['NOUN', 'PROPN']);
/** Words after which a verb follows: "we ship", "can water". */
const BEFORE_VERB = new Set('we they you i can cannot could will would may might must shall should'.split(' '));
/** What follows "to" and a verb: "to water the plants". */
const AFTER_VERB = new Set(['DET', 'PRON', 'ADP', 'ADV', 'NUM']);
const LONGEST = 4;

interface Named {
  name: string;
  isGeneral: boolean;
}

/** A phrase as its words are compared: hyphens part words. */
const spaced = (phrase: string) => phrase.replace(/(?<=[\p{L}\d])-(?=\p{L})/gu, ' ');

/** What each phrase shows; null where it has no icon. */
const SHOWN = new Map<string, Named | null>([
  ...Object.entries(ICONS).flatMap(([name, { words, isGeneral = false }]) =>
    words.map((word): [string, Named] => [spaced(word), { name, isGeneral }]),
  ),
  ...OTHER_SENSES.map((phrase): [string, null] => [phrase, null]),
]);

const IRREGULAR: Readonly<Record<string, string>> = {
  loaves: 'loaf',
  loafs: 'loaf',
  children: 'child',
  teeth: 'tooth',
  wolves: 'wolf',
  leaves: 'leaf',
  bacteria: 'bacteria',
  men: 'man',
  women: 'woman',
};

/** The singular of a word as written. */
function singular(form: string): string {
  const known = IRREGULAR[form];
  if (known) return known;
  if (/(?:[^aeiou]ies)$/u.test(form)) return form.replace(/ies$/u, 'y');
  if (/(?:ss|us|is)$/u.test(form)) return form;
  if (/(?:ch|sh|x|ss)es$/u.test(form)) return form.replace(/es$/u, '');
  return form.replace(/(?<=\p{L}{2})s$/u, '');
}

/** Whether a word of a sentence names a thing; the parser takes "ship" for one after "we" too, and "cooling" for a verb. */
function isName(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (token.pos === 'VERB' && token.form.endsWith('ing')) return before === undefined || /ADP|NOUN/u.test(before.pos);
  if (!NAMES.has(token.pos) || singular(token.form) !== token.form) return NAMES.has(token.pos);
  if (before?.form === 'to') return !AFTER_VERB.has(after?.pos ?? '');
  return !BEFORE_VERB.has(before?.form ?? '');
}

/** The longest phrase at a place that has an icon, or another sense; undefined without one. */
function phraseAt(tokens: readonly Token[], at: number): { length: number; named: Named | null } | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const last = words.at(-1);
    const said = words.map(({ form }) => form).join(' ');
    const whole = [...words.slice(0, -1).map(({ form }) => form), singular(last?.form ?? '')].join(' ');
    const each = words.map(({ form }) => singular(form)).join(' ');
    const found = [said, whole, each].find((phrase) => SHOWN.has(phrase));
    if (found === undefined) continue;
    const named = SHOWN.get(found) ?? null;
    if (named === null || length > 1 || isName(tokens, at)) return { length, named };
  }
  return;
}

/** Whether a word is written as a name in the middle of a sentence: "at Apple", "Maria Bishop". */
function isProper(text: string, { form, pos }: Token): boolean {
  if (pos !== 'PROPN') return false;
  const capitalized = `${form.charAt(0).toUpperCase()}${form.slice(1)}`;
  return new RegExp(`(?<![.!?:–—]\\s+)(?<!^)(?<!["“(])\\b${capitalized}\\b`, 'u').test(text);
}

/** The icons that the words of a sentence name, in their order, those of its trade first. */
export function iconsIn(written: string): string[] {
  const text = spaced(written);
  const { tokens } = parse(text);
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at);
    const token = tokens[at];
    if (phrase?.named && token && !(phrase.length === 1 && isProper(text, token))) found.push(phrase.named);
    at += phrase?.length ?? 1;
  }
  const named = [...found.filter(({ isGeneral }) => !isGeneral), ...found.filter(({ isGeneral }) => isGeneral)];
  return [...new Set(named.map(({ name }) => name))];
}

/** Whether an icon stands for what any company may speak about. */
export const isGeneral = (name: string): boolean => ICONS[name]?.isGeneral === true;
