import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { forcedEdge } from '../../styles/forced-edge.ts';

/** Meaning of a message. */
export type Tone = 'info' | 'positive' | 'caution' | 'negative';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' */
  tone?: Tone;
  title?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Announces the banner when it appears: `assertive` interrupts the screen reader, `polite` waits. */
  announce?: 'polite' | 'assertive';
}

const ICONS = { info: Info, positive: CircleCheck, caution: TriangleAlert, negative: TriangleAlert };
const ROLES = { polite: 'status', assertive: 'alert' };

/** A persistent message. Put it above the content that it is about. */
export function Banner({ tone = 'info', title, actions, announce, children, ...rest }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <Root role={announce && ROLES[announce]} {...rest} data-tone={tone}>
      <Icon aria-hidden="true" />
      <div>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${forcedEdge}
  --tone: var(--accent);
  --tone-soft: var(--accent-soft);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s1) var(--s3);
  padding: var(--s4);
  border-left: 3px solid var(--tone);
  border-radius: var(--radius-md);
  background: var(--tone-soft);

  &[data-tone='positive'] {
    --tone: var(--positive);
    --tone-soft: var(--positive-soft);
  }

  &[data-tone='caution'] {
    --tone: var(--caution);
    --tone-soft: var(--caution-soft);
  }

  &[data-tone='negative'] {
    --tone: var(--negative);
    --tone-soft: var(--negative-soft);
  }

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.05rem;
    stroke-width: 1.75;
    color: var(--tone);
  }

  & strong {
    color: var(--tone);
    font-weight: 600;
  }

  & ul {
    margin-top: var(--s2);
    padding-left: 1.1rem;
    list-style: disc;
  }

  /* Stacked links need enough space for touch. */
  & li {
    min-height: 1.75rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s3);
`;
