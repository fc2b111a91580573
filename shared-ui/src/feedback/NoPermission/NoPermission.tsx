import { ShutRoof } from '../../brand/ShutRoof.tsx';
import { ErrorCard, type ErrorCardProps } from '../ErrorCard/ErrorCard.tsx';

export interface NoPermissionProps extends Omit<ErrorCardProps, 'title' | 'drawing' | 'details'> {
  /** @default 'Access Denied' */
  title?: ErrorCardProps['title'];
}

/**
 * Shown when the server answers 403: the user followed a link but has lost access. A retry would not help, so point
 * `actions` to another page. If you know who has access, say so in the children.
 */
export function NoPermission({ title = 'Access Denied', size = 'part', children, ...rest }: NoPermissionProps) {
  return (
    <ErrorCard {...rest} size={size} title={title} drawing={<ShutRoof />}>
      {children ?? `Your account no longer has access to this ${size}.`}
    </ErrorCard>
  );
}
