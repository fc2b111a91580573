import {
  type User,
  useEvaluations,
  useReceivedSubmissions,
  useSavedDecks,
  useSentSubmissions,
} from '@northlight/shared-api';
import type { Command, CommandGroup } from '@northlight/shared-ui/overlays';
import { evaluationCommand, receivedCommand, savedDeckCommand, sentCommand } from './deck-commands.tsx';
import type { Found } from './found.ts';
import { matches } from './matches.ts';

/** How many of each list are searched, the latest first. The API sends no more at once. */
const SEARCHED = 100;
/** How many of each list are shown before something is typed, and after. */
const SHOWN = { before: 3, after: 6 };

/**
 * A user's own decks that match: saved, evaluated, and sent or received.
 * @param term what is typed now
 * @param settled what the server is asked for
 */
export function useDeckGroups(user: User | null, term: string, settled: string): Found {
  const isInvestor = user?.is_investor === true;
  const isFounder = user !== null && !isInvestor;
  const saved = useSavedDecks(1, SEARCHED, user !== null);
  const evaluations = useEvaluations(1, SEARCHED, user !== null);
  const sent = useSentSubmissions(1, SEARCHED, isFounder);
  const received = useReceivedSubmissions(
    { search: settled || undefined, status: 'all', page: 1, page_size: SHOWN.after },
    isInvestor,
  );

  const limit = term === '' ? SHOWN.before : SHOWN.after;
  const isMatch = ({ label, detail }: Command) => matches(term, label, detail);
  const matching = (commands: Command[] = []) => commands.filter(isMatch).slice(0, limit);
  const own = [
    ...matching(saved.data?.results.map(savedDeckCommand)),
    ...matching(evaluations.data?.results.map(evaluationCommand)),
  ];
  // The server also searches descriptions, so that what it found for this term is not narrowed again.
  const isCurrent = term === settled && !received.isPlaceholderData;
  const found = received.data?.results.map(receivedCommand) ?? [];
  const groups: CommandGroup[] = [
    { label: 'Received decks', items: isCurrent ? found.slice(0, limit) : matching(found) },
    { label: 'Sent decks', items: matching(sent.data?.results.map(sentCommand)) },
    { label: 'Your decks', items: own },
  ];
  const queries = [saved, evaluations, sent, received];
  return {
    groups,
    isSearching: queries.some(({ isFetching, isPending, isPlaceholderData }) =>
      isPending ? isFetching : isPlaceholderData,
    ),
    hasFailed: queries.some(({ isError }) => isError),
  };
}
