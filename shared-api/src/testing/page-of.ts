/** Answers a list request with the requested page. A page past the end has no rows. */
export function pageOf<Row>(all: readonly Row[], { request }: { request: Request }): { count: number; results: Row[] } {
  const query = new URL(request.url).searchParams;
  const size = Number(query.get('page_size'));
  const start = (Number(query.get('page')) - 1) * size;
  return { count: all.length, results: all.slice(start, start + size) };
}
