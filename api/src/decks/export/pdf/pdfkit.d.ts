declare namespace PDFKit.Mixins {
  interface TextOptions {
    /** Percent. Missing in the types of the package. */
    horizontalScaling?: number;
  }
}
