import { dayOf, paths, type SubmissionVersion } from '@northlight/shared-api';
import { Link } from '@northlight/shared-ui';
import { styled } from 'styled-components';

interface VersionsProps {
  versions: SubmissionVersion[];
  /** Id of the open version. */
  current: string;
}

/** Links to all versions of a deck sent to the same investor. Renders nothing if there is only one. */
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
            <small>{dayOf(version.created_at)}</small>
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
