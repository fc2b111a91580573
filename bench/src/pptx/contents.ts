import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { type Counted, numbersIn, tokensOf, wordsIn } from './counted.ts';

const unpack = (file: string, path: string): string => {
  try {
    return execFileSync('unzip', ['-p', file, path.replace(/[[\]]/g, '\\$&')], {
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString('utf8');
  } catch {
    return '';
  }
};

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&amp;/g, '&');

const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, text]) => unescaped(text ?? ''));

/** Texts of paragraphs, the parts of each joined as they are. Fields with slide numbers are not text. */
const paragraphs = (xml: string) =>
  all(xml.replace(/<a:fld[^>]*type="slidenum"[\s\S]*?<\/a:fld>/g, ''), /<a:p(?:\s[^>]*)?>([\s\S]*?)<\/a:p>/g).map((p) =>
    [...p.matchAll(/<(?:a|m):t(?:\s[^>]*)?>([^<]*)<\/(?:a|m):t>|<a:br\b/g)].map(([, text]) => text ?? ' ').join(''),
  );

function relations(file: string, path: string): { type: string; target: string; id: string }[] {
  const xml = unpack(file, `${posix.dirname(path)}/_rels/${posix.basename(path)}.rels`);
  return [...xml.matchAll(/<Relationship\b[^>]*>/g)].flatMap(([tag]) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    if (value('TargetMode') === 'External') return [];
    const target = value('Target');
    const inside = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(path), target);
    return [{ id: value('Id'), type: value('Type').split('/').pop() ?? '', target: inside }];
  });
}

/** What a reader of the visible slides could find in the XML, without any understanding of it. */
export function contentsOf(file: string): Counted {
  const main = 'ppt/presentation.xml';
  const slides = relations(file, main).filter(({ type }) => type === 'slide');
  const ids = all(unpack(file, main), /<p:sldId\b[^>]*r:id="([^"]*)"/g);
  const texts: string[] = [];
  const cells: string[] = [];
  const values: string[] = [];
  const notes: string[] = [];
  let pictures = 0;
  for (const { target } of ids.flatMap((id) => slides.find((one) => one.id === id) ?? [])) {
    const xml = unpack(file, target).replace(/<mc:Fallback\b[^>]*>[\s\S]*?<\/mc:Fallback>/g, '');
    if (/<p:sld\b[^>]*\bshow="(0|false)"/.test(xml)) continue;
    texts.push(...paragraphs(xml));
    cells.push(
      ...all(xml, /<a:tc\b[^>]*>([\s\S]*?)<\/a:tc>/g)
        .map((cell) => tokensOf(paragraphs(cell).join(' ')).join(' '))
        .filter(Boolean),
    );
    pictures += (xml.match(/<p:pic>|<p:pic |<a:blipFill/g) ?? []).length;
    for (const { type, target: part } of relations(file, target)) {
      if (type === 'chart') {
        const chart = unpack(file, part);
        const rows = [...chart.matchAll(/<c:(?:val|yVal)>([\s\S]*?)<\/c:(?:val|yVal)>/g)].map(([, row]) => row ?? '');
        values.push(
          ...rows.flatMap((row) => all(row, /<c:v>([^<]*)<\/c:v>/g)).map((value) => Number(value).toPrecision(6)),
        );
        texts.push(
          ...paragraphs(chart),
          ...all(chart, /<c:strCache>([\s\S]*?)<\/c:strCache>/g)
            .slice(0, 2)
            .flatMap((cache) => all(cache, /<c:v>([^<]*)<\/c:v>/g)),
        );
      }
      if (type === 'diagramData') texts.push(...paragraphs(unpack(file, part)));
      if (type === 'notesSlide') {
        const page = unpack(file, part).replace(
          /<p:sp>(?:(?!<\/p:sp>)[\s\S])*type="(?:sldNum|dt|hdr|ftr)"[\s\S]*?<\/p:sp>/g,
          '',
        );
        notes.push(...paragraphs(page).flatMap(tokensOf));
      }
    }
  }
  return { words: wordsIn(texts), numbers: numbersIn(texts), cells, values, notes, pictures };
}
