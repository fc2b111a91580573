import type { SavedDeck } from '@northlight/shared-api';
import { isHidden } from '@northlight/shared-api/deck-layout';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button, IconButton } from '@northlight/shared-ui';
import { Menu, MenuItem, MenuSeparator } from '@northlight/shared-ui/overlays';
import {
  ChartColumn,
  ChevronDown,
  Download,
  History,
  Keyboard,
  Palette,
  PencilLine,
  Presentation,
  Redo2,
  Stamp,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ExportDialog, type ExportGoal } from '../export/ExportDialog.tsx';
import type { Autosave } from '../saving/useAutosave.ts';
import { factsInWords } from '../slides/placeholders.ts';
import { undescribedIn } from '../slides/slide.ts';
import { useOnDemand } from '../workspace/useOnDemand.ts';
import { SaveNote } from './SaveNote.tsx';
import type { DeckEditor } from './useDeckEditor.ts';
import type { Facts } from './useFacts.ts';

interface EditorBarProps {
  deckId: string;
  editor: DeckEditor;
  facts: Facts;
  autosave: Autosave;
  /** Called when an earlier version has replaced the deck. */
  onStored: (deck: SavedDeck) => void;
  /** Shows the deck over the whole screen. */
  onPresent: () => void;
  /** Lists the keyboard shortcuts. */
  onShortcuts: () => void;
}

const loadBrand = () => import('./deck-dialogs.ts').then(({ BrandDialog }) => BrandDialog);
const loadThemes = () => import('./deck-dialogs.ts').then(({ ThemePicker }) => ThemePicker);
const loadVersions = () => import('./deck-dialogs.ts').then(({ VersionsDialog }) => VersionsDialog);

/** The deck's name and save state, and the actions for the whole deck. */
export function EditorBar({ deckId, editor, facts, autosave, onStored, onPresent, onShortcuts }: EditorBarProps) {
  const { deck, actions, canUndo, canRedo } = editor;
  const [goal, setGoal] = useState<ExportGoal | null>(null);
  const themes = useOnDemand(loadThemes, 'The themes');
  const brand = useOnDemand(loadBrand, 'The brand');
  const versions = useOnDemand(loadVersions, 'The versions');
  const isNameless = deck.name.trim() === '';
  const isEmpty = deck.content.slides.length === 0;
  const exports = (
    <>
      <MenuItem icon={<Download />} disabled={isEmpty} onSelect={() => setGoal('pptx')}>
        PowerPoint (.pptx)
      </MenuItem>
      <MenuItem icon={<Download />} disabled={isEmpty} onSelect={() => setGoal('pdf')}>
        PDF
      </MenuItem>
    </>
  );
  return (
    <Root>
      <Name>
        <input
          aria-label="Deck name"
          aria-invalid={isNameless || undefined}
          aria-describedby={isNameless ? 'deck-name-error' : undefined}
          value={deck.name}
          maxLength={DECK_LIMITS.name}
          onChange={(event) => actions.rename(event.target.value)}
          onBlur={actions.pause}
        />
        {isNameless ? (
          <Problem id="deck-name-error" role="alert">
            Enter a name for the deck
          </Problem>
        ) : (
          <SaveNote state={autosave.state} onRetry={autosave.retry} />
        )}
      </Name>
      <Tools>
        {facts.count > 0 && (
          <Button size="sm" icon={<PencilLine />} onClick={facts.goToNext}>
            {factsInWords(facts.count)}
          </Button>
        )}
        <IconButton label="Undo" disabled={!canUndo} onClick={actions.undo}>
          <Undo2 />
        </IconButton>
        <IconButton label="Redo" disabled={!canRedo} onClick={actions.redo}>
          <Redo2 />
        </IconButton>
        <Present size="sm" icon={<Presentation />} disabled={isEmpty} onClick={onPresent}>
          <span>Present</span>
        </Present>
        <Wide>
          <IconButton label="Keyboard shortcuts" onClick={onShortcuts}>
            <Keyboard />
          </IconButton>
          <Button size="sm" icon={<Palette />} onClick={() => void themes.open()}>
            Theme
          </Button>
          <Button size="sm" icon={<Stamp />} onClick={() => void brand.open()}>
            Brand
          </Button>
          <Button size="sm" icon={<History />} onClick={() => void versions.open()}>
            Versions
          </Button>
          <Button size="sm" icon={<ChartColumn />} disabled={isEmpty} onClick={() => setGoal('evaluate')}>
            Evaluate this deck
          </Button>
          <Menu
            trigger={
              <Button size="sm" variant="primary" icon={<Download />}>
                Export
              </Button>
            }
          >
            {exports}
          </Menu>
        </Wide>
        <Thumb>
          <Menu
            trigger={
              <Button size="sm" icon={<ChevronDown />}>
                Deck
              </Button>
            }
          >
            {exports}
            <MenuSeparator />
            <MenuItem icon={<ChartColumn />} disabled={isEmpty} onSelect={() => setGoal('evaluate')}>
              Evaluate this deck
            </MenuItem>
            <MenuItem icon={<Palette />} onSelect={() => void themes.open()}>
              Theme
            </MenuItem>
            <MenuItem icon={<Stamp />} onSelect={() => void brand.open()}>
              Brand
            </MenuItem>
            <MenuItem icon={<History />} onSelect={() => void versions.open()}>
              Versions
            </MenuItem>
          </Menu>
        </Thumb>
      </Tools>
      {themes.Opened && (
        <themes.Opened
          theme={deck.content.theme}
          format={deck.content.format}
          onTheme={actions.setTheme}
          onFormat={actions.setFormat}
          onClose={themes.close}
        />
      )}
      {brand.Opened && <brand.Opened deck={deck} onBrand={actions.setBrand} onClose={brand.close} />}
      {versions.Opened && (
        <versions.Opened deckId={deckId} settle={autosave.settle} onRestored={onStored} onClose={versions.close} />
      )}
      {goal !== null && (
        <ExportDialog
          key={goal}
          goal={goal}
          deckId={deckId}
          name={deck.name}
          missing={facts.count}
          hidden={deck.content.slides.filter(isHidden).length}
          undescribed={undescribedIn(deck.content.slides)}
          settle={autosave.settle}
          onClose={() => setGoal(null)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  padding: var(--s2) var(--gutter);

  @media (max-width: 767px) {
    flex-wrap: wrap;
  }
`;

const Name = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s3);
  min-width: 0;

  & > input {
    flex: 0 1 auto;
    field-sizing: content;
    min-width: 8rem;
    max-width: 100%;
    min-height: 2.5rem;
    padding: 0 var(--s2);
    margin-left: calc(-1 * var(--s2));
    border: 1px solid var(--line-none);
    border-radius: var(--radius-md);
    background: none;
    font: 500 1.1875rem / 1.2 var(--display);
    text-overflow: ellipsis;
  }

  & > input:hover {
    border-color: var(--line-strong);
  }

  @media (max-width: 767px) {
    flex-basis: 100%;

    & > input {
      min-height: var(--target);
    }
  }
`;

const Problem = styled.span`
  color: var(--negative);
  font-size: var(--text-sm);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: var(--s2);
`;

/** Only an icon where there is little room, with its name for screen readers. */
const Present = styled(Button)`
  @media (max-width: 1199px) {
    & span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const Wide = styled.div`
  display: flex;
  gap: var(--s2);

  @media (max-width: 1199px) {
    display: none;
  }
`;

const Thumb = styled.div`
  display: none;

  @media (max-width: 1199px) {
    display: block;
  }
`;
