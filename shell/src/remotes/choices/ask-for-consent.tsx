import type { Root } from 'react-dom/client';
import { ConsentDialog } from './ConsentDialog.tsx';
import type { LinkedChoices } from './linked-choices.ts';

/** Shows the question alone, before any page runs, and returns the answer. */
export async function askForConsent(root: Pick<Root, 'render'>, linked: LinkedChoices): Promise<boolean> {
  const accepted = await new Promise<boolean>((resolve) => {
    root.render(<ConsentDialog linked={linked} onAnswer={resolve} />);
  });
  root.render(null);
  return accepted;
}
