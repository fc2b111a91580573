const PRESENTATION = /\.pptx$/i;

/** Whether an uploaded deck is a PowerPoint file, which is evaluated and stored as a PDF. */
export const isPresentation = (filename: string): boolean => PRESENTATION.test(filename.trim());

/** The name under which a stored deck is downloaded: that of the upload, as a PDF. */
export const storedName = (filename: string): string => filename.trim().replace(PRESENTATION, '.pdf');
