import { DomainError } from './errors.ts';

/** A right to manage a part of the shop. */
export const Permission = {
  Products: 'PRODUCTS',
  Orders: 'ORDERS',
  Refunds: 'REFUNDS',
  Customers: 'CUSTOMERS',
  Promotions: 'PROMOTIONS',
  Content: 'CONTENT',
  Settings: 'SETTINGS',
  Staff: 'STAFF',
} as const;
export type Permission = (typeof Permission)[keyof typeof Permission];

interface Rights {
  isAdmin: boolean;
  /** What the person was given. Admins have every permission, whatever this says. */
  permissions: readonly Permission[];
}

/** The signed-in person. */
export interface Viewer extends Rights {
  id: string;
  name: string;
  email: string;
}

/** Who makes a request. `can` is the only place that decides about rights; staff are the accounts with any permission. */
export type Actor = { can(permission: Permission): boolean; isStaff: boolean } & (
  | { kind: 'guest'; viewer: null }
  | { kind: 'person'; viewer: Viewer }
);

export const guest: Actor = { kind: 'guest', viewer: null, can: () => false, isStaff: false };

/** The permissions that an account has: admins have all of them, others those they were given. */
export function permissionsOf({ isAdmin, permissions }: Rights): readonly Permission[] {
  return isAdmin ? Object.values(Permission) : permissions;
}

/** A signed-in person as an actor. */
export function personActor(viewer: Viewer): Actor {
  const held = permissionsOf(viewer);
  return { kind: 'person', viewer, can: (permission) => held.includes(permission), isStaff: held.length > 0 };
}

/** Whether the actor owns what belongs to `owner`. */
export function mayActFor({ viewer }: Actor, owner: { id: string }): boolean {
  return viewer?.id === owner.id;
}

interface WithActor {
  actor: Actor;
}

/** The viewer. Errors: UNAUTHENTICATED for a guest. */
export function requireViewer({ actor }: WithActor): Viewer {
  if (!actor.viewer) throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
  return actor.viewer;
}

/**
 * Errors: UNAUTHENTICATED for a guest, FORBIDDEN for anybody else without one of the permissions, with the first one that
 * is missing in its details.
 */
export function requirePermission(ctx: WithActor, ...permissions: readonly Permission[]): void {
  requireViewer(ctx);
  const needs = permissions.find((permission) => !ctx.actor.can(permission));
  if (!needs) return;
  const message = ctx.actor.isStaff ? `This needs the permission ${needs}.` : 'This needs an admin account.';
  throw new DomainError('FORBIDDEN', message, { needs });
}
