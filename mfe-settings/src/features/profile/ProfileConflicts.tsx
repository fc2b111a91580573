import type { User } from '@northlight/shared-api';
import { PROFILE_LABELS } from '@northlight/shared-api/rules';
import { Banner, Button } from '@northlight/shared-ui';
import { useFormField } from '@northlight/shared-ui/form';
import { styled } from 'styled-components';
import { type ProfileSection, type ProfileValues, valuesOf } from './profile-values.ts';

type Field = keyof ProfileValues;

const LABELS: Record<Field, string> = {
  ...PROFILE_LABELS,
  is_profile_live: 'Profile is live',
  is_publicly_listed: 'Publicly listed',
};

/** A field's value in words, in a sentence. */
export function inWords(value: ProfileValues[Field]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = Array.isArray(value) ? value.join(', ') : (value ?? '');
  return text === '' ? 'empty' : `“${text.length > 200 ? `${text.slice(0, 200)}…` : text}”`;
}

interface ConflictProps {
  name: Field;
  theirs: ProfileValues[Field];
  onSettle: () => void;
}

function Conflict({ name, theirs, onSettle }: ConflictProps) {
  const { input, setValue } = useFormField<ProfileValues[Field]>(name);
  const label = LABELS[name];
  const choose = (value: ProfileValues[Field]) => {
    setValue(value);
    onSettle();
    document.getElementsByName(name)[0]?.focus();
  };
  return (
    <li>
      <p>
        <strong>{label}</strong> – saved: {inWords(theirs)}; yours: {inWords(input.value)}
      </p>
      <Button size="sm" aria-label={`Keep mine: ${label}`} onClick={() => choose(input.value)}>
        Keep mine
      </Button>
      <Button size="sm" variant="quiet" aria-label={`Use the other version: ${label}`} onClick={() => choose(theirs)}>
        Use the other version
      </Button>
    </li>
  );
}

interface ProfileConflictsProps {
  /** The profile as it is stored now. */
  stored: User;
  section: ProfileSection;
  fields: readonly string[];
  onSettle: (field: string) => void;
}

/** Fields that were changed both here and elsewhere. The user chooses a value for each; saving then stores it. */
export function ProfileConflicts({ stored, section, fields, onSettle }: ProfileConflictsProps) {
  const theirs = valuesOf(stored, section);
  return (
    <Banner
      tone="caution"
      announce="assertive"
      tabIndex={-1}
      data-form-error=""
      title="Changed in another tab or on another device"
    >
      <p>Nothing has been saved yet. Choose what to keep, then save again.</p>
      <List>
        {(fields as Field[]).map((name) => (
          <Conflict key={name} name={name} theirs={theirs[name]} onSettle={() => onSettle(name)} />
        ))}
      </List>
    </Banner>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: var(--s3) 0 0;
  list-style: none;

  && {
    padding: 0;
  }

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    align-items: center;
    margin: 0;
  }

  & p {
    flex: 1 1 16rem;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
