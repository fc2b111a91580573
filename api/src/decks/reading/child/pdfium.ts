import { readFileSync } from 'node:fs';
import { PDFiumModule } from '@hyzyla/pdfium';
import type { ReaderFailure } from './messages.ts';

/** The document needs more memory than the limit. */
export class HeapLimitError extends Error {
  override readonly name = 'HeapLimitError';
}

/** The document cannot be read; `code` says why. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ReaderFailure;

  constructor(code: ReaderFailure) {
    super(code);
    this.code = code;
  }
}

type Pointer = number;

/** The part of PDFium's C API that is used here: https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public */
interface Functions {
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer;
  _FPDF_CloseDocument(document: Pointer): void;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: Pointer): number;
  _FPDF_LoadPage(document: Pointer, index: number): Pointer;
  _FPDF_ClosePage(page: Pointer): void;
  _FPDF_GetPageWidth(page: Pointer): number;
  _FPDF_GetPageHeight(page: Pointer): number;
  _FPDF_GetPageSizeByIndexF(document: Pointer, index: number, size: Pointer): number;
  _FPDF_PageToDevice(
    page: Pointer,
    startX: number,
    startY: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    outX: Pointer,
    outY: Pointer,
  ): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: Pointer, stride: number): Pointer;
  _FPDFBitmap_FillRect(bitmap: Pointer, x: number, y: number, width: number, height: number, colour: number): void;
  _FPDFBitmap_GetWidth(bitmap: Pointer): number;
  _FPDFBitmap_GetHeight(bitmap: Pointer): number;
  _FPDFBitmap_GetStride(bitmap: Pointer): number;
  _FPDFBitmap_GetFormat(bitmap: Pointer): number;
  _FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  _FPDFBitmap_Destroy(bitmap: Pointer): void;
  _FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDFPage_GetAnnotCount(page: Pointer): number;
  _FPDFPage_GetAnnot(page: Pointer, index: number): Pointer;
  _FPDFPage_CloseAnnot(annotation: Pointer): void;
  _FPDFAnnot_GetSubtype(annotation: Pointer): number;
  _FPDFAnnot_GetStringValue(annotation: Pointer, key: Pointer, buffer: Pointer, size: number): number;
  _FPDFPage_CountObjects(page: Pointer): number;
  _FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  _FPDFFormObj_CountObjects(form: Pointer): number;
  _FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  _FPDFPageObj_GetType(object: Pointer): number;
  _FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  _FPDFPath_GetDrawMode(path: Pointer, fillMode: Pointer, stroke: Pointer): number;
  _FPDFPath_CountSegments(path: Pointer): number;
  _FPDFPath_GetPathSegment(path: Pointer, index: number): Pointer;
  _FPDFPathSegment_GetType(segment: Pointer): number;
  _FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  _FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  _FPDFPageObj_SetIsActive(object: Pointer, active: number): number;
  _FPDFPageObj_GetFillColor(object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  _FPDFPageObj_CountMarks(object: Pointer): number;
  _FPDFPageObj_GetMark(object: Pointer, index: number): Pointer;
  _FPDFPageObjMark_GetParamValueType(mark: Pointer, key: Pointer): number;
  _FPDFLink_GetLinkAtPoint(page: Pointer, x: number, y: number): Pointer;
  _FPDFLink_GetAction(link: Pointer): Pointer;
  _FPDFAction_GetURIPath(document: Pointer, action: Pointer, buffer: Pointer, size: number): number;
  _FPDFPageObj_SetMatrix(object: Pointer, matrix: Pointer): number;
  _FPDFImageObj_GetRenderedBitmap(document: Pointer, page: Pointer, object: Pointer): Pointer;
  _FPDFImageObj_GetImagePixelSize(object: Pointer, width: Pointer, height: Pointer): number;
  _FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  _FPDFText_LoadPage(page: Pointer): Pointer;
  _FPDFText_ClosePage(text: Pointer): void;
  _FPDFText_CountChars(text: Pointer): number;
  _FPDFText_GetUnicode(text: Pointer, index: number): number;
  _FPDFText_IsGenerated(text: Pointer, index: number): number;
  _FPDFText_HasUnicodeMapError(text: Pointer, index: number): number;
  _FPDFText_GetFontSize(text: Pointer, index: number): number;
  _FPDFText_GetFontWeight(text: Pointer, index: number): number;
  _FPDFText_GetFontInfo(text: Pointer, index: number, buffer: Pointer, size: number, flags: Pointer): number;
  _FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number;
  _FPDFText_GetCharBox(text: Pointer, index: number, l: Pointer, r: Pointer, b: Pointer, t: Pointer): number;
  _FPDFText_GetLooseCharBox(text: Pointer, index: number, rect: Pointer): number;
  _FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
}

/**
 * PDFium in WebAssembly, with typed access to its memory. Don't keep views: they become invalid when the heap grows.
 */
export interface Pdfium extends Functions {
  /** A 128-byte buffer for out-parameters, free to overwrite. */
  scratch: Pointer;
  reserve(size: number): Pointer;
  release(pointer: Pointer): void;
  bytes(): Uint8Array;
  /** The 32-bit float at `pointer`. */
  float(pointer: Pointer): number;
  /** The 64-bit float at `pointer`, which must be aligned to 8 bytes. */
  double(pointer: Pointer): number;
  /** `count` 32-bit floats from `pointer`. */
  floats(pointer: Pointer, count: number): Float32Array;
  /** `count` 32-bit integers from `pointer`. */
  ints(pointer: Pointer, count: number): Int32Array;
  /** Sets the heap limit in bytes. Calls that exceed it throw HeapLimitError. */
  limitHeap(bytes: number): void;
}

type Loaded = Functions & {
  HEAPU8: Uint8Array;
  wasmExports: { malloc(size: number): Pointer; free(pointer: Pointer): void };
};

/** Starts a fresh PDFium. A trap leaves an instance unusable, so each document gets its own process. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasm = await WebAssembly.compile(readFileSync(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))));
  let limit = Number.POSITIVE_INFINITY;
  const module = (await PDFiumModule({
    instantiateWasm: (imports, done) => {
      const env = imports.env as Record<string, (size: number) => unknown>;
      const grow = env.emscripten_resize_heap as (size: number) => boolean;
      env.emscripten_resize_heap = (size) => {
        if (size >>> 0 > limit) throw new HeapLimitError();
        return grow(size);
      };
      const instance = new WebAssembly.Instance(wasm, imports);
      (done as (instance: WebAssembly.Instance, module: WebAssembly.Module) => void)(instance, wasm);
      return instance.exports;
    },
  })) as unknown as Loaded;
  module._FPDF_InitLibrary();
  const scratch = module.wasmExports.malloc(128);
  let floats: Float32Array = new Float32Array(0);
  let doubles: Float64Array = new Float64Array(0);
  /** Most reads fetch a single number and the heap seldom grows, so the views are cached. */
  const follow = () => {
    if (floats.buffer === module.HEAPU8.buffer) return;
    floats = new Float32Array(module.HEAPU8.buffer);
    doubles = new Float64Array(module.HEAPU8.buffer);
  };
  return Object.assign(module, {
    scratch,
    reserve(size: number) {
      const pointer = module.wasmExports.malloc(size);
      if (pointer === 0) throw new HeapLimitError();
      return pointer;
    },
    release(pointer: Pointer) {
      module.wasmExports.free(pointer);
    },
    bytes: () => module.HEAPU8,
    float(pointer: Pointer) {
      follow();
      return floats[pointer >> 2] ?? 0;
    },
    double(pointer: Pointer) {
      follow();
      return doubles[pointer >> 3] ?? 0;
    },
    floats: (pointer: Pointer, count: number) => new Float32Array(module.HEAPU8.buffer, pointer, count),
    ints: (pointer: Pointer, count: number) => new Int32Array(module.HEAPU8.buffer, pointer, count),
    limitHeap(bytes: number) {
      limit = bytes;
    },
  });
}
