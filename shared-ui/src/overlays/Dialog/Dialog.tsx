import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Backdrop, Footer, Popup, Viewport } from './dialog-parts.ts';
import { useScrollable } from './useScrollable.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, the close button or a click outside. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A line below the title, read out when the dialog opens. */
  description?: ReactNode;
  /** Actions at the bottom, the main one last. They stay visible while the body scrolls. */
  footer?: ReactNode;
  /** 480, 576 or 960 px wide. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Element that receives focus first. Defaults to the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called on close: the element that receives focus then, or null for the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog that traps focus and restores it on close. Below 768 px it is a bottom sheet. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onOpenChange, title, description, footer, size = 'md', initialFocus, finalFocus, children } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Backdrop />
        <Viewport data-dialog>
          <Popup data-size={size} initialFocus={initialFocus} finalFocus={finalFocus}>
            <Head>
              <Title>{title}</Title>
              {description !== undefined && <Description render={<div />}>{description}</Description>}
            </Head>
            <DialogBody>{children}</DialogBody>
            {footer !== undefined && <Footer>{footer}</Footer>}
            <Close
              render={
                <IconButton label="Close">
                  <X />
                </IconButton>
              }
            />
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A separate component, so that it mounts with the dialog and measures a visible element. */
function DialogBody({ children }: { children: ReactNode }) {
  const [body, scrollable] = useScrollable<HTMLDivElement>();
  return (
    <Body ref={body} tabIndex={scrollable ? 0 : undefined}>
      {children}
    </Body>
  );
}

const Head = styled.header`
  display: grid;
  gap: var(--s2);
  padding: var(--s5) 4.5rem var(--s4) var(--s6);

  @media (max-width: 767px) {
    padding: var(--s5) 4rem var(--s3) var(--gutter);
  }
`;

const Title = styled(Base.Title)`
  font-size: var(--title-md);
`;

const Description = styled(Base.Description)`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 var(--s6) var(--s5);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    overflow: visible;
  }

  @media (max-width: 767px) {
    padding-inline: var(--gutter);
  }
`;

const Close = styled(Base.Close)`
  position: absolute;
  top: var(--s4);
  right: var(--s4);

  @media (max-width: 767px) {
    top: var(--s3);
    right: var(--s2);
  }
`;
