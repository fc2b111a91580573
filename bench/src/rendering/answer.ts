/** What a page contained before any script ran. */
export type Shown = 'content' | 'placeholder' | 'nothing';

/** Whether a page came whole: with its scripts, its registry and its end. */
export const isComplete = (html: string): boolean =>
  html.trimEnd().endsWith('</html>') &&
  /<script[^>]* src="[^"]*\/shell\/main\./.test(html) &&
  /<script id="remotes"[^>]*>\{/.test(html);

/** The server names the API's answers beside a rendered page, and none beside a placeholder. */
export function shownIn(html: string): Shown {
  if (/<script id="answers"[^>]*>\[/.test(html)) return 'content';
  return html.includes('<!--page-->') ? 'nothing' : 'placeholder';
}
