import { type MissingField, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { Banner } from '@northlight/shared-ui';
import type { MouseEvent } from 'react';
import { fieldId } from './field-id.ts';

/** What is missing before a profile can be shown; each entry leads to its field. */
export function ProfileIncomplete({ missing }: { missing: readonly MissingField[] }) {
  // A fragment alone would scroll to the field and leave the focus where it is.
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
