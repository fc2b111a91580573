import { posix } from 'node:path';
import { TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

export interface OpenedPackage {
  /** Text of a part; empty when there is none. */
  text: (path: string) => string;
  bytes: (path: string) => Uint8Array;
  paths: string[];
  /** Paths with this prefix and suffix, ordered by number. */
  all: (start: string, end?: string) => string[];
}

/** Opens an Office file. */
export async function openPackage(file: Uint8Array): Promise<OpenedPackage> {
  const reader = new ZipReader(new Uint8ArrayReader(file), { useWebWorkers: false });
  const texts = new Map<string, string>();
  const contents = new Map<string, Uint8Array>();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    contents.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
    if (/\.(?:xml|rels)$/.test(entry.filename)) texts.set(entry.filename, await entry.getData(new TextWriter()));
  }
  await reader.close();
  const paths = [...contents.keys()];
  return {
    text: (path) => texts.get(path) ?? '',
    bytes: (path) => contents.get(path) ?? new Uint8Array(),
    paths,
    all: (start, end = '.xml') =>
      paths
        .filter((path) => path.startsWith(start) && path.endsWith(end) && !path.includes('_rels'))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  };
}

/** Attributes of each element with this name. */
export function elements(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<${name}(?=[\\s/>])([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  );
}

/** Targets of a part's relationships by id, as paths from the package root. */
export function relationsOf({ text }: OpenedPackage, path: string) {
  const { dir, base } = posix.parse(path);
  return elements(text(posix.join(dir, '_rels', `${base}.rels`)), 'Relationship').map(
    ({ Id, Target = '', Type, TargetMode }) => ({
      id: Id,
      type: Type?.split('/').at(-1),
      mode: TargetMode,
      target: TargetMode ? Target : Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target),
    }),
  );
}
