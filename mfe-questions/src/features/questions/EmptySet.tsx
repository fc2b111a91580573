import { DEFAULT_QUESTIONS } from '@northlight/shared-api/rules';
import { Button, Card, EmptyState } from '@northlight/shared-ui';

interface EmptySetProps {
  isLoading: boolean;
  onLoadDefaults: () => void;
  onAdd: () => void;
  onImport: () => void;
}

/** Empty state: load the default questions, import some, or write the first one. */
export function EmptySet({ isLoading, onLoadDefaults, onAdd, onImport }: EmptySetProps) {
  return (
    <Card>
      <EmptyState
        level={2}
        title="No questions yet"
        actions={
          <>
            <Button variant="primary" pending={isLoading} onClick={onLoadDefaults}>
              Load Default Questions
            </Button>
            <Button onClick={onAdd}>Add Question</Button>
            <Button variant="quiet" onClick={onImport}>
              Import questions
            </Button>
          </>
        }
      >
        Start from {DEFAULT_QUESTIONS} questions by stage and change what you like.
      </EmptyState>
    </Card>
  );
}
