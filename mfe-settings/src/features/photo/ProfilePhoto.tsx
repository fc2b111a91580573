import { messageOf, type User } from '@northlight/shared-api';
import { PROFILE_IMAGE_HINT_MB, profileFieldId } from '@northlight/shared-api/rules';
import { Avatar, Banner, Button, ProgressBar, Row, useToast } from '@northlight/shared-ui';
import { ConfirmDialog } from '@northlight/shared-ui/overlays';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { imageIn } from './photo-file.ts';
import { useProfilePhoto } from './useProfilePhoto.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

const REMOVAL_FAILED = 'Failed to remove profile image. Please try again.';

interface ProfilePhotoProps {
  user: User;
  /** Called with the updated user after the photo has changed. */
  onChange: (user: User) => void;
}

/** The user's photo: chosen, dropped or pasted, cropped to a square and uploaded at once. */
export function ProfilePhoto({ user, onChange }: ProfilePhotoProps) {
  const toast = useToast();
  const { run, upload, remove, forget } = useProfilePhoto(onChange);
  const [file, setFile] = useState<File | null>(null);
  const [over, setOver] = useState(false);
  const [removing, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = run !== null && run.problem === null;

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const pasted = imageIn(event.clipboardData);
      if (!pasted) return;
      event.preventDefault();
      setFile(pasted);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);

  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null);
    target.value = ''; // allows choosing the same file again
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [first] = event.dataTransfer.files;
    setFile(imageIn(event.dataTransfer) ?? first ?? null);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  /** Focuses the button, because a dialog opened by drop or paste has no trigger to return the focus to. */
  const closeCrop = () => {
    setFile(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const handleApply = (image: Blob) => {
    closeCrop();
    void upload(image);
  };
  const handleRemove = () =>
    remove().catch((error) => {
      toast({ title: messageOf(error, REMOVAL_FAILED), tone: 'negative' });
      throw error;
    });

  return (
    <Root
      role="group"
      aria-label="Profile photo"
      data-over={over || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <Avatar
        size="xl"
        firstName={user.first_name}
        lastName={user.last_name}
        src={run?.preview ?? user.profile_image}
      />
      <Side>
        <p>
          <b>{`${user.first_name} ${user.last_name}`}</b>
          <small>{user.is_investor ? 'Investor' : 'Founder'}</small>
        </p>
        <Row>
          <Button
            ref={button}
            id={profileFieldId('profile_image')}
            size="sm"
            icon={<Upload aria-hidden="true" />}
            pending={sending}
            onClick={() => input.current?.click()}
          >
            {user.profile_image ? 'Change photo' : 'Upload photo'}
          </Button>
          {user.profile_image && !sending && (
            <Button size="sm" variant="quiet" onClick={() => setRemoving(true)}>
              Remove photo
            </Button>
          )}
        </Row>
        {sending && (
          <Sending>
            <ProgressBar label="Uploading photo" value={run.share} />
            <span>{`Uploading… ${Math.round(run.share * 100)}%`}</span>
          </Sending>
        )}
        <input ref={input} type="file" accept="image/*" hidden aria-label="Photo" onChange={handleChoose} />
        <small>{`A square photo of up to ${PROFILE_IMAGE_HINT_MB} MB works best. You can also drop or paste one. You’ll crop it next.`}</small>
        {run?.problem && (
          <Banner
            tone="negative"
            announce="assertive"
            title={run.problem.title}
            actions={
              <>
                <Button size="sm" onClick={() => upload(run.image)}>
                  Try again
                </Button>
                <Button size="sm" variant="quiet" onClick={forget}>
                  Keep the old photo
                </Button>
              </>
            }
          >
            {run.problem.detail}
          </Banner>
        )}
      </Side>
      {file && (
        <Suspense>
          <CropDialog file={file} onCancel={closeCrop} onApply={handleApply} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove your photo?"
        confirmLabel="Remove photo"
        onConfirm={handleRemove}
      >
        {user.is_profile_live || user.is_publicly_listed
          ? 'Your public profile needs a photo, so it will no longer be live. After you upload another, turn it on again.'
          : 'Your initials are shown instead.'}
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s5);
  border-radius: var(--radius-lg);

  &[data-over] {
    outline: 2px dashed var(--accent);
    outline-offset: var(--s2);
    background: var(--accent-soft);
  }

  @media (max-width: 767px) {
    align-items: flex-start;
    gap: var(--s4);

    & > span:first-child {
      width: 5.5rem;
      height: 5.5rem;
    }
  }
`;

const Side = styled.div`
  display: grid;
  gap: var(--s3);
  min-width: 0;
  overflow-wrap: anywhere;

  & > p {
    display: grid;
  }

  & b {
    font: 450 var(--title-sm) / var(--leading-title) var(--display);
    letter-spacing: var(--tracking-title);
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

const Sending = styled.div`
  display: grid;
  gap: var(--s2);
  max-width: 16rem;
  color: var(--muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;
