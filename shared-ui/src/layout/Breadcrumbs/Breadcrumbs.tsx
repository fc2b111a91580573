import type { ComponentProps } from 'react';
import type { To } from 'react-router-dom';
import { styled } from 'styled-components';
import { Link } from '../../actions/Link/Link.tsx';

/** A page on the way to this one. */
export interface Crumb {
  label: string;
  to: To;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the start page on, without this page. */
  trail: readonly Crumb[];
  /** This page. */
  current: string;
}

/** The way here, for pages more than one step deep. */
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
