import { ShutRoof } from '../../brand/ShutRoof.tsx';
import { ErrorCard, type ErrorCardProps } from '../ErrorCard/ErrorCard.tsx';

export interface NoPermissionProps extends Omit<ErrorCardProps, 'title' | 'drawing' | 'details'> {
  /** @default 'Access Denied' */
  title?: ErrorCardProps['title'];
}

/**
 * What a page, or one part of it, shows when the server answers 403: the person had a way here, and access is gone.
 * Trying again would not help, so `actions` lead elsewhere. Say who may see it as children, when that is known.
 */
export function NoPermission({ title = 'Access Denied', size = 'part', children, ...rest }: NoPermissionProps) {
  return (
    <ErrorCard {...rest} size={size} title={title} drawing={<ShutRoof />}>
      {children ?? `Your account no longer has access to this ${size}.`}
    </ErrorCard>
  );
}
