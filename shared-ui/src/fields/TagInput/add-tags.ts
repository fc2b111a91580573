/** Adds comma-separated entries to a list. Trims them and skips empty and duplicate ones, ignoring case. */
export function addTags(tags: readonly string[], text: string): string[] {
  const next = [...tags];
  const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()));
  for (const tag of text.split(',').map((part) => part.trim())) {
    if (tag === '' || known.has(tag.toLocaleLowerCase())) continue;
    known.add(tag.toLocaleLowerCase());
    next.push(tag);
  }
  return next;
}
