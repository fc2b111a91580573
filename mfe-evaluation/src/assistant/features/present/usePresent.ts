import { withoutHidden } from '@northlight/shared-api/deck-layout';
import { useToast } from '@northlight/shared-ui';
import type { EditedDeck } from '../editor/deck.ts';
import { useOnDemand } from '../workspace/useOnDemand.ts';

const load = () => import('./Presentation.tsx').then(({ Presentation }) => Presentation);

/** What an iPhone lacks; there, the presentation covers the window. */
const goFullScreen = () => document.documentElement.requestFullscreen?.().catch(() => {});

/** Starts presenting a deck. The code of the presentation loads then. */
export function usePresent({ content }: EditedDeck) {
  const toast = useToast();
  const { Opened, open, close } = useOnDemand(load, 'The presentation');
  const present = async () => {
    if (withoutHidden(content).slides.length === 0) {
      toast({ title: 'All slides are hidden', description: 'Show at least one first.' });
      return;
    }
    // Browsers allow full screen only in answer to a click, so this does not wait for the code.
    void goFullScreen();
    if (!(await open()) && document.fullscreenElement) void document.exitFullscreen();
  };
  return { present: () => void present(), Presentation: Opened, leave: close };
}
