import { X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

interface TagListProps {
  tags: readonly string[];
  disabled?: boolean;
  onRemove: (tag: string) => void;
  /** Called when the last entry is removed and focus needs a new place. */
  onEmptied: () => void;
}

/** The entries, each with a remove button. After a removal, focus moves to a neighbour. */
export function TagList({ tags, disabled, onRemove, onEmptied }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const handleRemove = (tag: string, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    onRemove(tag);
    if (neighbour) neighbour.focus();
    else onEmptied();
  };
  if (tags.length === 0) return null;
  return (
    <List ref={list}>
      {tags.map((tag, index) => (
        <li key={tag}>
          {tag}
          <button
            type="button"
            disabled={disabled}
            aria-label={`Remove ${tag}`}
            onClick={() => handleRemove(tag, index)}
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 0.2rem;
    min-height: 2rem;
    padding: 0.2rem 0.3rem 0.2rem 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    color: var(--ink-soft);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }

  & button {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
  }

  & button:focus-visible {
    outline-offset: -1px;
    border-radius: 50%;
  }

  & button:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }

  @media (max-width: 767px) {
    & > li {
      min-height: var(--target);
      padding-right: 0;
    }

    & button {
      width: var(--target);
      height: var(--target);
    }
  }
`;
