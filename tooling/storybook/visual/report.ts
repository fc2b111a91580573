import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Theme } from './pictures.ts';

/** An image that differs from its baseline. */
export interface Finding {
  /** Section, component and state. */
  story: string;
  file: string;
  theme: Theme;
  kind: 'changed' | 'new' | 'gone';
  /** Number of pixels that differ. */
  pixels: number;
  before?: Buffer | undefined;
  after?: Buffer | undefined;
  difference?: Buffer | undefined;
}

const TOKENS = resolve(import.meta.dirname, '../../../shared-ui/src/styles/tokens.css');
const WORDS = { changed: 'Changed', new: 'New', gone: 'Gone' };
const SIDES = { before: 'Before', after: 'Now', difference: 'What differs' } as const;

const inHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
  body { margin: 0 auto; max-width: 100rem; padding: var(--s6) var(--gutter); background: var(--paper); color: var(--ink); font: 400 var(--text-md)/1.5 system-ui, sans-serif; }
  h1 { font-size: var(--title-md); } h2 { font-size: var(--text-lg); margin: 0; }
  section { padding-block: var(--s5); border-top: 1px solid var(--line); }
  p { color: var(--muted); margin: 0; }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: var(--s4); margin-top: var(--s4); }
  figure { margin: 0; } figcaption { color: var(--muted); font-size: var(--text-sm); }
  img { max-width: 100%; border: 1px solid var(--line-strong); }
`;

/** Writes a page with before, after and difference for each finding. Replaces the folder's content. */
export function writeReport(folder: string, findings: readonly Finding[], summary: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = findings.map((finding, index) => {
    const figures = Object.entries(SIDES).flatMap(([side, caption]) => {
      const picture = finding[side as keyof typeof SIDES];
      if (!picture) return [];
      const name = `${index}-${side}.webp`;
      writeFileSync(join(folder, name), picture);
      const alt = `${caption}: ${finding.story}, ${finding.theme}`;
      return `<figure><figcaption>${caption}</figcaption><img src="${name}" alt="${inHtml(alt)}" loading="lazy"></figure>`;
    });
    const said = finding.kind === 'changed' ? `${finding.pixels} pixels differ` : WORDS[finding.kind];
    return `<section><h2>${inHtml(finding.story)}</h2><p>${finding.theme}: ${said}</p><div>${figures.join('')}</div></section>`;
  });
  const tokens = readFileSync(TOKENS, 'utf8').replace(/@font-face \{[^}]*\}/g, '');
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures of the design system</title><style>${tokens}${STYLE}</style>
<h1>Pictures of the design system</h1><p>${inHtml(summary)}</p>${sections.join('\n')}</html>\n`,
  );
  return page;
}
