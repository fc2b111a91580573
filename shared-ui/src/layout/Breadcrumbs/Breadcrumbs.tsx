import type { ComponentProps } from 'react';
import type { To } from 'react-router-dom';
import { styled } from 'styled-components';
import { Link } from '../../actions/Link/Link.tsx';

/** A parent page. */
export interface Crumb {
  label: string;
  to: To;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Parent pages from the start page down, without the current page. */
  trail: readonly Crumb[];
  /** Name of the current page. */
  current: string;
}

/** Path to the current page. Use it on pages more than one level deep. */
export function Breadcrumbs({ trail, current, ...rest }: BreadcrumbsProps) {
  return (
    <Root aria-label="Breadcrumbs" {...rest}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.label}>
            <Link to={crumb.to} variant="plain">
              {crumb.label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Root>
  );
}

const Root = styled.nav`
  color: var(--muted);
  font-size: var(--text-sm);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s2);
  }

  & li + li::before {
    content: '/';
    margin-right: var(--s2);
    color: var(--line-strong);
  }

  & a:hover {
    color: var(--ink);
    text-decoration: underline;
  }

  & [aria-current] {
    color: var(--ink);
  }
`;
