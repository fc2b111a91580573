import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { counted } from '@northlight/shared-api/rules';
import { Search, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Backdrop } from '../Dialog/dialog-parts.ts';
import { Detail, Field, Group, GroupLabel, Item, Keys, Label, Message, Popup, Results, Viewport } from './styles.ts';

/** Where one entry of the menu leads. */
export interface Command {
  /** Unique in the menu. */
  id: string;
  label: string;
  /** What tells it from others of that name, such as a company. */
  detail?: string | undefined;
  icon: ReactNode;
  to: To;
}

export interface CommandGroup {
  label: string;
  items: readonly Command[];
}

export interface CommandMenuProps {
  open: boolean;
  /** Called with false on Escape, the close button, a click outside, and when an entry is chosen. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the menu and its field. @default 'Search' */
  label?: string;
  placeholder: string;
  /** What is typed in the field. */
  term: string;
  onTermChange: (term: string) => void;
  /** What matches the term; groups without entries are left out. */
  groups: readonly CommandGroup[];
  /** Shown when there are no entries. */
  emptyText: string;
  /** Announced, and shown below the entries: that something still loads, or did not load. */
  status?: ReactNode;
}

const searchable = ({ label }: Command) => label;

/**
 * A field and a list of links below it, over the page. Typing narrows the list, arrow keys move through it, Enter opens
 * a link. The first entry is highlighted from the beginning. Focus goes back to where it was.
 */
export function CommandMenu(props: CommandMenuProps): ReactElement {
  const { open, onOpenChange, label = 'Search', placeholder, term, onTermChange, groups, emptyText, status } = props;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Backdrop />
        <Viewport data-dialog>
          <Popup aria-label={label}>
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={filled}
              itemToStringValue={searchable}
              value={term}
              onValueChange={(next, { reason }) => reason !== 'item-press' && onTermChange(next)}
              autoHighlight="always"
              keepHighlight
            >
              <Field>
                <Search aria-hidden="true" />
                <Autocomplete.Input aria-label={label} placeholder={placeholder} enterKeyHint="go" spellCheck={false} />
                <Base.Close
                  render={
                    <IconButton label="Close">
                      <X />
                    </IconButton>
                  }
                />
              </Field>
              <Results>
                <Autocomplete.List aria-label={label}>
                  {(group: CommandGroup) => (
                    <Group key={group.label} items={group.items}>
                      <GroupLabel>{group.label}</GroupLabel>
                      <Autocomplete.Collection>
                        {(command: Command) => (
                          <Item
                            key={command.id}
                            value={command}
                            render={<RouterLink to={command.to} />}
                            onClick={() => onOpenChange(false)}
                          >
                            {command.icon}
                            <Label>{command.label}</Label>
                            {command.detail && <Detail>{command.detail}</Detail>}
                          </Item>
                        )}
                      </Autocomplete.Collection>
                    </Group>
                  )}
                </Autocomplete.List>
                <Message role="status">{status ?? (count === 0 ? emptyText : null)}</Message>
                <VisuallyHidden role="status">{status || count === 0 ? null : counted(count, 'result')}</VisuallyHidden>
              </Results>
            </Autocomplete.Root>
            <Keys aria-hidden="true">
              <span>
                <kbd>↑</kbd> <kbd>↓</kbd> to choose
              </span>
              <span>
                <kbd>Enter</kbd> to open
              </span>
              <span>
                <kbd>Esc</kbd> to close
              </span>
            </Keys>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
