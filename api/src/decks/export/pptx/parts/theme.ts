import { FAMILIES, THEME_FONTS, type ThemeLook } from '@northlight/shared-api/deck-layout';
import { schemeOf } from '../colors.ts';
import type { Part } from '../package.ts';
import { XML_HEAD } from '../xml.ts';

const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = (width: number) =>
  `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
const FORMATS = `<a:fmtScheme name="Northlight"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;

const fonts = (tag: string, name: string) =>
  `<a:${tag}><a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/></a:${tag}>`;

/**
 * Colours and fonts of a deck. The notes need a separate theme part: if they share one, PowerPoint offers to repair the
 * file.
 */
export function themePart(path: string, look: ThemeLook): Part {
  const { title, text } = look.fonts ?? THEME_FONTS;
  const colors = schemeOf(look)
    .map(([name, color]) => `<a:${name}><a:srgbClr val="${color.slice(1).toUpperCase()}"/></a:${name}>`)
    .join('');
  return {
    path,
    contentType: 'application/vnd.openxmlformats-officedocument.theme+xml',
    body: `${XML_HEAD}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${look.name}"><a:themeElements><a:clrScheme name="${look.name}">${colors}</a:clrScheme><a:fontScheme name="${look.name}">${fonts('majorFont', FAMILIES[title].office)}${fonts('minorFont', FAMILIES[text].office)}</a:fontScheme>${FORMATS}</a:themeElements></a:theme>`,
  };
}
