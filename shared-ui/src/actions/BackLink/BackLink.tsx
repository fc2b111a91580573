import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';

/** Link back to the parent page. */
export function BackLink({ children, ...rest }: AnchorProps) {
  return (
    <Root {...rest}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Root>
  );
}

const Root = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 1.5rem;
  color: var(--muted);
  font-size: var(--text-sm);
  text-decoration: none;

  & svg {
    width: 1rem;
    height: 1rem;
  }

  &:hover {
    color: var(--ink);
  }

  @media (max-width: 767px) {
    min-height: var(--target);
  }
`;
