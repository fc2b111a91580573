import { ApiError, isForbidden, messageOf, paths, useSavedDeck } from '@northlight/shared-api';
import { Button, ButtonLink, ErrorCard, NoPermission, Page } from '@northlight/shared-ui';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { DeckEditor } from '../features/editor/DeckEditor.tsx';
import { WorkspaceSkeleton } from '../features/workspace/WorkspaceSkeleton.tsx';

const home = <ButtonLink to={paths.assistant()}>Back to the assistant</ButtonLink>;

export default function AssistantDeckPage() {
  const { savedDeckId = '' } = useParams();
  const { data: deck, isLoadingError, error, refetch } = useSavedDeck(savedDeckId);
  if (deck) return <DeckEditor key={deck.id} saved={deck} />;
  if (!isLoadingError) return <WorkspaceSkeleton label="Loading the deck..." />;
  if (isForbidden(error)) {
    return (
      <Page>
        <NoPermission size="page" actions={home} />
      </Page>
    );
  }
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page>
      <ErrorCard
        size="page"
        title={isGone ? 'Deck not found' : 'The deck didn’t load'}
        actions={
          <>
            {!isGone && (
              <Button variant="primary" icon={<RotateCw />} onClick={() => void refetch()}>
                Try again
              </Button>
            )}
            {home}
          </>
        }
      >
        {isGone
          ? 'It was deleted, or it belongs to someone else. A deleted deck can be restored for one day.'
          : messageOf(error, 'Your deck is safe on the server, but we couldn’t load it right now. Please try again.')}
      </ErrorCard>
    </Page>
  );
}
