import { currencyOf, shownMoney } from '../../../evaluation/engine/rubric/discrepancies/disagreement.ts';
import type { Figure } from '../../../evaluation/engine/rubric/figures.ts';
import { withoutStop } from '../sentences.ts';
import { figuresIn, type Metric } from './metrics.ts';

/** What may stand between a count of buyers and what one of them pays. */
const PRICED =
  /^[^.;]{0,60}?\b(?:at|[x×@*]|times|pay\w*|spends?|charg\w*|costs?)(?: (?:us|them|each|about|an average of|roughly|around))?\W{0,3}$/iu;
const PER = /^(?:\/\p{L}+| (?:an?|per|each|every) \p{L}+| annually| monthly| yearly)/iu;
/** Words that make the product another number than buyers times price. */
const FACTOR = /\bevery (?!year|month)\w+|\b(?:share|penetration|of them|of which|if \d|\d ?%)/iu;
const FEWEST = 100;

const isCount = ({ kind }: Figure) => kind === 'count';
const isMoney = ({ kind }: Figure) => kind === 'money';

/** Buyers times price, where a sentence gives both and no total: "5,000 ports at $9K" come to $45M, and says how. */
export function productOf(sentence: string): Metric[] | null {
  const text = withoutStop(sentence);
  const figures = figuresIn(text).filter((figure) => isCount(figure) || isMoney(figure));
  const [count, price, ...others] = figures;
  if (!count || !price || others.length > 0 || !isCount(count) || !isMoney(price)) return null;
  if (count.value < FEWEST || FACTOR.test(text)) return null;
  const between = text.slice(count.at + count.text.length, price.at);
  if (!PRICED.test(between)) return null;
  const buyers =
    /^ ([\p{L}-]+(?: [\p{L}-]+){0,3}?)(?= (?:at|x|×|pay|spend|charg|cost|are|is|and|in|who|that|each)|,|$)/iu
      .exec(between)?.[1]
      ?.trim();
  const per = PER.exec(text.slice(price.at + price.text.length))?.[0] ?? '';
  const unit =
    per === ''
      ? /[,;]? ?(?:and |each |where )*((?:[\p{L}-]+ ){1,5}(?:costs?|pays?|spends?|charges?))(?= )/iu.exec(between)?.[1]
      : per;
  if (!buyers) return null;
  return [
    { value: count.text, label: buyers, source: '' },
    { value: price.text, label: (unit ?? '').replace(/^\//u, 'per ').trim(), source: '' },
    {
      value: shownMoney(count.value * price.value, currencyOf(price.text)),
      label: `${count.text} ${buyers} × ${price.text}${per}`,
      source: '',
    },
  ];
}
