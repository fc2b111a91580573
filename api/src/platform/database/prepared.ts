/** Names of the prepared statements, by their text. PostgreSQL keeps them per connection. */
const names = new Map<string, string>();
let count = 0;

function nameAnew(text: string): void {
  count += 1;
  names.set(text, `northlight_${count}`);
}

/** Has PostgreSQL keep the plan of this statement from now on. For texts without values only: none is ever forgotten. */
export function prepare(text: string): void {
  if (!names.has(text)) nameAnew(text);
}

/** The name of a statement; undefined if it is not prepared. */
export const preparedName = (text: string): string | undefined => names.get(text);

/** Has every connection plan a statement again. */
export function prepareAgain(text: string, outdated: string): void {
  if (names.get(text) === outdated) nameAnew(text);
}
