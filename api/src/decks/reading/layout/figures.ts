// With groups of three digits, or of two and then three as in India
const NUMBER = String.raw`\d{1,3}(?:[,.’' ]\d{3})+(?:[.,]\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?|\d+(?:[.,]\d+)?`;
const SIGN = String.raw`[~<>≈≤≥±+−–↑↓▲▼-]{0,2}\s?`;
const CURRENCY = String.raw`(?:(?:US|CA|AU|NZ|HK|S|A|C|R|U)?\$|[€£¥₹₦₱₪₺₩₫฿]|(?:USD|EUR|GBP|CHF|INR|NGN|KES|ZAR|AED|SGD|CAD|AUD|JPY|PLN|SEK|NOK|DKK|CZK|BRL|MXN|CNY|Rs\.?|N)(?=\s?\d))\s?`;
const SCALE = String.raw`\s?(?:k|m|mm|mn|mio|mln|mld|mrd|млн|млрд|bn|b|tn|t|cr|crores?|lakhs?|lacs?|l|thousand|million|billion|trillion|millones|milliarden|millionen|milhões)(?![\p{L}])`;
const UNIT = String.raw`\s?(?:%|[x×](?![\p{L}])|°C?|pp|bps|ppm|(?:[kMGT]Wh?|kg|km²?|[MGTP]B|tons|tonnes|ha)(?![\p{L}]))`;
const CODE = String.raw`\s?(?:USD|EUR|GBP|CHF|INR|NGN|KES|ZAR|AED|SGD|CAD|AUD|JPY|PLN|SEK|NOK|DKK|CZK|BRL|MXN|CNY|USDC|BTC|ETH|zł|kr|[€£$]|dollars|euros|pounds|rupees|naira)(?![\p{L}])`;
const TIME = String.raw`[\s-]?(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|wks?|weeks?|mo|mos|months?|y|yrs?|years?|times)(?![\p{L}])`;
const PER = String.raw`\s?(?:\/|per)\s?\p{L}+(?:\s?\/\s?\p{L}+)?`;
const AMOUNT = `${SIGN}(?:${CURRENCY})?(?:${NUMBER})(?:${SCALE})?(?:${UNIT})?\\+?(?:${CODE})?(?:${TIME})?\\+?`;
const FIGURE = new RegExp(
  String.raw`^\(?(?:~|≈|up to |over |under |about |c\. ?|[x×]\s?)?${AMOUNT}(?:\s?(?:[-–—→/:]|to|in|out of)\s?${AMOUNT})?(?:${PER})?\s?\*?\)?[.,]?$`,
  'iu',
);
const EACH = String.raw`\s?\/\s?(?:mo|month|yr|year|wk|week|day|hr|hour|user|seat)(?![\p{L}])`;
const IN_TEXT = new RegExp(
  String.raw`(?<![\p{L}\d.,])${AMOUNT}(?:\s?(?:[-–—]|to(?=\s[+−-]?[$€£¥₹\d]))\s?${AMOUNT})?(?:${EACH})?`,
  'giu',
);

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})\\.?';
const MONTH_ABROAD =
  '(?:januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|(?:ene|abr|ago|set|out|dic|okt|dez|mär|mrz|févr|avr|giu|lug)\\.?)';
const YEAR = String.raw`(?:19|20)\d{2}|[’‘'´\u0060]\s?\d{2}`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const SEASON = '(?:spring|summer|autumn|fall|winter)(?:\\s?[/–-]\\s?(?:spring|summer|autumn|fall|winter))?';
const PART = '(?:Q\\s?[1-4]|H[12]|FY|CY)';
const POINT = [
  // "Q1 2026", "1Q26", "FY27", "2026 Q1"
  String.raw`${PART}\s?[’'/-]?\s?(?:${YEAR}|(?:FY|CY)\s?\d{2,4}|\d{2})?`,
  String.raw`(?:FY|CY)\s?\d{2,4}\s?Q[1-4]`,
  String.raw`Y\d\s?Q[1-4]`,
  String.raw`[TS][1-4]\s(?:19|20)\d{2}`,
  String.raw`(?:[1-4]Q|[12]H)\s?[’'/-]?\s?(?:${YEAR}|\d{2})`,
  String.raw`(?:19|20)\d{2}\s?[/-]?\s?${PART}`,
  // "May 2026", "5 May 2026", "May 5th, 2026", "summer 2026", "2026 May"
  String.raw`(?:${DAY}\s)?${MONTH}(?:\s${DAY})?,?\s?(?:${YEAR})?`,
  String.raw`${MONTH}\s?[–—/-]?\s?\d{2}`,
  String.raw`(?:19|20)\d{2}\s${MONTH}`,
  String.raw`${SEASON},?\s(?:of\s)?(?:${YEAR}|\d{2})`,
  // "März 2026", "enero de 2026"
  String.raw`(?:${DAY}\.?\s(?:de\s)?)?${MONTH_ABROAD}\s(?:de\s)?(?:19|20)\d{2}`,
  // "31.12.2026", "12/31/2026", "2026-12-31", "12/2026"
  String.raw`\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}`,
  String.raw`(?:19|20)\d{2}-\d{2}-\d{2}`,
  String.raw`(?:0?[1-9]|1[0-2])/(?:19|20)\d{2}`,
  // "2nd quarter of 2026", "first half", "end of year 2026"
  String.raw`(?:1st|2nd|3rd|4th|first|second|third|fourth)\s(?:quarter|half)(?:,?\s(?:of\s)?(?:${YEAR}))?`,
  String.raw`(?:EOY|year[- ]end)\s(?:${YEAR}|\d{2})`,
  // "2026", "2026E"
  `(?:${YEAR})[EFP]?`,
  // "Month 3", "Phase II"
  String.raw`(?:years?|months?|weeks?|days?|quarters?|phase|stage|sprint|wave|milestone|yr|mo|wk|qtr|[ymwd])\s?[+#]?\s?(?:\d{1,2}[a-d]?|I{1,3}\b|IV\b|V\b)`,
  String.raw`(?:fase|etapa|año|ano|année|jahr|mes(?:es)?|mois|monate?|semanas?|semaines?|wochen?)\s\d{1,2}`,
  // "Year one", "next 12 months"
  String.raw`(?:phase|stage|year|month|week|day|quarter)\s(?:one|two|three|four|five|six)\b`,
  String.raw`(?:next|first|last|in|after|within)\s\d{1,3}\s(?:days|weeks|months|years)`,
].join('|');
const WHEN = `(?:(?:(?:early|mid|late|(?:by (?:the )?)?(?:start|beginning|middle|end)(?: of)?|by|since|from|until|in|beyond|after|before|circa|ca\\.?|est\\.|exp\\.)[\\s-])|[~≈→]\\s?)?(?:${POINT})`;
const DATE = new RegExp(
  `^\\(?(?:${WHEN}|(?:now|today|present)(?=\\s?[-–—→]))(?:\\s?(?:[-–—‑→/&+]|to|and)\\s?(?:(?:${WHEN})|\\d{1,2}\\s(?:weeks|months|years)|\\d{1,4}|now|today|present|ongoing|beyond))?(?:\\s?[(,]?\\s?(?:${YEAR}))?(?:\\s(?:onwards?|est\\.|→))?(?:,?\\s\\d{1,2}:\\d{2}(?:\\s?[ap]m)?)?\\)?\\+?:?$|^(?:today|now|present)$`,
  'iu',
);

const ORDINAL = /^(?:0?\d{1,2}[.)]?|#\d{1,2}|step \d{1,2})$/iu;
const UNIT_ALONE = new RegExp(
  String.raw`^(?:${PER}|\p{L}+${EACH}|${SCALE}\+?|${UNIT}\+?|\+|${TIME}|\(?${CODE}\)?)$`,
  'iu',
);

/** Whether the text is one figure and nothing else, such as "$1.5M", "5–8%", "50 Million" or "₹4,999/mo". */
export const isFigure = (text: string): boolean => text.length < 40 && FIGURE.test(text) && !isDate(text);

/** Whether the text is a date or period and nothing else, such as "Q3 2025", "FY26" or "Month 1–3". */
export const isDate = (text: string): boolean =>
  text.length < 32 && DATE.test(text.trim().replace(/(?<=\S)\s*\([^()]+\)$/u, ''));

/** A date within a text has at most so many words. */
const MOST_WORDS_OF_DATE = 5;

/** The dates in a text that a digit is part of, in order, with their positions: the longest ones that words make. */
export function datesIn(text: string): { text: string; at: number }[] {
  const words = [...text.matchAll(/[^\s()|;]+/gu)].map((match) => ({
    at: match.index,
    end: match.index + match[0].replace(/[,.:]+$/u, '').length,
  }));
  const found: { text: string; at: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    const at = words[from]?.at ?? 0;
    const ends = words.slice(from, from + MOST_WORDS_OF_DATE).map(({ end }) => end);
    const end = ends.findLast((last) => /\d/u.test(text.slice(at, last)) && isDate(text.slice(at, last)));
    if (end === undefined) continue;
    found.push({ text: text.slice(at, end), at });
    while ((words[from + 1]?.at ?? end) < end) from++;
  }
  return found;
}

const FACTOR = /^[<>~≈]?\s?(?:[x×]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[x×])\+?$/iu;

/** Whether the text says how many times more or less something is: "x4", ">16×". */
export const isFactor = (text: string): boolean => FACTOR.test(text);

const PART_OF_YEAR = new RegExp(`^(?:(?:${DAY}\\s)?${MONTH}(?:\\s${DAY})?|${SEASON}|Q[1-4]|H[12])$`, 'iu');
const YEAR_ALONE = /^(?:19|20)\d{2}$/u;

/** Whether a date names a part of a year, or several, without the year: "Q1", "Jan–Mar". */
export const isPartOfYear = (text: string): boolean =>
  text.split(/\s?[-–—/]\s?/u).every((part) => PART_OF_YEAR.test(part));

const PHASE = /^(?:phase|stage|sprint|wave|milestone)\b/iu;

/** Whether two texts are one date, such as "September" and "2026", or "Phase 2" and "Q3 2026". */
export const isPartedDate = (first: string, second: string): boolean =>
  (PART_OF_YEAR.test(first) && YEAR_ALONE.test(second)) ||
  (PHASE.test(first) && isDate(first) && isDate(second) && !PHASE.test(second));

/** Whether the text is the number of a step or item: "1.", "02". */
export const isOrdinal = (text: string): boolean => ORDINAL.test(text);

const FEWEST_LEVELS = 3;

/** Whether numbers from top to bottom don't count up, as those of steps do: levels or ratings such as 4, 2, 2, 5. */
export function areLevels(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number.parseInt(text.replace(/\D/g, ''), 10));
  return numbers.length >= FEWEST_LEVELS && numbers.some((number, at) => number <= (numbers[at - 1] ?? -1));
}

/** Whether the text is only the unit of a figure beside it or a remark on it: "/month", "million", "(monthly)". */
export const isUnit = (text: string): boolean => UNIT_ALONE.test(text.trim()) || /^\([^()]{1,30}\)$/u.test(text.trim());

const TICK = /^[✓✔✅☑●]\uFE0F?$/u;
const CROSS = /^[✗✘❌✖×○]\uFE0F?$/u;
const BLANK = /^[–—-]$/u;
const CURRENCY_SIGN = /^[€£¥₹₦$]$/u;
/** A text with more words is no row of figures. */
const MOST_PARTS = 24;

/** Whether the text is a mark in a table, such as a tick, a cross or a dash. */
export const isMark = (text: string): boolean => TICK.test(text) || CROSS.test(text) || BLANK.test(text);

/**
 * Two or more figures in a row, as when the columns of a table nearly touch: "$5,029,293 $10,967,885", or
 * "20,000 - 30,000 $ 0.90". Empty when the text is anything else.
 */
export function rowOfFigures(text: string): string[] {
  const parts = text.split(' ');
  if (parts.length < 2 || parts.length > MOST_PARTS || isFigure(text) || isDate(text)) return [];
  const figures: string[] = [];
  for (let from = 0; from < parts.length; ) {
    const ends = parts.flatMap((_, to) =>
      to >= from && isFigure(parts.slice(from, to + 1).join(' ')) ? [to + 1] : [],
    );
    // A currency sign after a figure may belong to the next one.
    const end = ends.findLast((to) => !CURRENCY_SIGN.test(parts[to - 1] ?? '')) ?? ends.at(-1);
    const figure = parts.slice(from, end).join(' ');
    if (end === undefined || figure.length < 3 || /^\(|[,)]$/u.test(figure)) return [];
    figures.push(figure);
    from = end;
  }
  return figures;
}

/** The figures in a text, in order, with their positions. */
export function figuresIn(text: string): { text: string; at: number }[] {
  return [...text.matchAll(IN_TEXT)].map((match) => {
    // A dash before a space separates a name from its figure; it is no sign.
    const text = match[0].replace(/^\s*(?:[–—-]\s+)?/u, '');
    return { text: text.trimEnd(), at: match.index + match[0].length - text.length };
  });
}
