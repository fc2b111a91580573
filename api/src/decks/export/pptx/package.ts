import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { attribute, XML_HEAD } from './xml.ts';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A relationship from one part to another, or to an address outside. */
export interface Relation {
  id: string;
  /** Last segment of the relationship type, or the full type. */
  type: string;
  /** The other part's path in the package, or the address. */
  target: string;
  isOutside?: true;
}

/** A file in the package. */
export interface Part {
  path: string;
  contentType: string;
  body: string | Uint8Array;
  relations?: Relation[];
}

const typeOf = (type: string) => (type.startsWith('http') ? type : `${TYPES}/${type}`);

const relationsXml = (relations: Relation[]) =>
  `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
    .map(({ id, type, target, isOutside }) => {
      const to = isOutside ? `Target="${attribute(target)}" TargetMode="External"` : `Target="/${attribute(target)}"`;
      return `<Relationship Id="${id}" Type="${typeOf(type)}" ${to}/>`;
    })
    .join('')}</Relationships>`;

function relationsPath(path: string): string {
  const cut = path.lastIndexOf('/');
  return `${path.slice(0, cut + 1)}_rels/${path.slice(cut + 1)}.rels`;
}

const contentTypes = (parts: Part[]) =>
  `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
    .map(({ path, contentType }) => `<Override PartName="/${path}" ContentType="${contentType}"/>`)
    .join('')}</Types>`;

/**
 * Packs parts as Office does: content types for all parts, relationships beside them. The same parts always produce the
 * same bytes.
 */
export async function pack(parts: Part[], root: Relation[], at: Date): Promise<Uint8Array> {
  const files: [string, string | Uint8Array][] = [
    ['[Content_Types].xml', contentTypes(parts)],
    ['_rels/.rels', relationsXml(root)],
  ];
  for (const { path, body, relations } of parts) {
    files.push([path, body]);
    if (relations) files.push([relationsPath(path), relationsXml(relations)]);
  }
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    extendedTimestamp: false,
    lastModDate: at,
  });
  const encoder = new TextEncoder();
  for (const [path, body] of files) {
    await zip.add(path, new Uint8ArrayReader(typeof body === 'string' ? encoder.encode(body) : body));
  }
  return await zip.close();
}
