import { messageOf, requestExport } from '@northlight/shared-api';
import { DELETION_GRACE_DAYS } from '@northlight/shared-api/rules';
import { Button, Section, Stack, useToast } from '@northlight/shared-ui';
import { FormGrid } from '@northlight/shared-ui/form';
import { Download } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

const EXPORT_FAILED = 'Failed to export your data. Please try again.';

/** Data export and account deletion. */
export function YourData() {
  const toast = useToast();
  const [exporting, setExporting] = useState(false);
  const [leaving, setLeaving] = useState<boolean | null>(null); // null until the dialog was opened once

  const handleExport = async () => {
    setExporting(true);
    try {
      const { url } = await requestExport();
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
      toast({ title: 'Your archive is being downloaded', tone: 'positive' });
    } catch (error) {
      toast({ title: messageOf(error, EXPORT_FAILED), tone: 'negative' });
    }
    setExporting(false);
  };
  return (
    <Section title="Your data">
      <FormGrid>
        <Stack data-wide="" gap="s5">
          <Entry
            title="Export everything"
            hint="Profile, questions, decks, answers and files, as one ZIP archive."
            action={
              <Button
                icon={<Download aria-hidden="true" />}
                pending={exporting}
                pendingLabel="Preparing…"
                onClick={handleExport}
              >
                Export
              </Button>
            }
          />
          <Entry
            title="Delete account"
            hint={`Permanently deletes your profile and files ${DELETION_GRACE_DAYS} days after you ask for it.`}
            action={
              <Button variant="danger" onClick={() => setLeaving(true)}>
                Delete account
              </Button>
            }
          />
        </Stack>
      </FormGrid>
      {leaving !== null && (
        <Suspense>
          <DeleteAccountDialog open={leaving} onOpenChange={setLeaving} />
        </Suspense>
      )}
    </Section>
  );
}

const Entry = ({ title, hint, action }: { title: string; hint: string; action: ReactNode }) => (
  <Line>
    <span>
      <b>{title}</b>
      <small>{hint}</small>
    </span>
    {action}
  </Line>
);

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s5);

  & > span {
    display: grid;
    gap: 0.1rem;
  }

  & > button {
    flex: none;
  }

  & b {
    font-weight: 540;
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 479px) {
    flex-direction: column;
    align-items: stretch;
    gap: var(--s3);
  }
`;
