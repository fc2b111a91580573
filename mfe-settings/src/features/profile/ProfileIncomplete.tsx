import { type MissingField, PROFILE_MESSAGES, profileFieldId, profileFieldPath } from '@northlight/shared-api/rules';
import { Banner, Link } from '@northlight/shared-ui';
import type { MouseEvent } from 'react';

/** The fields that a profile needs before it can go live, each with a link to its field. */
export function ProfileIncomplete({ missing }: { missing: readonly MissingField[] }) {
  // A field of this section takes the focus at once; one of the other takes it when that section opens.
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
            <Link to={profileFieldPath(field)} onClick={(event) => handleClick(event, profileFieldId(field))}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
