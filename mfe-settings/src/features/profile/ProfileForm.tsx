import { ApiError, fetchProfile, formFailure, type User, useSession, useUpdateProfile } from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { Form } from '@northlight/shared-ui/form';
import type { FormikHelpers } from 'formik';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { inWords, ProfileConflicts } from './ProfileConflicts.tsx';
import { profileSchema } from './profile-schema.ts';
import { changesOf, fieldsOf, type ProfileSection, type ProfileValues, valuesOf } from './profile-values.ts';
import { SaveChanges } from './SaveChanges.tsx';

const OFFLINE = 'Your public profile is no longer live because it’s incomplete.';

const FAILED = 'Failed to update profile. Please try again.';

type Shown = Partial<Pick<User, 'is_profile_live' | 'is_publicly_listed'>>;

const wentOffline = (before: Shown, after: Shown) =>
  Boolean(
    (before.is_profile_live && !after.is_profile_live) || (before.is_publicly_listed && !after.is_publicly_listed),
  );

/** What the fields of a section are told, and what they tell. */
interface SectionState {
  /** Whether to show the fields that a live profile still needs. */
  asksForMissing: boolean;
  onAsk: () => void;
  /** Called with the updated user after the photo, which is saved at once, has changed. */
  onPhotoChange: (user: User) => void;
}

interface ProfileFormProps {
  user: User;
  section: ProfileSection;
  label: string;
  children: (state: SectionState) => ReactNode;
}

/** A section of the profile with its own save. */
export function ProfileForm({ user, section, label, children }: ProfileFormProps) {
  const { setUser } = useSession();
  const { mutateAsync: updateProfile } = useUpdateProfile();
  const toast = useToast();
  const [asksForMissing, setAsksForMissing] = useState(false);
  const [base, setBase] = useState(user);
  const [discards, setDiscards] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const initialValues = useMemo(() => valuesOf(base, section), [base, section]);
  const schema = useMemo(
    () => profileSchema.pick(Object.keys(initialValues) as (keyof ProfileValues)[]),
    [initialValues],
  );
  const [conflict, setConflict] = useState<{ stored: User; fields: readonly string[] } | null>(null);

  /** A link from another section leads to a field of this one. */
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);

  const handleSubmit = async (values: ProfileValues, { resetForm }: FormikHelpers<ProfileValues>) => {
    const changes = changesOf(values, base, section);
    try {
      const stored = await updateProfile({ ...changes, based_on: fieldsOf(base, Object.keys(changes)) });
      setUser(stored);
      setBase(stored);
      setConflict(null);
      resetForm({ values: valuesOf(stored, section) });
      const isLost = wentOffline({ ...user, ...values }, stored);
      setAsksForMissing(isLost);
      const isMoving = changes.email !== undefined && stored.pending_email !== null;
      const description = isMoving ? `Open the link that we sent to ${stored.pending_email}.` : isLost ? OFFLINE : null;
      toast({ title: 'Settings updated', ...(description && { description }), tone: 'positive' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile_incomplete') setAsksForMissing(true);
      if (error instanceof ApiError && error.code === 'profile_changed') throw await findConflict(error.fieldErrors);
      throw formFailure(error, FAILED);
    }
  };

  const findConflict = async (fieldErrors: Record<string, string[]>) => {
    const stored = await fetchProfile().catch(() => null);
    if (!stored) return formFailure(null, FAILED);
    const fields = Object.keys(fieldErrors);
    setConflict({ stored, fields });
    const theirs: Record<string, ProfileValues[keyof ProfileValues]> = valuesOf(stored, section);
    return {
      fieldErrors: Object.fromEntries(
        fields.map((name) => [name, [`This is now ${inWords(theirs[name])}. Choose above what to keep.`]]),
      ),
      detail: null,
    };
  };
  /** The next save is based on what is stored, so it may replace that. */
  const handleSettle = (name: string) => {
    if (!conflict) return;
    const fields = conflict.fields.filter((field) => field !== name);
    setBase((before) => ({ ...before, ...fieldsOf(conflict.stored, [name]) }));
    setConflict(fields.length > 0 ? { ...conflict, fields } : null);
  };

  /** Starts the form anew from what is stored, without the messages of an earlier save. */
  const handleDiscard = () => {
    setConflict(null);
    setDiscards(discards + 1);
    toast({ title: 'Changes discarded' });
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());
  };

  const state: SectionState = {
    asksForMissing,
    onAsk: () => setAsksForMissing(true),
    onPhotoChange: (changed) => {
      if (wentOffline(user, changed)) setAsksForMissing(true);
    },
  };
  return (
    <Root ref={root}>
      <Form key={discards} label={label} initialValues={initialValues} schema={schema} onSubmit={handleSubmit}>
        {(form) => (
          <>
            {conflict && <ProfileConflicts {...conflict} section={section} onSettle={handleSettle} />}
            {children(state)}
            <SaveChanges
              dirty={Object.keys(changesOf(form.values, base, section)).length > 0}
              onDiscard={handleDiscard}
            />
          </>
        )}
      </Form>
    </Root>
  );
}

/* The form's sections bring their own spacing. Its message is aligned with the page's column. */
const Root = styled.div`
  & > form {
    gap: 0;
  }

  & > form > [data-form-error] {
    width: min(var(--page), 100% - 2 * var(--gutter));
    margin: 0 auto var(--s6);
  }

  /* Keeps a focused field above the save bar. */
  & :is(input, select, textarea) {
    scroll-margin-bottom: 9rem;
  }
`;
