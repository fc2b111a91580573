/** Shown if a photo cannot be opened, drawn or encoded. */
export const PROCESSING_FAILED = 'Failed to process the image. Please try again.';

/** Shown if the upload of a cropped photo fails. */
export const UPLOAD_FAILED = 'Failed to upload profile image. Please try again.';

const HEIC = 'HEIC photos cannot be opened in this browser. Save the photo as a JPEG or PNG and choose that.';
const NO_IMAGE = 'This file is not an image. Choose a JPEG, PNG or WebP.';

/** Returns a message for a file that the browser could not open. */
export function openingProblem({ name, type }: File): string {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return HEIC;
  return type.startsWith('image/') ? PROCESSING_FAILED : NO_IMAGE;
}

/** Returns the first image of a drop or paste. */
export const imageIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)) ?? null;

/** Adds a version to an image URL, to bypass the browser's cache. URLs with a query already have a version. */
export const withVersion = (address: string, version: number): string =>
  address.includes('?') ? address : `${address}?v=${version}`;
