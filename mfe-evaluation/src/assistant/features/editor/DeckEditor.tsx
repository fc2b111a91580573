import { type SavedDeck, useDeckImages, usePageTitle, useSession } from '@northlight/shared-api';
import { Banner, Button, EmptyState, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { SlideCanvas } from '../canvas/SlideCanvas.tsx';
import { useIcons } from '../canvas/useIcons.ts';
import { footerOf, usePages } from '../canvas/usePages.ts';
import { useReadyBrand } from '../canvas/useReadyBrand.ts';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { useComments } from '../comments/useComments.ts';
import { SlideFields } from '../fields/SlideFields.tsx';
import { usePresent } from '../present/usePresent.ts';
import { SlideRail } from '../rail/SlideRail.tsx';
import { localCopy } from '../saving/local-copy.ts';
import { useAutosave } from '../saving/useAutosave.ts';
import { useConflict } from '../saving/useConflict.ts';
import { useFresh } from '../saving/useFresh.ts';
import { useOnDemand } from '../workspace/useOnDemand.ts';
import { type Pane, Workspace } from '../workspace/Workspace.tsx';
import { AddSlide } from './AddSlide.tsx';
import { applyChange } from './apply-change.ts';
import { EditorBar } from './EditorBar.tsx';
import { SlideHead } from './SlideHead.tsx';
import { useDeckEditor } from './useDeckEditor.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useFacts } from './useFacts.ts';

const loadShortcuts = () => import('./deck-dialogs.ts').then(({ ShortcutsDialog }) => ShortcutsDialog);

/** The editor of a saved deck: its slides, the open slide with its fields, and the chat. */
export function DeckEditor({ saved }: { saved: SavedDeck }) {
  const { user } = useSession();
  const [copy] = useState(() => localCopy(user?.id ?? 0, saved.id));
  const [kept] = useState(() => copy.read());
  const editor = useDeckEditor({ saved, kept: kept?.deck ?? null });
  const { deck, slides, slide, place, actions } = editor;
  const autosave = useAutosave({ saved, deck, copy, kept });
  const toast = useToast();
  const conflict = useConflict({
    deckId: saved.id,
    deck,
    autosave,
    onStored: actions.reset,
    onMerged: (merged) => {
      actions.adopt(merged);
      toast({ title: 'Changes made elsewhere were added to this deck, and yours were kept' });
    },
  });
  const isFreshened = useFresh({ deckId: saved.id, autosave, onStored: actions.reset });
  const [pane, setPane] = useState<Pane>('deck');
  const facts = useFacts(slides, (id) => {
    actions.open(id);
    setPane('deck');
  });
  const { present, Presentation, leave } = usePresent(deck);
  usePageTitle(deck.name);
  const comments = useComments(deck);
  const handleComments = async (toWrite: boolean) => {
    if (slides.length > 0 && (await comments.open(toWrite))) setPane('comments');
  };
  const handleCommentsClose = () => {
    setPane('deck');
    comments.close();
  };
  const shortcuts = useOnDemand(loadShortcuts, 'The keyboard shortcuts');
  useEditorKeys({
    undo: actions.undo,
    redo: actions.redo,
    comment: () => void handleComments(true),
    help: () => void shortcuts.open(),
  });

  const { data: stored } = useDeckImages();
  const sizes = useMemo(
    () => Object.fromEntries((stored ?? []).map(({ name, width, height }) => [name, { width, height }])),
    [stored],
  );
  const urls = useMemo(
    () => Object.fromEntries((stored ?? []).map(({ name, image_url }) => [name, image_url])),
    [stored],
  );
  const icons = useIcons()?.DECK_ICONS;
  const pages = usePages(deck, sizes, icons);
  // The rail renders later, so that typing never waits for sixty thumbnails.
  const railSlides = useDeferredValue(slides);
  const railPages = useDeferredValue(pages);
  const handleOpen = useCallback(
    (id: string) => {
      actions.open(id);
      setPane('deck');
    },
    [actions],
  );
  const rail = useMemo(
    () => (
      <SlideRail
        slides={railSlides}
        pages={railPages}
        images={urls}
        comments={comments.counts}
        openId={slide?.id ?? null}
        actions={actions}
        onOpen={handleOpen}
      />
    ),
    [railSlides, railPages, urls, comments.counts, slide?.id, actions, handleOpen],
  );

  const order = JSON.stringify(slides.map(({ id }) => id));
  const number = slide ? place + 1 : null;
  const { theme, format } = deck.content;
  const brand = useReadyBrand(deck.content.brand);
  const footer = footerOf(deck);
  const { settle } = autosave;
  const latest = useRef(editor);
  latest.current = editor;
  // Typing in a field does not render the chat again.
  const chat = useMemo(() => {
    const ids = JSON.parse(order) as string[];
    const handleShow = (to: number) => {
      actions.openPlace(to - 1);
      setPane('deck');
    };
    return (
      <ChatPanel
        deck={{ saved_deck_id: saved.id }}
        slide={number}
        slideCount={ids.length}
        beforeAsking={settle}
        onShowSlide={handleShow}
        drafts={{
          look: { theme, format, brand, footer, images: sizes, icons, urls },
          onReplace: (place, draft) => {
            const target = ids[place - 1];
            if (target) actions.replace(target, draft);
            setPane('deck');
          },
          onInsert: (place, draft) => {
            actions.insertAfter(draft, ids[place - 1] ?? null);
            setPane('deck');
          },
          onChange: (change) => applyChange(latest.current, change),
        }}
      />
    );
  }, [saved.id, order, number, theme, format, brand, footer, sizes, icons, urls, settle, actions]);
  return (
    <>
      <Workspace
        title={`Assistant: ${deck.name}`}
        pane={pane}
        onPane={(next) => (next === 'comments' ? void handleComments(false) : setPane(next))}
        bar={
          <EditorBar
            deckId={saved.id}
            editor={editor}
            facts={facts}
            autosave={autosave}
            onPresent={present}
            onShortcuts={() => void shortcuts.open()}
            onStored={(next) => autosave.restart(actions.reset(next), next.revision)}
          />
        }
        slides={
          <>
            {rail}
            <AddSlide onAdd={actions.add} />
          </>
        }
        deck={
          <>
            {autosave.state.kind === 'conflict' && (
              <Banner
                tone="caution"
                title="This deck was changed elsewhere."
                actions={
                  <Button size="sm" onClick={conflict.ask}>
                    Choose what to keep
                  </Button>
                }
              >
                Your changes are not saved yet.
              </Banner>
            )}
            {slide ? (
              <>
                <SlideHead
                  slide={slide}
                  place={place}
                  count={slides.length}
                  actions={actions}
                  comments={{
                    count: comments.counts.get(slide.id) ?? 0,
                    isOpen: comments.Panel !== null,
                    button: comments.button,
                    onToggle: () => (comments.Panel ? handleCommentsClose() : void handleComments(true)),
                  }}
                />
                <SlideCanvas key={slide.id} slide={slide} pages={pages[place] ?? []} images={urls} actions={actions} />
                <SlideFields key={`fields-${slide.id}`} slide={slide} actions={actions} wanted={facts.wanted} />
              </>
            ) : (
              <EmptyState level={2} title="This deck has no slides" actions={<AddSlide onAdd={actions.add} />}>
                Add the first one, or ask the assistant to draft it.
              </EmptyState>
            )}
          </>
        }
        chat={chat}
        comments={{
          label: comments.total > 0 ? `Comments (${comments.total})` : 'Comments',
          panel: comments.Panel && (
            <comments.Panel
              comments={comments.comments}
              slides={slides}
              slide={slide}
              drafts={comments.drafts}
              wanted={comments.wanted}
              actions={actions}
              onShow={handleOpen}
              onClose={handleCommentsClose}
            />
          ),
        }}
      />
      <VisuallyHidden role="status">
        {isFreshened ? 'The deck was updated with changes saved elsewhere.' : editor.announcement}
      </VisuallyHidden>
      {Presentation && (
        <Presentation
          deck={deck}
          sizes={sizes}
          images={urls}
          openId={slide?.id ?? null}
          onLeave={(id) => {
            leave();
            if (id !== null) handleOpen(id);
          }}
        />
      )}
      {shortcuts.Opened && <shortcuts.Opened onClose={shortcuts.close} />}
      {conflict.Dialog && (
        <conflict.Dialog
          pending={conflict.pending}
          problem={conflict.problem}
          onKeepCopy={conflict.keepCopy}
          onLoadStored={conflict.loadStored}
          onClose={conflict.close}
        />
      )}
    </>
  );
}
