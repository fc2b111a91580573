/** A design token: its name without dashes, and its value. */
export interface Token {
  name: string;
  value: string;
}

/** Tokens from top-level `:root` rules in source order; overrides inside media queries are left out. */
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
