import type { FastifyInstance } from 'fastify';

/** A pattern for the paths of a route, whose parameters look like `:id`. */
function patternOf(route: string): RegExp {
  const literal = route.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:[a-z_]+/gi, '[^/]+')}/?$`);
}

/** Notes every route that is registered from now on. Returns a function that lists the methods of a URL. */
export function knownMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (url) => {
    const [path = ''] = url.split('?', 1);
    return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort();
  };
}
