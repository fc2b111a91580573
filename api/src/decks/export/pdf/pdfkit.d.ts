declare namespace PDFKit.Mixins {
  interface TextOptions {
    /** Percent. Missing from the package's types. */
    horizontalScaling?: number;
  }
}
