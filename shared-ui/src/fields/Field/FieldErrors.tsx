import { styled } from 'styled-components';

/** Messages of a field, announced when they come. The region stays in the page, or it would not be heard. */
export function FieldErrors({ id, messages }: { id: string; messages: readonly string[] }) {
  return (
    <Region id={id} aria-live="polite">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Region>
  );
}

const Region = styled.div`
  display: grid;
  gap: 0.2rem;
  color: var(--negative);
  font-size: var(--text-sm);

  &:empty {
    position: absolute;
  }
`;
