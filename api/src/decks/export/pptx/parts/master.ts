import type { ThemeLook } from '@northlight/shared-api/deck-layout';
import type { Part } from '../package.ts';
import { NAMESPACES, XML_HEAD } from '../xml.ts';
import { LAYOUTS, layoutPath, MASTER_PLACES, placedIn } from './layouts.ts';
import { background, placeholderXml, TREE_HEAD } from './placeholders.ts';

const FIRST_LAYOUT_ID = 2_147_483_649;
/** Maps slide colours to theme colours. */
export const COLORS =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

const run = (size: number, font: 'mj' | 'mn', color: string, isBold = false) =>
  `<a:defRPr sz="${size}"${isBold ? ' b="1"' : ''} kern="1200"><a:solidFill><a:schemeClr val="${color}"/></a:solidFill><a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/></a:defRPr>`;

const level = (index: number, size: number, color: string, bullet: string) =>
  `<a:lvl${index}pPr marL="${(index - 1) * 342_900 + (bullet ? 342_900 : 0)}" indent="${bullet ? -342_900 : 0}" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">${bullet || '<a:buNone/>'}${run(size, 'mn', color)}</a:lvl${index}pPr>`;

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const DASH = '<a:buClr><a:schemeClr val="accent1"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="–"/>';

/** Default text styles of the presentation. */
export const OTHER_STYLES = LEVELS.map((index) => level(index, 1800, 'tx1', '')).join('');

/** Titles in the face of the theme, as on its slides. */
const stylesOf = ({ heading }: ThemeLook) =>
  `<p:txStyles><p:titleStyle><a:lvl1pPr algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:buNone/>${run(3600, heading?.face === 'text' ? 'mn' : 'mj', 'tx1', heading?.weight === 700)}</a:lvl1pPr></p:titleStyle><p:bodyStyle>${LEVELS.map((index) => level(index, index === 1 ? 2400 : 2000, 'tx2', DASH)).join('')}</p:bodyStyle><p:otherStyle>${OTHER_STYLES}</p:otherStyle></p:txStyles>`;

export function masterPart(look: ThemeLook, width: number): Part {
  const layouts = LAYOUTS.map((_, index) => `<p:sldLayoutId id="${FIRST_LAYOUT_ID + index}" r:id="rId${index + 1}"/>`);
  const shapes = MASTER_PLACES.map((place, index) => placeholderXml(placedIn(place, width), index + 2)).join('');
  return {
    path: 'ppt/slideMasters/slideMaster1.xml',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml',
    body: `${XML_HEAD}<p:sldMaster ${NAMESPACES}><p:cSld>${background('<a:schemeClr val="bg1"/>')}<p:spTree>${TREE_HEAD}${shapes}</p:spTree></p:cSld>${COLORS}<p:sldLayoutIdLst>${layouts.join('')}</p:sldLayoutIdLst>${stylesOf(look)}</p:sldMaster>`,
    relations: [
      ...LAYOUTS.map((_, index) => ({ id: `rId${index + 1}`, type: 'slideLayout', target: layoutPath(index) })),
      { id: `rId${LAYOUTS.length + 1}`, type: 'theme', target: 'ppt/theme/theme1.xml' },
    ],
  };
}
