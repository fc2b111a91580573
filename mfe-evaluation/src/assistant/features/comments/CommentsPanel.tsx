import { type SlideComment, useUnsavedChanges } from '@northlight/shared-api';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { IconButton } from '@northlight/shared-ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { EditorActions } from '../editor/useDeckEditor.ts';
import { nameOf, type Slide } from '../slides/slide.ts';
import { CommentEntry } from './CommentEntry.tsx';
import { CommentForm } from './CommentForm.tsx';
import { added, removed, rewritten, takesComment, toggled } from './change-comments.ts';

export interface CommentsPanelProps {
  comments: readonly SlideComment[];
  slides: readonly Slide[];
  /** The open slide. */
  slide: Slide | null;
  /** Texts that were begun, by slide. They outlive the panel. */
  drafts: Map<string, string>;
  /** The text field is focused when this changes. */
  wanted: number;
  actions: EditorActions;
  onShow: (slideId: string) => void;
  onClose: () => void;
}

const FULL = `A deck can have at most ${DECK_LIMITS.comments} comments. Delete some first.`;

const titleOf = (slides: readonly Slide[], slide: Slide) => `Slide ${slides.indexOf(slide) + 1}: ${nameOf(slide)}`;

/** The author's comments for themselves: those on the open slide, and all open ones on others. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { comments, slides, slide, drafts, wanted, actions, onShow, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current !== wanted) field.current?.focus();
    answered.current = wanted;
  }, [wanted]);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown > 0) heading.current?.focus();
  }, [shown]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  const open = comments.filter(({ done }) => !done);
  const others = slides
    .filter(({ id }) => id !== slide?.id)
    .flatMap((other) => open.filter(({ slide_id }) => slide_id === other.id).map((comment) => ({ other, comment })));
  return (
    <Root onKeyDown={handleKey}>
      <Head>
        <h2>Comments</h2>
        <IconButton label="Close comments" onClick={onClose}>
          <X />
        </IconButton>
        <p>Only you can see them. They are never exported, presented or sent.</p>
      </Head>
      {slide && (
        <section>
          <h3 ref={heading} tabIndex={-1}>
            {titleOf(slides, slide)}
          </h3>
          <OnSlide key={slide.id} {...{ comments, slide, drafts, field, actions, onClose }} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h3>On other slides</h3>
          <ul aria-label="Open comments on other slides">
            {others.map(({ other, comment }) => (
              <li key={comment.id}>
                <Elsewhere
                  type="button"
                  onClick={() => {
                    onShow(other.id);
                    setShown((count) => count + 1);
                  }}
                >
                  <b>{titleOf(slides, other)}</b>
                  <span>{comment.text}</span>
                </Elsewhere>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Root>
  );
}

interface OnSlideProps extends Pick<CommentsPanelProps, 'comments' | 'drafts' | 'actions' | 'onClose'> {
  slide: Slide;
  field: RefObject<HTMLTextAreaElement | null>;
}

function OnSlide({ comments, slide, drafts, field, actions, onClose }: OnSlideProps) {
  const [text, setText] = useState(drafts.get(slide.id) ?? '');
  const [problem, setProblem] = useState('');
  useUnsavedChanges(text.trim() !== '');
  const handleText = (next: string) => {
    drafts.set(slide.id, next);
    setText(next);
    setProblem('');
  };
  const handleAdd = (said: string) => {
    if (!takesComment(comments)) return setProblem(FULL);
    actions.comment((current) => added(current, slide.id, said), 'Comment added');
    handleText('');
  };
  const here = comments.filter(({ slide_id }) => slide_id === slide.id);
  const sorted = [...here.filter(({ done }) => !done), ...here.filter(({ done }) => done)];
  return (
    <>
      <CommentForm
        label="New comment"
        text={text}
        submitLabel="Add comment"
        error={problem}
        field={field}
        onText={handleText}
        onSubmit={handleAdd}
        onLeave={onClose}
      />
      {sorted.length > 0 && (
        <ul aria-label="Comments on this slide">
          {sorted.map((comment) => (
            <CommentEntry
              key={comment.id}
              comment={comment}
              onToggle={() =>
                actions.comment(
                  (current) => toggled(current, comment.id),
                  comment.done ? 'Comment reopened' : 'Comment marked as done',
                )
              }
              onRewrite={(next) =>
                actions.comment((current) => rewritten(current, comment.id, next), 'Comment changed')
              }
              onRemove={() => {
                actions.comment((current) => removed(current, comment.id), 'Comment deleted. Undo brings it back.');
                field.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s5);
  padding: var(--s3) var(--s5) var(--s6);
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;

  & h3 {
    margin: 0 0 var(--s3);
    font-size: var(--text-md);
    overflow-wrap: anywhere;
  }

  & ul {
    margin: var(--s3) 0 0;
    padding: 0;
    list-style: none;
  }

  & li {
    border-top: 1px solid var(--line);
  }

  @media (max-width: 767px) {
    padding: var(--s3) var(--gutter) var(--s6);
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;

  & > h2 {
    margin: 0;
    font-size: var(--title-sm);
  }

  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

const Elsewhere = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.2rem;
  width: 100%;
  min-height: var(--target);
  padding: var(--s3) 0;
  border: 0;
  background: none;
  color: var(--ink);
  text-align: start;
  cursor: pointer;

  & > b {
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: inherit;
    overflow-wrap: anywhere;
  }

  & > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  &:hover > span {
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.2em;
  }
`;
