import type { DeckDocument, DeckDocumentSlide } from '../contract.ts';

/** Names of the images that a slide shows. */
export function imagesOf(slide: DeckDocumentSlide): string[] {
  switch (slide.kind) {
    case 'title':
    case 'closing':
      return slide.image === undefined ? [] : [slide.image];
    case 'image':
      return slide.image === null ? [] : [slide.image];
    case 'team':
      return slide.people.flatMap(({ photo }) => photo ?? []);
    case 'logos':
      return slide.logos.flatMap(({ image }) => image ?? []);
    default:
      return [];
  }
}

/** Names of the images that a deck shows, each once. */
export const imagesIn = ({ brand, slides }: DeckDocument): string[] => [
  ...new Set([...slides.flatMap(imagesOf), ...(brand?.logo ? [brand.logo.image] : [])]),
];
