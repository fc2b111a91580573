/** Answers of the API with which the server rendered the page, by the keys of their queries. */
type Answers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** Returns the answers with which the server rendered this page; null if it did not render it. */
export function renderedAnswers(): Answers | null {
  const text = document.getElementById('answers')?.textContent ?? '';
  return text === '' ? null : (JSON.parse(text) as Answers);
}
