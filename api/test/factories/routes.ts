import { describeApi } from '../../src/server/describe-api.ts';

/** Every route of the server as `METHOD /path/:param/`, in alphabetical order. */
export async function describeRoutes(): Promise<string[]> {
  const { paths } = (await describeApi()) as { paths: Record<string, object> };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    .sort();
}
