import { Button, IconButton } from '@northlight/shared-ui';
import { Menu, MenuItem } from '@northlight/shared-ui/overlays';
import { Download, Ellipsis, Eye, Plus, Redo2, Undo2, Upload } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { SaveState } from './SaveState.tsx';
import type { QuestionEditorState } from './useQuestionEditor.ts';

interface EditorActionsProps {
  editor: QuestionEditorState;
  onAdd: () => void;
  onPreview: () => void;
  onImport: () => void;
  onExport: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]');

/** Actions for the whole question set. */
export function EditorActions({ editor, onAdd, onPreview, onImport, onExport }: EditorActionsProps) {
  const { calls, canUndo, canRedo, undo, redo } = editor;
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    if (event.shiftKey ? !canRedo : !canUndo) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <SaveState isChanged={editor.isChanged} saved={calls.saved} />
      <Tools>
        <IconButton label="Undo" aria-disabled={!canUndo || undefined} onClick={() => canUndo && undo()}>
          <Undo2 />
        </IconButton>
        <IconButton label="Redo" aria-disabled={!canRedo || undefined} onClick={() => canRedo && redo()}>
          <Redo2 />
        </IconButton>
        <Menu
          trigger={
            <IconButton label="More actions">
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuItem icon={<Eye />} onSelect={onPreview}>
            Preview as a founder
          </MenuItem>
          <MenuItem icon={<Upload />} onSelect={onImport}>
            Import questions
          </MenuItem>
          <MenuItem icon={<Download />} onSelect={onExport}>
            Export questions
          </MenuItem>
        </Menu>
      </Tools>
      <Button icon={<Plus />} onClick={onAdd}>
        Add Question
      </Button>
      <Button variant="primary" pending={calls.isSaving} onClick={editor.save}>
        Save Questions
      </Button>
    </>
  );
}

const Tools = styled.span`
  display: flex;

  & > [aria-disabled] {
    color: var(--line-strong);
    cursor: not-allowed;
  }
`;
