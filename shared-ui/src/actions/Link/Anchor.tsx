import type { ComponentProps } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { linkTarget } from './link-target.ts';

export interface AnchorProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<RouterLinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> {}

/** Unstyled element behind every link. Renders plain text when the address is refused. */
export function Anchor({ to, replace, state, preventScrollReset, children, ...rest }: AnchorProps) {
  const target = linkTarget(to);
  if (target.kind === 'route') {
    return (
      <RouterLink {...rest} to={target.to} replace={replace} state={state} preventScrollReset={preventScrollReset}>
        {children}
      </RouterLink>
    );
  }
  if (target.kind === 'refused') return <span className={rest.className}>{children}</span>;
  if (target.kind === 'program') {
    return (
      <a {...rest} href={target.href}>
        {children}
      </a>
    );
  }
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest} href={target.href}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
