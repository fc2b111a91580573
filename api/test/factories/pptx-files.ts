import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

/** A slide as the XML of its shapes, with what it leads to. */
export interface SlideDraft {
  shapes: string;
  /** XML elements of its relations besides the layout (`rId1`). */
  relations?: string;
  notes?: string;
  hidden?: boolean;
}

export interface PptxDraft {
  slides: SlideDraft[];
  /** Placeholders of the layout. */
  layout?: string;
  /** More files, by path. */
  files?: Record<string, string | Uint8Array>;
  /** Height of slides in EMU, 12,192,000 wide; 16:9 by default. */
  height?: number;
  /** Media type of the presentation. */
  contentType?: string;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Of the parts of a presentation. */
export const NAMESPACES = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const MAIN = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

export const relation = (id: string, type: string, target: string, isExternal = false) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`;

export const relations = (content: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

const tree = (shapes: string) => `<p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;

/** Bounds in fractions of the slide. */
export type Bounds = [x: number, y: number, w: number, h: number];

const emu = (value: number, side: number) => Math.round(value * side);

export const transform = ([x, y, w, h]: Bounds, tag = 'a:xfrm', inner = '') =>
  `<${tag}><a:off x="${emu(x, 12_192_000)}" y="${emu(y, 6_858_000)}"/><a:ext cx="${emu(w, 12_192_000)}" cy="${emu(h, 6_858_000)}"/>${inner}</${tag}>`;

export const paragraph = (text: string, properties = '', run = '') =>
  `<a:p>${properties}<a:r><a:rPr ${run}/><a:t>${text}</a:t></a:r></a:p>`;

interface ShapeDraft {
  /** Attributes of the placeholder. */
  ph?: string;
  at?: Bounds;
  /** Attributes of the shape's name. */
  name?: string;
}

/** A shape with paragraphs. */
export const shape = (paragraphs: string, { ph, at, name = '' }: ShapeDraft = {}) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape" ${name}/><p:cNvSpPr/><p:nvPr>${ph === undefined ? '' : `<p:ph ${ph}/>`}</p:nvPr></p:nvSpPr><p:spPr>${at ? transform(at) : ''}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;

export const picture = (id: string, at: Bounds, crop = '') =>
  `<p:pic><p:nvPicPr><p:cNvPr id="3" name="Picture" descr="A truck"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/>${crop}</p:blipFill><p:spPr>${transform(at)}</p:spPr></p:pic>`;

export const frame = (at: Bounds, content: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Frame"/><p:nvPr/></p:nvGraphicFramePr>${transform(at, 'p:xfrm')}<a:graphic><a:graphicData uri="">${content}</a:graphicData></a:graphic></p:graphicFrame>`;

export const table = (at: Bounds, rows: string[][]) =>
  frame(
    at,
    `<a:tbl>${rows.map((row) => `<a:tr h="1">${row.map((cell) => `<a:tc><a:txBody>${paragraph(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`).join('')}</a:tbl>`,
  );

/** Packs files into an archive. */
export async function archiveOf(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [path, body] of Object.entries(files)) {
    await zip.add(path, new Uint8ArrayReader(typeof body === 'string' ? new TextEncoder().encode(body) : body));
  }
  return Buffer.from(await zip.close());
}

/** The files of a small presentation, as programs other than this product write them. */
export function pptxFiles({ slides, layout = '', files = {}, height = 6_858_000, contentType = MAIN }: PptxDraft) {
  const list = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('');
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="${contentType}"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'ppt/presentation.xml')),
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst>${list}</p:sldIdLst><p:sldSz cx="12192000" cy="${height}"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => relation(`rId${index + 1}`, 'slide', `slides/slide${index + 1}.xml`)).join(''),
    ),
    'ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${NAMESPACES}>${tree(layout)}</p:sldLayout>`,
  };
  slides.forEach(({ shapes, relations: more = '', notes, hidden }, index) => {
    const number = index + 1;
    const own = notes ? relation('rIdNotes', 'notesSlide', `../notesSlides/notesSlide${number}.xml`) : '';
    parts[`ppt/slides/slide${number}.xml`] = `<p:sld ${NAMESPACES}${hidden ? ' show="0"' : ''}>${tree(shapes)}</p:sld>`;
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = relations(
      relation('rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml') + more + own,
    );
    if (notes) {
      parts[`ppt/notesSlides/notesSlide${number}.xml`] =
        `<p:notes ${NAMESPACES}>${tree(shape(paragraph(notes), { ph: 'type="body" idx="1"' }))}</p:notes>`;
    }
  });
  return { ...parts, ...files };
}

/** A small presentation. */
export const pptxOf = (draft: PptxDraft): Promise<Buffer> => archiveOf(pptxFiles(draft));

/** A presentation of plain slides with a title and a list, as a founder writes them. */
export const plainPptx = (slides: readonly { title: string; lines: readonly string[]; notes?: string }[]) =>
  pptxOf({
    slides: slides.map(({ title, lines, notes }) => ({
      shapes:
        shape(paragraph(title), { ph: 'type="title"', at: [0.05, 0.05, 0.9, 0.15] }) +
        shape(lines.map((line) => paragraph(line)).join(''), { ph: 'idx="1"', at: [0.05, 0.25, 0.9, 0.6] }),
      ...(notes === undefined ? {} : { notes }),
    })),
  });
