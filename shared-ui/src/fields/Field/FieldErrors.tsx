import { styled } from 'styled-components';

/**
 * A field's error messages. The live region is always present, because screen readers ignore one added with its text.
 */
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
