/** A token as the style sheet declares it: name without dashes, and value. */
export interface Token {
  name: string;
  value: string;
}

/** Tokens of the page's style sheets in the order of their declaration, without those of special modes. */
export function readTokens(): Token[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const root = rules.filter(
    (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ':root',
  );
  return root.flatMap(({ style }) =>
    [...style]
      .filter((name) => name.startsWith('--'))
      .map((name) => ({ name: name.slice(2), value: style.getPropertyValue(name).trim() })),
  );
}
