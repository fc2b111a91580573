import { figuresIn, money, type Operation, passagesOf, percent } from './amounts.ts';

const COMPARES = /\bhow much (?:cheaper|less expensive|more expensive|dearer)\b/u;

/** How far apart two prices are, if the slide that the question is about has exactly two. */
export const difference: Operation = (asked, hits) => {
  if (!COMPARES.test(asked)) return null;
  const prices = hits
    .filter(({ slide }) => slide === hits[0]?.slide)
    .flatMap((passage) =>
      figuresIn(passage.text)
        .filter(({ kind }) => kind === 'money')
        .map((figure) => ({ figure, passage })),
    )
    .toSorted((a, b) => b.figure.value - a.figure.value);
  const [high, low, ...others] = prices;
  if (!high || !low || others.length > 0 || low.figure.value <= 0 || high.figure.value === low.figure.value)
    return null;
  const apart = high.figure.value - low.figure.value;
  return {
    text: `${money(apart, high.figure.text)}, ${percent(apart / high.figure.value)} of the higher price: ${high.figure.text} − ${low.figure.text}.`,
    passages: passagesOf([high, low]),
  };
};
