import type { Question, StoredQuestions } from '@northlight/shared-api';
import { Banner, Page, PageHeader, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ImportDialog } from '../transfer/ImportDialog.tsx';
import { writeQuestionFile } from '../transfer/question-file.ts';
import { saveFile } from '../transfer/save-file.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeleteQuestionDialog } from './DeleteQuestionDialog.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EmptySet } from './EmptySet.tsx';
import { ListProvider } from './list-context.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { QuestionSet } from './QuestionSet.tsx';
import { countsOf } from './question-list.ts';
import { SetSummary } from './SetSummary.tsx';
import { SET_ID, useQuestionEditor } from './useQuestionEditor.ts';
import { questionsInWords } from './wording.ts';

/** The editor of an investor's question set, which is saved as a whole. */
export function QuestionEditor({ stored }: { stored: StoredQuestions }) {
  const toast = useToast();
  const editor = useQuestionEditor(stored);
  const { questions, calls, deletion } = editor;
  const [shown, setShown] = useState<'import' | 'preview' | null>(null);
  const isEmpty = questions.length === 0 && editor.target === null;
  const handleAdd = () => editor.open({ kind: 'add', parent: null });
  const handleImport = (imported: Question[], place: 'after' | 'instead') => {
    const isTaken = editor.take(place === 'after' ? [...questions, ...imported] : imported);
    if (isTaken) toast({ title: `${questionsInWords(imported.length)} imported`, tone: 'positive' });
    return isTaken;
  };
  return (
    <>
      <PageHeader
        title="My Questions"
        actions={
          (!isEmpty || editor.canUndo) && (
            <EditorActions
              editor={editor}
              onAdd={handleAdd}
              onPreview={() => setShown('preview')}
              onImport={() => setShown('import')}
              onExport={() => saveFile('questions.json', writeQuestionFile(questions))}
            />
          )
        }
      >
        Founders answer these when they send you a deck.
      </PageHeader>
      <Page>
        <Columns id={SET_ID} tabIndex={-1}>
          <SetSummary counts={countsOf(questions)} />
          <Content>
            {calls.saved === 'order-failed' && editor.isChanged && (
              <Banner tone="caution" announce="assertive" title="The new order isn’t saved yet.">
                Choose Save Questions to try again.
              </Banner>
            )}
            {isEmpty ? (
              <EmptySet
                isLoading={calls.isLoadingDefaults}
                onLoadDefaults={() => void calls.loadDefaults()}
                onAdd={handleAdd}
                onImport={() => setShown('import')}
              />
            ) : (
              <ListProvider value={editor}>
                <QuestionSet />
              </ListProvider>
            )}
          </Content>
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
      {calls.conflict && (
        <ConflictDialog
          stored={calls.conflict}
          count={questions.length}
          onKeepMine={() => void calls.keepMine()}
          onUseStored={calls.useStored}
          onClose={calls.closeConflict}
        />
      )}
      {shown === 'preview' && <PreviewDialog questions={questions} onClose={() => setShown(null)} />}
      <ImportDialog
        open={shown === 'import'}
        onOpenChange={(open) => setShown(open ? 'import' : null)}
        count={questions.length}
        onImport={handleImport}
      />
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

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;
