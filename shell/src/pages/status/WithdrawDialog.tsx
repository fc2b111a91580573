import { WITHDRAWAL_REASON_MAX } from '@northlight/shared-api/rules';
import { Banner, Button, Row, Stack } from '@northlight/shared-ui';
import { Form, FormTextArea, SubmitButton } from '@northlight/shared-ui/form';
import { Dialog } from '@northlight/shared-ui/overlays';
import { object, string } from 'yup';
import type { ReleaseRow } from './release-rows.ts';

const EMPTY = { reason: '' };
const schema = object({
  reason: string()
    .trim()
    .required('Reason is required.')
    .max(WITHDRAWAL_REASON_MAX, `The reason can have at most ${WITHDRAWAL_REASON_MAX} characters.`),
});

/** What withdrawing means for the browsers that get the release. */
const EFFECTS = {
  current: 'All browsers get the newest known good release before it, or the one before it if none is proven yet.',
  canary: 'The canary ends: its browsers get the current release.',
  fallback: 'Another release becomes the fallback for when the current one fails.',
  none: 'No browser gets this release now, and none will until it is allowed again.',
};

interface WithdrawDialogProps {
  row: ReleaseRow;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason to withdraw a release. */
export default function WithdrawDialog({ row, onClose, onConfirm }: WithdrawDialogProps) {
  const handleSubmit = async ({ reason }: typeof EMPTY) => {
    onClose(); // the dialog that confirms who the admin is follows in its place
    onConfirm(reason.trim());
  };
  return (
    <Dialog open size="sm" onOpenChange={onClose} title={`Withdraw ${row.release}?`}>
      <Stack gap="s5">
        <Banner tone="caution">{`${EFFECTS[row.state?.used_as ?? 'none']} Open tabs change when they reload.`}</Banner>
        <Form label="Withdraw a release" initialValues={EMPTY} schema={schema} onSubmit={handleSubmit}>
          <FormTextArea name="reason" label="Reason" hint="Admins see it on this page." rows={3} required />
          <Row style={{ justifyContent: 'flex-end' }}>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton variant="danger">Withdraw</SubmitButton>
          </Row>
        </Form>
      </Stack>
    </Dialog>
  );
}
