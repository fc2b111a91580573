declare namespace PDFKit.Mixins {
  interface TextOptions {
    /** Percent. Missing from the package's types. */
    horizontalScaling?: number;
  }
  interface AnnotationOption {
    /** The link of the document's structure. Missing from the package's types. */
    structParent?: PDFKit.PDFStructureElement;
  }
}
