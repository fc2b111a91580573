/** The hint of the description of an image, which asks for one where there is an image without it. */
export const describeHint = (alt: string, hasImage = true): string =>
  hasImage && alt.trim() === ''
    ? 'Please describe the image. Screen readers read this text aloud.'
    : 'Screen readers read this text aloud.';
