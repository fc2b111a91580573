import { type User, useSession, useUnsavedChanges, useUpdateProfile } from '@northlight/shared-api';
import { PROFILE_TEXT_MAX, QUESTIONNAIRE } from '@northlight/shared-api/rules';
import { Banner, Button, TextArea, useToast } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { localTexts } from '../drafts/local-texts.ts';
import { Columns } from '../progress/Columns.tsx';
import { ProgressAside } from '../progress/ProgressAside.tsx';

const INCOMPLETE = 'Please answer all questions before submitting';
const MISSING = 'Please answer this question';

type Texts = Readonly<Record<string, string>>;

const storedTexts = ({ investor_questionnaire: stored }: User): Texts =>
  Object.fromEntries(QUESTIONNAIRE.map(({ id, question }) => [id, stored[question] ?? '']));

const idOf = (id: string) => `questionnaire-${id}`;

/** The investor's own questionnaire. Input stays on this device until it is saved. */
export function QuestionnaireForm({ user }: { user: User }) {
  const toast = useToast();
  const { setUser } = useSession();
  const { mutateAsync: updateProfile } = useUpdateProfile();
  const [copy] = useState(() => localTexts(`questionnaire.${user.id}`));
  const [texts, setTexts] = useState<Texts>(() => ({ ...storedTexts(user), ...Object.fromEntries(copy.read()) }));
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const stored = storedTexts(user);
  const changed = QUESTIONNAIRE.filter(({ id }) => texts[id] !== stored[id]);
  const open = QUESTIONNAIRE.filter(({ id }) => (texts[id] ?? '').trim() === '');
  const answered = QUESTIONNAIRE.length - open.length;
  const leaveFreely = useUnsavedChanges(changed.length > 0);

  const handleChange = (id: string, text: string) => {
    const next = { ...texts, [id]: text };
    setTexts(next);
    copy.write(new Map(Object.entries(next).filter(([key, value]) => value !== stored[key])));
  };
  const handleSave = async () => {
    setAsked(true);
    const [first] = open;
    if (first) {
      document.getElementById(idOf(first.id))?.focus();
      return;
    }
    setSaving(true);
    try {
      const answers = Object.fromEntries(QUESTIONNAIRE.map(({ id, question }) => [question, (texts[id] ?? '').trim()]));
      const saved = await updateProfile({ investor_questionnaire: { ...user.investor_questionnaire, ...answers } });
      copy.write(new Map());
      leaveFreely();
      setTexts(storedTexts(saved));
      setUser(saved);
      toast({ title: 'Questionnaire saved', tone: 'positive' });
    } catch {
      toast({
        title: 'Save failed',
        description: 'An error occurred while saving your responses.',
        tone: 'negative',
      });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Columns>
      <ProgressAside answered={answered} of={QUESTIONNAIRE.length} what="questions">
        <Note role="status">{changed.length > 0 && 'Unsaved changes are kept on this device.'}</Note>
      </ProgressAside>
      <Root
        aria-label="Questionnaire"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSave();
        }}
      >
        {isAsked && open.length > 0 && <Banner tone="negative" announce="assertive" title={INCOMPLETE} />}
        <ol>
          {QUESTIONNAIRE.map(({ id, question }, place) => (
            <li key={id}>
              <TextArea
                id={idOf(id)}
                label={
                  <Asked>
                    <span aria-hidden="true">{place + 1}</span>
                    {question}
                  </Asked>
                }
                value={texts[id] ?? ''}
                maxLength={PROFILE_TEXT_MAX}
                error={isAsked && (texts[id] ?? '').trim() === '' ? MISSING : undefined}
                onChange={(event) => handleChange(id, event.target.value)}
              />
            </li>
          ))}
        </ol>
        <div>
          <Button type="submit" variant="primary" size="lg" pending={isSaving}>
            Save Responses
          </Button>
        </div>
      </Root>
    </Columns>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  max-width: 44rem;

  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }

  & > div:last-child {
    display: grid;
    justify-items: end;
    padding-top: var(--s5);
    border-top: 1px solid var(--ink);
  }

  @media (max-width: 767px) {
    & > div:last-child {
      justify-items: stretch;
    }
  }
`;

const Asked = styled.span`
  display: flex;
  gap: var(--s3);
  font-size: var(--text-lg);
  font-weight: 520;
  line-height: 1.4;

  & > span {
    flex: none;
    min-width: 1.5rem;
    color: var(--muted);
    font: 450 1.375rem / 1.5rem var(--display);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Note = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);

  &:empty {
    display: none;
  }
`;
