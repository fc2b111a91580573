import { createContext, type ReactNode, useContext } from 'react';
import type { ExtensionPoint } from './remote.ts';

/** A deck that the user is about to send to an investor. */
interface DeckToSend {
  /** Null until one is chosen. */
  file: File | null;
}

/** The slide that is open in the viewer of a deck that the user has sent. */
interface SentDeckSlide {
  /** Counted from 1. */
  slide: number;
  /** SHA-256 of the deck's file, in hex digits. */
  fileSha256: string;
  /** Downloads the deck's file. */
  loadFile: () => Promise<File>;
}

interface PropsOf extends Record<ExtensionPoint, object> {
  'deck-to-send': DeckToSend;
  'sent-deck-slide': SentDeckSlide;
}

/** What the owner of an extension point hands to its extensions. */
export type ExtensionProps<P extends ExtensionPoint> = PropsOf[P];

/** Renders the extensions of a point. */
export type ShowExtensions = <P extends ExtensionPoint>(point: P, props: ExtensionProps<P>) => ReactNode;

const ExtensionsContext = createContext<ShowExtensions>(() => null);

/** Provides the extensions. The shell loads them from the released remotes; tests and stories provide their own. */
export const ExtensionsProvider = ExtensionsContext.Provider;

interface ExtensionsProps<P extends ExtensionPoint> {
  point: P;
  props: ExtensionProps<P>;
}

/** Shows what other remotes add to this place: nothing where there are none, while they load, and where they fail. */
export const Extensions = <P extends ExtensionPoint>({ point, props }: ExtensionsProps<P>): ReactNode =>
  useContext(ExtensionsContext)(point, props);
