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
      description="Whoever has the link reads the results and sees the slides, without an account, until it ends or you take it back."
    >
      <Stack gap="s5">
        <Ask>
          <Select
            label="The link works for"
            options={DAYS}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
          <Button variant="primary" pending={create.isPending} pendingLabel="Making the link…" onClick={handleCreate}>
            Make a link
          </Button>
        </Ask>
        {create.isError && (
          <Banner tone="negative" announce="assertive">
            {messageOf(create.error, 'The link could not be made. Please try again.')}
          </Banner>
        )}
        {create.data && <NewLink key={create.data.id} share={create.data} />}
        <ShareList evaluationId={evaluation.id} onTakenBack={(id) => id === create.data?.id && create.reset()} />
      </Stack>
    </Dialog>
  );
}

/** The link itself. It is shown only once. */
function NewLink({ share }: { share: NewEvaluationShare }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = `${window.location.origin}${paths.sharedResults(share.token)}`;
  const handleCopy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Banner
      tone="positive"
      announce="polite"
      title="The link is ready. It is shown only now."
      actions={
        <Button size="sm" onClick={handleCopy}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      }
    >
      <TextField
        label="Link"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        {...(copied === false && { error: 'It could not be copied. Select the link and copy it by hand.' })}
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
