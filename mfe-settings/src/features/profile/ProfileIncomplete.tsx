import { type MissingField, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { Banner } from '@northlight/shared-ui';
import type { MouseEvent } from 'react';
import { fieldId } from './field-id.ts';

/** The fields that a profile needs before it can go live, each with a link to its field. */
export function ProfileIncomplete({ missing }: { missing: readonly MissingField[] }) {
  // A fragment link alone would scroll to the field without focusing it.
  const handleClick = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.scrollIntoView({ block: 'center' });
  };
  return (
    <Banner tone="negative" title="Profile Incomplete" announce="assertive" data-profile-incomplete="">
      <p>{PROFILE_MESSAGES.incomplete}</p>
      <ul>
        {missing.map(({ field, label }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={(event) => handleClick(event, fieldId(field))}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
