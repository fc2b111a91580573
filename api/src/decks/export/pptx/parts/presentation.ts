import { SLIDE } from '@northlight/shared-api/deck-layout';
import type { DeckFormat } from '@northlight/shared-api/rules';
import type { ExportDeck } from '../../types.ts';
import type { Part, Relation } from '../package.ts';
import { attribute, escapeText, NAMESPACES, XML_HEAD } from '../xml.ts';
import { OTHER_STYLES } from './master.ts';

const MAIN = 'application/vnd.openxmlformats-officedocument.presentationml';
const FIRST_SLIDE_ID = 256;
const EMU = 914_400;
const WIDESCREEN = `cx="${12_192_000}" cy="${SLIDE.h * EMU}"`;
const STANDARD = `cx="${10 * EMU}" cy="${SLIDE.h * EMU}" type="screen4x3"`;

const fixed = (name: string, tag: string, rest = '') =>
  ({
    path: `ppt/${name}.xml`,
    contentType: `${MAIN}.${name}+xml`,
    body: `${XML_HEAD}<${tag} ${NAMESPACES}${rest}/>`,
  }) satisfies Part;

const TABLE_STYLES: Part = {
  path: 'ppt/tableStyles.xml',
  contentType: `${MAIN}.tableStyles+xml`,
  body: `${XML_HEAD}<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`,
};

/** The presentation and its related parts. Lists are in the order that the format requires. */
export function presentationParts(slides: string[], format: DeckFormat | undefined): Part[] {
  const relations: Relation[] = [
    { id: 'rId1', type: 'slideMaster', target: 'ppt/slideMasters/slideMaster1.xml' },
    { id: 'rId2', type: 'notesMaster', target: 'ppt/notesMasters/notesMaster1.xml' },
    { id: 'rId3', type: 'presProps', target: 'ppt/presProps.xml' },
    { id: 'rId4', type: 'viewProps', target: 'ppt/viewProps.xml' },
    { id: 'rId5', type: 'theme', target: 'ppt/theme/theme1.xml' },
    { id: 'rId6', type: 'tableStyles', target: 'ppt/tableStyles.xml' },
    ...slides.map((target, index) => ({ id: `rId${index + 7}`, type: 'slide', target })),
  ];
  const list = slides.map((_, index) => `<p:sldId id="${FIRST_SLIDE_ID + index}" r:id="rId${index + 7}"/>`).join('');
  const slide = format === '4:3' ? STANDARD : WIDESCREEN;
  const size = `<p:sldSz ${slide}/><p:notesSz cx="${SLIDE.h * EMU}" cy="${10 * EMU}"/>`;
  return [
    {
      path: 'ppt/presentation.xml',
      contentType: `${MAIN}.presentation.main+xml`,
      body: `${XML_HEAD}<p:presentation ${NAMESPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst>${list ? `<p:sldIdLst>${list}</p:sldIdLst>` : ''}${size}<p:defaultTextStyle>${OTHER_STYLES}</p:defaultTextStyle></p:presentation>`,
      relations,
    },
    fixed('presProps', 'p:presentationPr'),
    fixed('viewProps', 'p:viewPr'),
    TABLE_STYLES,
  ];
}

/** Name, author and dates of the file. */
export function propertyParts({ name, company, at }: ExportDeck, slides: number): Part[] {
  const moment = at.toISOString().replace(/\.\d+Z$/, 'Z');
  const date = (tag: string) => `<dcterms:${tag} xsi:type="dcterms:W3CDTF">${moment}</dcterms:${tag}>`;
  return [
    {
      path: 'docProps/core.xml',
      contentType: 'application/vnd.openxmlformats-package.core-properties+xml',
      body: `${XML_HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeText(name)}</dc:title><dc:creator>${escapeText(company)}</dc:creator><cp:lastModifiedBy>${escapeText(company)}</cp:lastModifiedBy>${date('created')}${date('modified')}</cp:coreProperties>`,
    },
    {
      path: 'docProps/app.xml',
      contentType: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      body: `${XML_HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Slides>${slides}</Slides><Company>${attribute(company)}</Company></Properties>`,
    },
  ];
}
