import { SaxesParser } from 'saxes';
import { MAX_DEPTH, MAX_ELEMENTS } from '../../limits.ts';
import { Failure } from '../failure.ts';

/** An element. Names have no prefix, because producers choose their own. */
export interface Element {
  name: string;
  /** By name with prefix. */
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

/**
 * Parses an XML part. Document types are refused, so no entity is ever expanded or fetched.
 * @throws Failure
 */
export function parseXml(bytes: Buffer): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser({ fragment: false });
  parser.on('doctype', () => {
    throw new Failure('pptx_damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new Failure('pptx_too_complex');
    const element = { name: localName(name), attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(decode(bytes)).close();
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('pptx_damaged');
  }
  const [document] = root.children;
  if (!document) throw new Failure('pptx_damaged');
  return document;
}

/** The first child with a name. */
export const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name);

/** The element at a path of names. */
export const at = (element: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>(child, element);

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((one) => one.name === name) ?? [];

/** All descendants with a name, in document order. */
export function* descendants(element: Element | undefined, name: string): Generator<Element> {
  for (const one of element?.children ?? []) {
    if (one.name === name) yield one;
    yield* descendants(one, name);
  }
}

/** The ID of a relation in an attribute such as `r:embed`, whatever its prefix. */
export function relationId(element: Element | undefined, name: string): string | null {
  const found = Object.entries(element?.attributes ?? {}).find(
    ([key]) => key.includes(':') && !key.startsWith('xmlns') && localName(key) === name,
  );
  return found?.[1] || null;
}

/** An attribute as a number; null without one. */
export function numberAt(element: Element | undefined, name: string): number | null {
  const value = element?.attributes[name];
  const number = value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Attributes that say yes: `1` and `true`. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on';
