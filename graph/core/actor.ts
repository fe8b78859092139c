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

/** The signed-in person. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
}

/** Who makes a request. `can` is the only place that decides about rights; staff is whoever has any permission. */
export type Actor = { can(permission: Permission): boolean; isStaff: boolean } & (
  | { kind: 'guest'; viewer: null }
  | { kind: 'person'; viewer: Viewer }
);

export const guest: Actor = { kind: 'guest', viewer: null, can: () => false, isStaff: false };

/** A signed-in person as an actor. Admins have every permission, others have none. */
export function personActor(viewer: Viewer): Actor {
  return { kind: 'person', viewer, can: () => viewer.isAdmin, isStaff: viewer.isAdmin };
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

/** Errors: UNAUTHENTICATED for a guest, FORBIDDEN for anybody else without the permission. */
export function requirePermission(ctx: WithActor, permission: Permission): void {
  requireViewer(ctx);
  if (!ctx.actor.can(permission)) throw new DomainError('FORBIDDEN', 'This needs an admin account.');
}
