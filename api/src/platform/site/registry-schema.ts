import type { RegistryFile } from '@northlight/shared-api/remote';
import { z } from 'zod';

const urls = z.record(z.string(), z.array(z.string()));
/** Empty in a development build, whose files change all the time. */
const integrity = z.union([z.literal(''), z.string().startsWith('sha384-')]);
const hashes = z.record(z.string(), z.string().startsWith('sha384-'));

const sharedNames = z.record(z.string(), z.object({ version: z.string().optional(), names: z.array(z.string()) }));
/** What builds before `requires` listed names said of the shell they need; it cannot be compared. */
const before = z.object({ shell: z.string() }).transform(() => ({}));

/** The fields that the server and the shell rely on. Other fields are passed through. */
const PastRelease = z.looseObject({
  name: z.string().min(1),
  version: z.string(),
  release: z.string().min(1),
  releasedAt: z.iso.datetime(),
  entry: z.string().startsWith('/remotes/'),
  integrity,
  entrySize: z.number(),
  requires: z.union([before, sharedNames]).optional(),
  routes: z.array(z.looseObject({ path: z.string().startsWith('/'), page: z.string() })),
  nav: z.array(z.looseObject({ to: z.string() })),
  extensions: z.array(z.looseObject({ point: z.string(), component: z.string() })).optional(),
  preload: urls,
  shared: urls.optional(),
  server: z.record(z.string(), z.string()).optional(),
  files: hashes,
});

const PastShell = z.looseObject({
  name: z.literal('shell'),
  version: z.string(),
  release: z.string().min(1),
  releasedAt: z.iso.datetime(),
  page: z.string().includes('%NONCE%'),
  routes: z.array(z.looseObject({ path: z.string().startsWith('/') })).optional(),
  preload: urls,
  loader: z.array(z.string()).optional(),
  shared: urls,
  provides: sharedNames,
  server: z.string().optional(),
  files: hashes,
});

/** HTTPS, or this machine. */
const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text)
  .refine((text) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(text));

const percent = z.int().min(1).max(99);

const File = z.object({
  shell: PastShell.extend({
    history: z.array(PastShell),
    canary: PastShell.extend({ percent }).optional(),
  }).optional(),
  remotes: z.array(
    PastRelease.extend({
      origin: origin.optional(),
      history: z.array(PastRelease),
      canary: PastRelease.extend({ percent }).optional(),
    }),
  ),
});

/** @throws when the text is not a valid registry */
export const parseRegistry = (text: string) => File.parse(JSON.parse(text)) as unknown as RegistryFile;
