import { DomainError } from './errors.ts';

/** The signed-in person. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
}

/** The viewer, or UNAUTHENTICATED for a guest. */
export function requireViewer(ctx: { viewer: Viewer | null }): Viewer {
  if (!ctx.viewer) throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
  return ctx.viewer;
}

/** The viewer, or UNAUTHENTICATED for a guest and FORBIDDEN for anybody who is no admin. */
export function requireAdmin(ctx: { viewer: Viewer | null }): Viewer {
  const viewer = requireViewer(ctx);
  if (!viewer.isAdmin) throw new DomainError('FORBIDDEN', 'This needs an admin account.');
  return viewer;
}
