import { longDayOf, paths, type SubmissionVersion } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { styled } from 'styled-components';

interface VersionsProps {
  versions: SubmissionVersion[];
  /** The one that is open. */
  current: string;
}

/** The decks that were sent to the same investor one after the other, with a way to each; nothing where there is one. */
export function Versions({ versions, current }: VersionsProps) {
  if (versions.length < 2) return null;
  return (
    <section>
      <h3>Versions</h3>
      <List>
        {versions.map((version) => (
          <li key={version.id} aria-current={version.id === current || undefined}>
            {version.id === current ? (
              <b>{version.original_filename}</b>
            ) : (
              <Link to={paths.submission(version.id)} preventScrollReset>
                {version.original_filename}
              </Link>
            )}
            <small>{longDayOf(version.created_at)}</small>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--s2);
  margin: var(--s2) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: start;
    overflow-wrap: anywhere;
  }

  & small {
    color: var(--muted);
  }
`;
