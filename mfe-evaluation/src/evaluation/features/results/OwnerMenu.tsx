import { type Evaluation, messageOf, paths, useDeleteEvaluation } from '@northlight/shared-api';
import { Button, useToast } from '@northlight/shared-ui';
import { ConfirmDialog, Menu, MenuItem, MenuLink, MenuSeparator } from '@northlight/shared-ui/overlays';
import { Ellipsis, FileUp, MessageCircleQuestionMark, Printer, Share2, Trash2, Type } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RenameDialog } from './RenameDialog.tsx';

type Asked = 'rename' | 'delete' | null;

interface OwnerMenuProps {
  evaluation: Evaluation;
  /** Also offers printing and evaluating another deck, which have buttons of their own on a wide screen. */
  isComplete: boolean;
  onShare: () => void;
}

/** The owner's rare actions for an evaluation. */
export function OwnerMenu({ evaluation, isComplete, onShare }: OwnerMenuProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const remove = useDeleteEvaluation(evaluation.id);
  const navigate = useNavigate();
  const toast = useToast();
  const close = () => setAsked(null);
  const handleDelete = async () => {
    try {
      await remove.mutateAsync();
    } catch (error) {
      toast({ title: messageOf(error, 'The evaluation couldn’t be deleted. Please try again.'), tone: 'negative' });
      throw error;
    }
    toast({ title: 'Evaluation deleted', tone: 'positive' });
    navigate(paths.dashboard(), { replace: true });
  };
  return (
    <>
      <Menu trigger={<Button icon={<Ellipsis />}>More</Button>}>
        {evaluation.has_slides && (
          <>
            <MenuLink to={paths.assistantOf(evaluation.id)} icon={<MessageCircleQuestionMark />}>
              Ask about this deck
            </MenuLink>
            <MenuSeparator />
          </>
        )}
        {isComplete && (
          <>
            <MenuLink to={paths.evaluation()} icon={<FileUp />}>
              Evaluate Another Deck
            </MenuLink>
            <MenuItem icon={<Printer />} onSelect={() => window.print()}>
              Print Results
            </MenuItem>
          </>
        )}
        <MenuItem icon={<Share2 />} onSelect={onShare}>
          Share
        </MenuItem>
        <MenuItem icon={<Type />} onSelect={() => setAsked('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onSelect={() => setAsked('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {asked === 'rename' && <RenameDialog evaluation={evaluation} onClose={close} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && close()}
        title="Delete this evaluation?"
        confirmLabel="Delete"
        onConfirm={handleDelete}
      >
        The results of {evaluation.name} will be deleted, with the deck and every share link. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
