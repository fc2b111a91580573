import type { Session } from '@northlight/shared-api';
import type { RemoteRoute } from '@northlight/shared-api/remote';
import type { mockApi } from '@northlight/shared-api/testing';
import type { ComponentType } from 'react';

/** The state a page is shown in: API answers, user and location. Each story of the page is one situation. */
export interface Situation {
  name: string;
  api: Parameters<typeof mockApi>[0];
  session?: Session;
  at: string | { pathname: string; search?: string; state?: unknown };
}

/** A route of the remote with its page and at least one situation. */
export interface PageAtWork {
  route: RemoteRoute;
  Page: ComponentType;
  situations: Situation[];
}

type Given = Partial<Omit<Situation, 'name'>> & { route?: string };
type Stories = Record<string, { parameters?: Given }>;

/** A story's name as Storybook shows it: `WrongPassword` becomes “Wrong password”. */
const spoken = (name: string) =>
  name.replace(/(?<=[a-z0-9])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** A sample path for a route without stories: every parameter becomes 1. */
const sampleOf = (pattern: string) => pattern.replace(/:\w+/g, '1');

/**
 * The situations that a page's stories describe.
 * @param route the page's route; stories for other routes of the same page are omitted
 * @param stories the stories module, as Storybook reads it
 * @param order story names in source order; stories not listed come last
 */
export function situationsOf(route: RemoteRoute, stories: Stories = {}, order: string[] = []): Situation[] {
  const { default: common, ...named } = stories;
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = Object.entries(named).sort(([a], [b]) => place(a) - place(b));
  const situations = sorted.map(([name, story]) => {
    const given: Given = { ...common?.parameters, ...story.parameters };
    const at = given.at ?? given.route ?? sampleOf(route.path);
    return { name: spoken(name), api: given.api ?? [], session: given.session, at, pattern: given.route };
  });
  const own = situations.filter(({ pattern }) => pattern === undefined || pattern === route.path);
  if (own.length > 0) return own.map(({ pattern: _, ...situation }) => situation);
  return [{ name: 'Nothing answers', api: [], at: sampleOf(route.path) }];
}
