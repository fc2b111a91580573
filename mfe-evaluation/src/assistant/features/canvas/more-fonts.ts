import { measureMoreFonts } from '@northlight/shared-api/deck-layout/more-fonts';
import { type DeckFace, offerFaces } from './deck-fonts.ts';

/** The faces that only decks with fonts of their own have. */
const FACES: readonly DeckFace[] = [
  {
    family: 'Arimo',
    weight: '400',
    style: 'italic',
    latin: new URL('@fontsource/arimo/files/arimo-latin-400-italic.woff2', import.meta.url),
    ext: new URL('@fontsource/arimo/files/arimo-latin-ext-400-italic.woff2', import.meta.url),
  },
  {
    family: 'Gelasio',
    weight: '700',
    style: 'normal',
    latin: new URL('@fontsource/gelasio/files/gelasio-latin-700-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/gelasio/files/gelasio-latin-ext-700-normal.woff2', import.meta.url),
  },
  {
    family: 'Caladea',
    weight: '400',
    style: 'normal',
    latin: new URL('@fontsource/caladea/files/caladea-latin-400-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/caladea/files/caladea-latin-ext-400-normal.woff2', import.meta.url),
  },
  {
    family: 'Caladea',
    weight: '700',
    style: 'normal',
    latin: new URL('@fontsource/caladea/files/caladea-latin-700-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/caladea/files/caladea-latin-ext-700-normal.woff2', import.meta.url),
  },
  {
    family: 'Caladea',
    weight: '400',
    style: 'italic',
    latin: new URL('@fontsource/caladea/files/caladea-latin-400-italic.woff2', import.meta.url),
    ext: new URL('@fontsource/caladea/files/caladea-latin-ext-400-italic.woff2', import.meta.url),
  },
  {
    family: 'Carlito',
    weight: '400',
    style: 'normal',
    latin: new URL('@fontsource/carlito/files/carlito-latin-400-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/carlito/files/carlito-latin-ext-400-normal.woff2', import.meta.url),
  },
  {
    family: 'Carlito',
    weight: '700',
    style: 'normal',
    latin: new URL('@fontsource/carlito/files/carlito-latin-700-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/carlito/files/carlito-latin-ext-700-normal.woff2', import.meta.url),
  },
  {
    family: 'Carlito',
    weight: '400',
    style: 'italic',
    latin: new URL('@fontsource/carlito/files/carlito-latin-400-italic.woff2', import.meta.url),
    ext: new URL('@fontsource/carlito/files/carlito-latin-ext-400-italic.woff2', import.meta.url),
  },
  {
    family: 'Cousine',
    weight: '400',
    style: 'normal',
    latin: new URL('@fontsource/cousine/files/cousine-latin-400-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/cousine/files/cousine-latin-ext-400-normal.woff2', import.meta.url),
  },
  {
    family: 'Cousine',
    weight: '700',
    style: 'normal',
    latin: new URL('@fontsource/cousine/files/cousine-latin-700-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/cousine/files/cousine-latin-ext-700-normal.woff2', import.meta.url),
  },
  {
    family: 'Cousine',
    weight: '400',
    style: 'italic',
    latin: new URL('@fontsource/cousine/files/cousine-latin-400-italic.woff2', import.meta.url),
    ext: new URL('@fontsource/cousine/files/cousine-latin-ext-400-italic.woff2', import.meta.url),
  },
  {
    family: 'Tinos',
    weight: '400',
    style: 'normal',
    latin: new URL('@fontsource/tinos/files/tinos-latin-400-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/tinos/files/tinos-latin-ext-400-normal.woff2', import.meta.url),
  },
  {
    family: 'Tinos',
    weight: '700',
    style: 'normal',
    latin: new URL('@fontsource/tinos/files/tinos-latin-700-normal.woff2', import.meta.url),
    ext: new URL('@fontsource/tinos/files/tinos-latin-ext-700-normal.woff2', import.meta.url),
  },
  {
    family: 'Tinos',
    weight: '400',
    style: 'italic',
    latin: new URL('@fontsource/tinos/files/tinos-latin-400-italic.woff2', import.meta.url),
    ext: new URL('@fontsource/tinos/files/tinos-latin-ext-400-italic.woff2', import.meta.url),
  },
];

/** Lets slides have the fonts of brands. */
export function offerMoreFonts(): void {
  measureMoreFonts();
  offerFaces(FACES);
}
