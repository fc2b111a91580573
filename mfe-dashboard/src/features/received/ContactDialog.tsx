import type { ReceivedSubmissionRow } from '@northlight/shared-api';
import { Button, ButtonLink, Link } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { Mail, Phone } from 'lucide-react';
import { styled } from 'styled-components';

interface ContactDialogProps {
  submission: ReceivedSubmissionRow;
  open: boolean;
  onClose: () => void;
}

/** Shows how to contact a founder. */
export function ContactDialog({ submission, open, onClose }: ContactDialogProps) {
  const { founder_name, founder_email, founder_phone } = submission;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={`Contact ${founder_name || 'Founder'}`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {founder_email && (
            <ButtonLink to={`mailto:${founder_email}`} variant="primary">
              Email Founder
            </ButtonLink>
          )}
        </>
      }
    >
      {founder_email || founder_phone ? (
        <List>
          {founder_email && (
            <li>
              <Mail aria-hidden="true" />
              <Link to={`mailto:${founder_email}`}>{founder_email}</Link>
            </li>
          )}
          {founder_phone && (
            <li>
              <Phone aria-hidden="true" />
              <Link to={`tel:${founder_phone.replace(/[^+\d]/g, '')}`}>{founder_phone}</Link>
            </li>
          )}
        </List>
      ) : (
        <p>No contact details available.</p>
      )}
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--muted);
  }
`;
