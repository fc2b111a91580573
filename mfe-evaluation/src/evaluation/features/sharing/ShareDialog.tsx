import {
  type Evaluation,
  messageOf,
  type NewEvaluationShare,
  paths,
  SHARE_DAYS,
  useCreateShare,
} from '@northlight/shared-api';
import { Banner, Button, Select, Stack, TextField } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ShareList } from './ShareList.tsx';

const DAYS = SHARE_DAYS.map((days) => ({ value: String(days), label: days === 1 ? '1 day' : `${days} days` }));
const USUAL = '30';

interface ShareDialogProps {
  evaluation: Evaluation;
  onClose: () => void;
}

/** Creates, lists and revokes links that let people without an account read an evaluation. */
export function ShareDialog({ evaluation, onClose }: ShareDialogProps) {
  const [days, setDays] = useState(USUAL);
  const create = useCreateShare(evaluation.id);
  const handleCreate = () => {
    const wanted = SHARE_DAYS.find((one) => String(one) === days);
    if (wanted) create.mutate(wanted);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share these results"
      description="Anyone with the link can read the results and see the slides, without an account, until the link expires or you revoke it."
    >
      <Stack gap="s5">
        <Ask>
          <Select
            label="Link expires after"
            options={DAYS}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
          <Button variant="primary" pending={create.isPending} pendingLabel="Creating the link…" onClick={handleCreate}>
            Create link
          </Button>
        </Ask>
        {create.isError && (
          <Banner tone="negative" announce="assertive">
            {messageOf(create.error, 'The link couldn’t be created. Please try again.')}
          </Banner>
        )}
        {create.data && <NewLink key={create.data.id} share={create.data} title={evaluation.name} />}
        <ShareList evaluationId={evaluation.id} onTakenBack={(id) => id === create.data?.id && create.reset()} />
      </Stack>
    </Dialog>
  );
}

/** The link itself, to copy or to send from the device's share sheet. It is shown only once. */
function NewLink({ share, title }: { share: NewEvaluationShare; title: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = `${window.location.origin}${paths.sharedResults(share.token)}`;
  const handleCopy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const handleShare = () =>
    navigator.share({ title, url: address }).catch((error: Error) => {
      // The user closed the share sheet. Anything else leaves the link to be copied.
      if (error.name !== 'AbortError') return handleCopy();
    });
  return (
    <Banner
      tone="positive"
      announce="polite"
      title="The link is ready. Copy it now: it won’t be shown again."
      actions={
        <>
          <Button size="sm" onClick={handleCopy}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
          {'share' in navigator && (
            <Button size="sm" onClick={handleShare}>
              Send link
            </Button>
          )}
        </>
      }
    >
      <TextField
        label="Link"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        {...(copied === false && { error: 'The link couldn’t be copied. Select it and copy it yourself.' })}
      />
    </Banner>
  );
}

const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: end;
`;
