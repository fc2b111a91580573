import { MAX_SLIDES } from '../limits.ts';
import { Failure } from './failure.ts';
import { Archive } from './package/archive.ts';
import { Parts, relationsOf, type XmlPart } from './package/parts.ts';
import { at, child, childrenOf, numberAt, parseXml, relationId } from './package/xml.ts';
import { type Space, slideSpace } from './shapes/frames.ts';

/** 13.333 × 7.5 inches in EMU. */
const USUAL = { width: 12_192_000, height: 6_858_000 };

/** A slide of the file and its number in PowerPoint, hidden slides included. */
export interface SlideReference {
  path: string;
  number: number;
}

export interface Presentation {
  parts: Parts;
  title: string;
  space: Space;
  slides: SlideReference[];
}

async function contentTypeOf(archive: Archive, path: string): Promise<string> {
  const bytes = await archive.xml('[Content_Types].xml');
  if (!bytes) throw new Failure('not_a_pptx');
  const found = childrenOf(parseXml(bytes), 'Override').find(
    ({ attributes }) => attributes.PartName?.toLowerCase() === `/${path}`.toLowerCase(),
  );
  return found?.attributes.ContentType ?? '';
}

async function mainPath(archive: Archive): Promise<string> {
  const relations = [...(await relationsOf(archive, '')).values()];
  const main = relations.find(({ type, isExternal }) => type === 'officeDocument' && !isExternal);
  if (!main) throw new Failure('not_a_pptx');
  const type = await contentTypeOf(archive, main.target);
  if (/macroEnabled/i.test(type) || archive.has('ppt/vbaProject.bin')) throw new Failure('pptx_macros');
  if (!/presentationml\.(presentation|slideshow|template)\.main\+xml/i.test(type)) throw new Failure('not_a_pptx');
  return main.target;
}

function sizeOf({ root }: XmlPart) {
  const size = child(root, 'sldSz');
  const [width, height] = [numberAt(size, 'cx'), numberAt(size, 'cy')];
  return width && height && width > 0 && height > 0 ? { width, height } : USUAL;
}

async function titleOf(archive: Archive): Promise<string> {
  const bytes = await archive.xml('docProps/core.xml').catch(() => null);
  try {
    return bytes ? (child(parseXml(bytes), 'title')?.text ?? '').replace(/\s+/g, ' ').trim() : '';
  } catch {
    return '';
  }
}

/** Opens a PowerPoint file. @throws Failure */
export async function openPresentation(file: Buffer): Promise<Presentation> {
  const archive = await Archive.open(file);
  const parts = new Parts(archive);
  const main = await parts.open(await mainPath(archive));
  if (!main) throw new Failure('pptx_damaged');
  const list = childrenOf(at(main.root, 'sldIdLst'), 'sldId');
  if (list.length === 0) throw new Failure('pptx_no_slides');
  if (list.length > MAX_SLIDES) throw new Failure('pptx_too_complex');
  const slides = list.flatMap((one, index) => {
    const relation = main.relations.get(relationId(one, 'id') ?? '');
    return relation && !relation.isExternal ? [{ path: relation.target, number: index + 1 }] : [];
  });
  const { width, height } = sizeOf(main);
  return { parts, title: await titleOf(archive), space: slideSpace(width, height), slides };
}
