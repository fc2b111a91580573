/** URLs of a deck's images, by image name. */
export type ImageUrls = Readonly<Record<string, string>>;
