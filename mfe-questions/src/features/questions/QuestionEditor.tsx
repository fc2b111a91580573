import { Button, Page, PageHeader, VisuallyHidden } from '@northlight/shared-ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { DeleteQuestionDialog } from './DeleteQuestionDialog.tsx';
import { EmptySet } from './EmptySet.tsx';
import { ListProvider } from './list-context.ts';
import { QuestionSet } from './QuestionSet.tsx';
import { countsOf, type QuestionList } from './question-list.ts';
import { SaveState } from './SaveState.tsx';
import { SetSummary } from './SetSummary.tsx';
import { SET_ID, useQuestionEditor } from './useQuestionEditor.ts';

/** The investor's question set: read, changed, and saved as a whole. */
export function QuestionEditor({ stored }: { stored: QuestionList }) {
  const editor = useQuestionEditor(stored);
  const { questions, calls, deletion } = editor;
  const isEmpty = questions.length === 0 && editor.target === null;
  const handleAdd = () => editor.open({ kind: 'add', parent: null });
  return (
    <>
      <PageHeader
        title="My Questions"
        actions={
          !isEmpty && (
            <>
              <SaveState isChanged={editor.isChanged} isSaved={calls.isSaved} />
              <Button icon={<Plus />} onClick={handleAdd}>
                Add Question
              </Button>
              <Button variant="primary" pending={calls.isSaving} onClick={editor.save}>
                Save Questions
              </Button>
            </>
          )
        }
      >
        Founders answer these when they send you a deck.
      </PageHeader>
      <Page>
        <Columns id={SET_ID} tabIndex={-1}>
          <SetSummary counts={countsOf(questions)} />
          {isEmpty ? (
            <EmptySet
              isLoading={calls.isLoadingDefaults}
              onLoadDefaults={() => void calls.loadDefaults()}
              onAdd={handleAdd}
            />
          ) : (
            <ListProvider value={editor}>
              <QuestionSet isLocked={calls.isSaving} />
            </ListProvider>
          )}
        </Columns>
      </Page>
      <VisuallyHidden role="status">{editor.announcement}</VisuallyHidden>
      {deletion && (
        <DeleteQuestionDialog
          deletion={deletion}
          open={editor.isAsking}
          onOpenChange={editor.setAsking}
          onConfirm={() => editor.remove(deletion)}
        />
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  align-items: start;
  gap: var(--s5) var(--s7);
  padding-bottom: var(--s7);

  &:focus {
    outline: 0;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
