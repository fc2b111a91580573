/** Characters that start a formula, also as full-width forms. Tab and return would move the text to another cell. */
const STARTS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * Makes a spreadsheet take a person's text for text, never for a formula.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const guardFormula = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text);
