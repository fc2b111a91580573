import type { Archive } from './archive.ts';
import { childrenOf, type Element, parseXml } from './xml.ts';

/** A relation of a part. External ones are kept as text and never fetched. */
export interface Relation {
  /** Last segment of the relation's type, such as `slideLayout`. */
  type: string;
  /** Path in the package, or an address. */
  target: string;
  isExternal: boolean;
}

/** A part of the package with its relations. */
export interface XmlPart {
  path: string;
  root: Element;
  relations: ReadonlyMap<string, Relation>;
}

/** Resolves a target within the package. `..` above its root stays at the root. */
function resolveTarget(base: string, target: string): string {
  const segments = target.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

const relationsPath = (path: string) => path.replace(/([^/]*)$/, '_rels/$1.rels');

const decoded = (target: string) => {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};

/** The relations of a part; those of the package for an empty path. */
export async function relationsOf(archive: Archive, path: string): Promise<ReadonlyMap<string, Relation>> {
  const bytes = await archive.xml(relationsPath(path));
  if (!bytes) return new Map();
  return new Map(
    childrenOf(parseXml(bytes), 'Relationship').map(({ attributes }) => {
      const { Id = '', Type = '', Target = '', TargetMode } = attributes;
      const isExternal = TargetMode === 'External';
      const inside = resolveTarget(path, Target);
      const target = isExternal || archive.has(inside) ? inside : resolveTarget(path, decoded(Target));
      return [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: isExternal ? Target : target, isExternal }];
    }),
  );
}

/** Reads parts of the package once. */
export class Parts {
  readonly archive: Archive;
  readonly #read = new Map<string, XmlPart | null>();

  constructor(archive: Archive) {
    this.archive = archive;
  }

  /** A part; null when it is missing. @throws Failure when it is damaged. */
  async open(path: string): Promise<XmlPart | null> {
    const known = this.#read.get(path);
    if (known !== undefined) return known;
    const bytes = await this.archive.xml(path);
    const part = bytes && { path, root: parseXml(bytes), relations: await relationsOf(this.archive, path) };
    this.#read.set(path, part);
    return part;
  }

  /** Forgets a part that no other needs. */
  forget(path: string): void {
    this.#read.delete(path);
  }

  /** The part that a relation of this type leads to. */
  async related(part: XmlPart, type: string): Promise<XmlPart | null> {
    const relation = [...part.relations.values()].find((one) => one.type === type && !one.isExternal);
    return relation ? await this.open(relation.target) : null;
  }
}
