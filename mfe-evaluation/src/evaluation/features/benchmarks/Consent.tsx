import { type Benchmarks, messageOf, useBenchmarkConsent } from '@northlight/shared-api';
import { STAGES, type Stage } from '@northlight/shared-api/rules';
import { Banner, Button, Row, Select, Stack, useToast } from '@northlight/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

const OPTIONS = STAGES.map((stage) => ({ value: stage, label: stage }));
const FAILED = 'This couldn’t be saved. Please try again.';

/** Joining the comparison, and leaving it. */
export function Consent({ benchmarks: { consent } }: { benchmarks: Benchmarks }) {
  const [stage, setStage] = useState<Stage>(consent?.stage ?? 'Seed');
  const change = useBenchmarkConsent();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  // The clicked button is replaced by something else.
  const handleDone = (title: string) => {
    place.current?.focus();
    toast({ title, tone: 'positive' });
  };
  const handleJoin = () => change.mutate(stage, { onSuccess: () => handleDone('Your scores are now included') });
  const handleLeave = () =>
    change.mutate(null, {
      onSuccess: () => handleDone('Your scores are no longer included'),
      onError: (error) => toast({ title: messageOf(error, FAILED), tone: 'negative' }),
    });
  return (
    <Place ref={place} tabIndex={-1} role="group" aria-label="Participation">
      {consent ? (
        <Row gap="s4">
          <Text>
            You’re taking part as a company at the {consent.stage} stage. Your name and your deck are never shown.
          </Text>
          <Button size="sm" pending={change.isPending} pendingLabel="Leaving…" onClick={handleLeave}>
            Stop taking part
          </Button>
        </Row>
      ) : (
        <Stack gap="s4">
          <Text>
            If you take part, the eight scores of your latest evaluation by the built-in rubric are added to the
            comparison, with your sector and stage. Your name, company and deck are never shown, and you can stop at any
            time.
          </Text>
          <Ask>
            <Select
              label="Company stage"
              options={OPTIONS}
              value={stage}
              onChange={({ target }) => setStage(target.value as Stage)}
            />
            <Button pending={change.isPending} pendingLabel="Saving…" onClick={handleJoin}>
              Take part
            </Button>
          </Ask>
          {change.isError && (
            <Banner tone="negative" announce="assertive">
              {messageOf(change.error, FAILED)}
            </Banner>
          )}
        </Stack>
      )}
    </Place>
  );
}

const Place = styled.div``;

const Text = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
`;

const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: end;
`;
