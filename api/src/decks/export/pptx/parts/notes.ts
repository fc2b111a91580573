import type { DeckFormat } from '@northlight/shared-api/rules';
import type { Part } from '../package.ts';
import { escapeText, NAMESPACES, XML_HEAD } from '../xml.ts';
import { COLORS, OTHER_STYLES } from './master.ts';
import { background, type Placeholder, placeholderXml, TREE_HEAD } from './placeholders.ts';

const MASTER = 'ppt/notesMasters/notesMaster1.xml';
const image = (id: number, box: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg" idx="2"/></p:nvPr></p:nvSpPr><p:spPr>${box}</p:spPr></p:sp>`;
/** The picture of a slide above its notes. */
const place = (format: DeckFormat | undefined) =>
  format === '4:3'
    ? '<a:off x="1371600" y="1143000"/><a:ext cx="4114800" cy="3086100"/>'
    : '<a:off x="685800" y="1143000"/><a:ext cx="5486400" cy="3086100"/>';
const imageBox = (format: DeckFormat | undefined) =>
  `<a:xfrm>${place(format)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/><a:ln w="12700"><a:solidFill><a:prstClr val="black"/></a:solidFill></a:ln>`;
const TEXT: Placeholder = {
  key: 'type="body" sz="quarter" idx="3"',
  name: 'Notes',
  box: { x: 0.75, y: 4.8125, w: 6, h: 3.9375 },
  prompt: 'Notes',
};
const NUMBER: Placeholder = {
  key: 'type="sldNum" sz="quarter" idx="5"',
  name: 'Slide number',
  box: { x: 4.25, y: 9.5, w: 3.25, h: 0.4 },
  prompt: '',
};

export const notesPath = (number: number) => `ppt/notesSlides/notesSlide${number}.xml`;

export const notesMasterPart = (format: DeckFormat | undefined): Part => ({
  path: MASTER,
  contentType: 'application/vnd.openxmlformats-officedocument.presentationml.notesMaster+xml',
  body: `${XML_HEAD}<p:notesMaster ${NAMESPACES}><p:cSld>${background('<a:schemeClr val="bg1"/>')}<p:spTree>${TREE_HEAD}${image(2, imageBox(format))}${placeholderXml(TEXT, 3)}${placeholderXml(NUMBER, 4)}</p:spTree></p:cSld>${COLORS}<p:notesStyle>${OTHER_STYLES}</p:notesStyle></p:notesMaster>`,
  relations: [{ id: 'rId1', type: 'theme', target: 'ppt/theme/theme2.xml' }],
});

const paragraph = (text: string) =>
  text === ''
    ? '<a:p><a:endParaRPr lang="en-GB"/></a:p>'
    : `<a:p><a:r><a:rPr lang="en-GB" dirty="0"/><a:t>${escapeText(text)}</a:t></a:r></a:p>`;

/** The speaker notes of a slide. */
export const notesPart = (number: number, notes: string, slide: string): Part => ({
  path: notesPath(number),
  contentType: 'application/vnd.openxmlformats-officedocument.presentationml.notesSlide+xml',
  body: `${XML_HEAD}<p:notes ${NAMESPACES}><p:cSld><p:spTree>${TREE_HEAD}${image(2, '')}<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="3"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${notes
    .split(/\r\n?|\n/)
    .map(paragraph)
    .join('')}</p:txBody></p:sp></p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`,
  relations: [
    { id: 'rId1', type: 'notesMaster', target: MASTER },
    { id: 'rId2', type: 'slide', target: slide },
  ],
});
