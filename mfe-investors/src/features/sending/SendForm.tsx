import { Extensions, type PublicInvestor, type User, useApproach } from '@northlight/shared-api';
import { DECK_MAX_MB, percentOf } from '@northlight/shared-api/rules';
import { Banner, Button, FileDrop, Skeleton } from '@northlight/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { nameOf } from '../investor/investor-name.ts';
import { FitCheck } from './FitCheck.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { SentBefore } from './SentBefore.tsx';
import { useSendDeck } from './useSendDeck.ts';

interface SendFormProps {
  investor: PublicInvestor;
  founder: User;
}

const questions = (name: string, count: number) =>
  count === 0
    ? `After you send it, ${name} asks only for your LinkedIn profile.`
    : `${name} asks ${count === 1 ? 'one question' : `${count} questions`} after you send it.`;

export function SendForm({ investor, founder }: SendFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { file, problem, failure, isSending, share, select, remove, send, cancel } = useSendDeck(
    investor.id,
    founder.id,
  );
  const { data: approach, isPending } = useApproach(investor.id);
  const handleSend = () => {
    if (!file) root.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
    send();
  };
  const handleCancel = () => {
    cancel();
    // The pressed button disappears, so move the focus to the submit button.
    submit.current?.focus();
  };
  return (
    <Root ref={root}>
      {isPending ? (
        <Skeleton width="90%" />
      ) : (
        approach && <Hint>{questions(nameOf(investor), approach.question_count)}</Hint>
      )}
      {approach && <SentBefore sent={approach.sent} />}
      <FileDrop
        label="Choose a PDF"
        rule={`PDF, up to ${DECK_MAX_MB} MB`}
        accept=".pdf,application/pdf"
        file={file}
        problem={problem && { title: problem.title, description: problem.message }}
        onSelect={select}
        onRemove={remove}
        progress={isSending ? share : null}
        onCancel={handleCancel}
      />
      {file && <PreviewLink file={file} />}
      {failure && (
        <Banner tone="negative" title={failure.message} announce="assertive">
          {failure.reason}
        </Banner>
      )}
      <Button
        ref={submit}
        variant="primary"
        size="lg"
        block
        pending={isSending}
        pendingLabel={share < 1 ? `Sending… ${percentOf(share)}` : 'Checking the file…'}
        onClick={handleSend}
      >
        {failure && !failure.isAboutFile ? 'Try again' : 'Send Pitch Deck'}
      </Button>
      <p role="status" className="sr-only">
        {isSending && (share < 1 ? 'Sending the deck' : 'The deck has arrived and is being checked')}
      </p>
      <Hint>{nameOf(investor)} sees your name, company and contact details.</Hint>
      {/* Below the button, which must not move when an extension arrives. */}
      <Extensions point="deck-to-send" props={{ file }} />
      {approach && <FitCheck investor={investor} approach={approach} sector={founder.work_field} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
`;

const Hint = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;
