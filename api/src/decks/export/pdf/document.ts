import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type FaceName, face } from '../../../platform/fonts/faces.ts';

/** What a new PDF says of itself. */
interface DocumentSettings {
  title: string;
  author?: string;
  /** Written as the time of its creation and change, so that the same deck makes the same bytes. */
  at: Date;
  faces: Iterable<FaceName>;
  options?: PDFKit.PDFDocumentOptions;
}

/** A PDF under way: tagged, without pages and with its fonts. */
export interface OpenDocument {
  doc: PDFKit.PDFDocument;
  /** The structure to which pages add theirs. */
  root: PDFKit.PDFStructureElement;
  /** Ends the document and returns its bytes. */
  finish: () => Promise<Buffer>;
}

/** Starts a PDF that screen readers can read. */
export function openDocument({ title, author, at, faces, options }: DocumentSettings): OpenDocument {
  const info = { Title: title, ...(author !== undefined && { Author: author }), CreationDate: at, ModDate: at };
  const doc = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    info,
    ...options,
  });
  const done = buffer(doc);
  for (const name of faces) doc.registerFont(name, face(name).data);
  const root = doc.struct('Document', { title });
  doc.addStructure(root);
  const finish = () => {
    root.end();
    doc.end();
    return done;
  };
  return { doc, root, finish };
}
