import { styled } from 'styled-components';
import { Anchor, type AnchorProps } from './Anchor.tsx';

export interface LinkProps extends AnchorProps {
  /**
   * `text` is underlined, for running text; `quiet` is for standalone links such as a citation; `plain` has no styling.
   * @default 'text'
   */
  variant?: 'text' | 'quiet' | 'plain';
}

/**
 * A link to a route of the app or to a URL. `http(s)` URLs open in a new tab with `noopener`; `mailto` and `tel` open
 * in place. Other schemes render as plain text.
 */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <Root {...rest} data-variant={variant} />;
}

const Root = styled(Anchor)`
  &[data-variant='text'] {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, var(--accent) 35%, transparent);
    transition: text-decoration-color var(--quick);
  }

  &[data-variant='text']:hover {
    text-decoration-color: currentColor;
  }

  &[data-variant='quiet'] {
    color: var(--accent);
    font-size: var(--text-sm);
    font-weight: 500;
    text-decoration: none;
  }

  &[data-variant='quiet']:hover {
    text-decoration: underline;
  }

  &[data-variant='plain'] {
    text-decoration: none;
  }
`;
