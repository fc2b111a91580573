import { Switch } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { styled } from 'styled-components';
import type { Shortcut } from './shortcuts.ts';
import { useCharacterKeys } from './useCharacterKeys.ts';

interface ShortcutSheetProps {
  shortcuts: readonly Shortcut<string>[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All keyboard shortcuts of a screen, with a switch that disables single-character ones. */
export function ShortcutSheet({ shortcuts, open, onOpenChange }: ShortcutSheetProps) {
  const { isOn, turn } = useCharacterKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="sm">
      <List>
        {shortcuts.map(({ action, shown, what }) => (
          <div key={action}>
            <dt>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </List>
      <Choice
        label="Single-key shortcuts"
        hint="Letters, digits and symbols work on their own. Turn this off if you use speech input."
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
    </Dialog>
  );
}

const Choice = styled(Switch)`
  padding-block-start: var(--s4);
  border-top: 1px solid var(--line-raised);
`;

const List = styled.dl`
  display: grid;
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: center;
    gap: var(--s4);
    padding-block: var(--s2);
    border-top: 1px solid var(--line-raised);
  }

  & dt {
    display: flex;
    gap: var(--s2);
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
