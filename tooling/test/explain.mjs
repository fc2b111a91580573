const MOST = 8;
const some = (list) =>
  list.length > MOST ? `${list.slice(0, MOST).join(', ')} and ${list.length - MOST} more` : list.join(', ');

function explainJourneys({ all, files, tags, withoutTag }) {
  if (all) return `all, because ${all} is in every started product`;
  const parts = [...files, ...(tags.length > 0 ? [`those tagged ${tags.join(' ')}`] : [])];
  return parts.length > 0
    ? `${some(parts)}; the others open no page of these remotes${withoutTag ? `, and those tagged ${withoutTag} only look whether they load` : ''}`
    : 'none, because no remote, shell or server is reached';
}

/** Explains what a selection runs, what it skips, and why. */
export function explain(base, changed, { everything, packages, tests, stories, journeys }) {
  if (changed.length === 0) return `Nothing differs from ${base}.`;
  const head = `Changed since ${base}: ${some(changed)}`;
  if (everything)
    return `${head}\nEverything runs, because everything is built, started or checked with ${everything}.`;
  const reach = (list, what) =>
    list.length > 0
      ? `${some(list)}; no import leads from the others to the change`
      : `none, because no ${what} imports what changed`;
  return [
    head,
    `types: ${packages.join(', ') || 'no package'}, which changed or depend on what changed`,
    `unit and API tests: ${reach(tests, 'test')}`,
    `stories: ${reach(stories, 'story')}`,
    `journeys: ${explainJourneys(journeys)}`,
  ].join('\n');
}
