import { Dialog } from '@northlight/shared-ui/overlays';
import { styled } from 'styled-components';

const isApple = () => /Mac|iP/u.test(navigator.platform);

interface Shortcut {
  keys: readonly string[];
  what: string;
}

function shortcuts(): { where: string; list: readonly Shortcut[] }[] {
  const apple = isApple();
  const ctrl = apple ? '⌘' : 'Ctrl';
  return [
    {
      where: 'Anywhere in the editor',
      list: [
        { keys: [ctrl, 'Z'], what: 'Undo' },
        { keys: [ctrl, 'Shift', 'Z'], what: 'Redo' },
        { keys: [ctrl, apple ? '⌥' : 'Alt', 'M'], what: 'Comment on the open slide' },
        { keys: [ctrl, '/'], what: 'Show these shortcuts' },
      ],
    },
    {
      where: 'In the list of slides',
      list: [
        { keys: ['↑'], what: 'Previous slide' },
        { keys: ['↓'], what: 'Next slide' },
        { keys: ['Home'], what: 'First slide' },
        { keys: ['End'], what: 'Last slide' },
        { keys: ['Space'], what: 'Pick up a slide by its handle, and drop it' },
      ],
    },
    {
      where: 'In a bullet',
      list: [
        { keys: ['Enter'], what: 'Add a bullet below' },
        { keys: ['Backspace'], what: 'Remove an empty one' },
      ],
    },
    {
      where: 'In a comment',
      list: [
        { keys: ['Enter'], what: 'Add or save it' },
        { keys: ['Shift', 'Enter'], what: 'New line' },
        { keys: ['Esc'], what: 'Cancel, or close the comments' },
      ],
    },
  ];
}

/** The editor's keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts" size="sm">
      {shortcuts().map(({ where, list }) => (
        <Part key={where}>
          <h3>{where}</h3>
          <dl>
            {list.map(({ keys, what }) => (
              <div key={what}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ))}
    </Dialog>
  );
}

const Part = styled.section`
  & + & {
    margin-top: var(--s5);
  }

  & > h3 {
    margin: 0 0 var(--s2);
    font-size: var(--text-md);
  }

  & > dl {
    display: grid;
    margin: 0;
  }

  & div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: center;
    gap: var(--s4);
    padding-block: var(--s2);
    border-top: 1px solid var(--line-raised);
  }

  & dt {
    display: flex;
    gap: var(--s1);
  }

  & dd {
    margin: 0;
  }

  & kbd {
    min-width: 1.75rem;
    padding: 0 var(--s2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-sm);
    font: inherit;
    font-size: var(--text-sm);
    text-align: center;
  }
`;
