import { useSearchParams } from 'react-router-dom';
import { DeckReader } from '../features/reader/DeckReader.tsx';
import { StartDesk } from '../features/start/StartDesk.tsx';

/** The start page of the assistant; with `?evaluation=`, the deck of that evaluation. */
export default function AssistantPage() {
  const [params] = useSearchParams();
  const evaluationId = params.get('evaluation');
  return evaluationId ? <DeckReader key={evaluationId} evaluationId={evaluationId} /> : <StartDesk />;
}
