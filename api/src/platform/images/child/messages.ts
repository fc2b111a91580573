/** From the server to the image process. The image comes through the pipe. */
export interface DrawRequest {
  fileBytes: number;
  /** Maximum width times height. */
  pixels: number;
  /** Longest side of the result in pixels. */
  side: number;
  /** Quality of a JPEG, from 1 to 100. */
  quality: number;
  /** Whether an image with transparency becomes a PNG. Otherwise it gets a white background. */
  keepsTransparency: boolean;
}

export interface DrawnImage {
  bytes: Uint8Array;
  /** The formats that all presentation programs support. */
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/** From the image process to the server. */
export type DrawAnswer = { drawn: DrawnImage } | { refused: 'not_an_image' | 'too_many_pixels' };
