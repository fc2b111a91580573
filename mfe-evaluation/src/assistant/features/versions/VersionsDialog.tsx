import {
  counted,
  type DeckVersionSummary,
  messageOf,
  momentOf,
  type SavedDeck,
  useDeckVersionChanges,
  useDeckVersions,
} from '@northlight/shared-api';
import { ASSISTANT_LIMITS } from '@northlight/shared-api/rules';
import {
  Banner,
  Button,
  EmptyState,
  ErrorCard,
  IconButton,
  Loading,
  Skeleton,
  TextField,
  useToast,
} from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { RotateCw, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

interface VersionsDialogProps {
  deckId: string;
  /** Saves the latest changes. @returns whether they are stored */
  settle: () => Promise<boolean>;
  onRestored: (deck: SavedDeck) => void;
  onClose: () => void;
}

const nameOf = ({ label, saved_at }: DeckVersionSummary) => label ?? momentOf(saved_at);
const UNSAVED = 'Your last changes could not be saved. Try again in a moment.';

/** Earlier versions of the deck: automatic and named ones. */
export function VersionsDialog({ deckId, settle, onRestored, onClose }: VersionsDialogProps) {
  const { data: versions, error, refetch } = useDeckVersions(deckId);
  const { name, restore, remove } = useDeckVersionChanges(deckId);
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      if (await settle()) await work();
      else setProblem(UNSAVED);
    } catch (failure) {
      setProblem(messageOf(failure, 'Please try again.'));
    }
  };
  const handleName = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await name.mutateAsync(label);
      setLabel('');
    });
  };
  const handleRestore = (version: DeckVersionSummary) =>
    void attempt(async () => {
      onRestored(await restore.mutateAsync(version.id));
      toast({ title: `Restored: ${nameOf(version)}`, tone: 'positive' });
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Versions"
      description="When you restore one, the current deck is saved as a version too."
    >
      <Content>
        {problem !== null && (
          <Banner tone="negative" announce="assertive">
            {problem}
          </Banner>
        )}
        <Naming onSubmit={handleName}>
          <TextField
            label="Name this version"
            placeholder="Sent to Brackenfold"
            required
            value={label}
            maxLength={ASSISTANT_LIMITS.versionLabel}
            onChange={(event) => setLabel(event.target.value)}
          />
          <Button type="submit" pending={name.isPending}>
            Save version
          </Button>
        </Naming>
        {versions ? (
          <VersionList versions={versions} onRestore={handleRestore} onRemove={({ id }) => remove.mutate(id)} />
        ) : error ? (
          <ErrorCard
            title="The versions didn’t load"
            actions={
              <Button size="sm" icon={<RotateCw />} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(error, 'Your versions are safe on the server.')}
          </ErrorCard>
        ) : (
          <Loading label="Loading versions...">
            <Skeleton width="100%" height="8rem" />
          </Loading>
        )}
      </Content>
    </Dialog>
  );
}

interface VersionListProps {
  versions: readonly DeckVersionSummary[];
  onRestore: (version: DeckVersionSummary) => void;
  onRemove: (version: DeckVersionSummary) => void;
}

function VersionList({ versions, onRestore, onRemove }: VersionListProps) {
  if (versions.length === 0) {
    return (
      <EmptyState title="No earlier versions yet">
        Versions are saved automatically as you work, and whenever you name one.
      </EmptyState>
    );
  }
  return (
    <List aria-label="Earlier versions">
      {versions.map((version) => (
        <li key={version.id}>
          <div>
            <b>{nameOf(version)}</b>
            <small>
              {version.label === null ? '' : `${momentOf(version.saved_at)}, `}
              {counted(version.total_slides, 'slide')}
            </small>
          </div>
          <Button size="sm" aria-label={`Restore ${nameOf(version)}`} onClick={() => onRestore(version)}>
            Restore
          </Button>
          <IconButton label={`Delete ${nameOf(version)}`} size="sm" onClick={() => onRemove(version)}>
            <Trash2 />
          </IconButton>
        </li>
      ))}
    </List>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;

const Naming = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--s3);
`;

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: var(--s2);
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
  }

  & > li > div {
    flex: 1;
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & b {
    font-weight: 540;
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;
