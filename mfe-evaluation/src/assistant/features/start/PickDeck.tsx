import { counted, dayOf, paths, type useSavedDecks } from '@northlight/shared-api';
import { Link, Loading, Section, Skeleton } from '@northlight/shared-ui';
import { List } from './PickEvaluation.tsx';

/** Links to the most recently edited decks. Hidden if there are none. */
export function PickDeck({ saved: { data, isPending } }: { saved: ReturnType<typeof useSavedDecks> }) {
  if (!isPending && (!data || data.count === 0)) return null;
  return (
    <Section title="Continue a deck" note={<Link to={paths.dashboard()}>All saved decks</Link>}>
      {data ? (
        <List>
          {data.results.map(({ id, name, total_slides, updated_at }) => (
            <li key={id}>
              <Link to={paths.assistant(id)}>{name}</Link>
              <small>{counted(total_slides, 'slide')}</small>
              <time dateTime={updated_at}>{dayOf(updated_at)}</time>
            </li>
          ))}
        </List>
      ) : (
        <Loading label="Loading saved decks...">
          <Skeleton width="100%" height="6rem" />
        </Loading>
      )}
    </Section>
  );
}
