import { DomainError } from './errors.ts';

/** A right to manage a part of the shop. */
export const Permission = {
  Products: 'PRODUCTS',
  Orders: 'ORDERS',
  Refunds: 'REFUNDS',
  Reports: 'REPORTS',
  Customers: 'CUSTOMERS',
  Promotions: 'PROMOTIONS',
  Content: 'CONTENT',
  Settings: 'SETTINGS',
  Staff: 'STAFF',
} as const;
export type Permission = (typeof Permission)[keyof typeof Permission];

/** In `@Authorized(BUYER)`: lets everybody with a session through, also guests. */
export const BUYER = 'BUYER';

interface Rights {
  isAdmin: boolean;
  /** What the person was given. Admins have every permission, whatever this says. */
  permissions: readonly Permission[];
}

/** Who buys: a person with an account, or a guest, whose address nobody has confirmed. */
export interface Buyer {
  id: string;
  name: string;
  /** Of an account the address that the person signs in with, of a guest the one that was typed. */
  email: string;
}

/** The signed-in person. */
export interface Viewer extends Buyer, Rights {
  /** Address that is to replace it, once it is confirmed. */
  newEmail: string | null;
}

/** What a session was started with: a password or a mailed link alone, or a passkey or a second factor. */
export type SessionLevel = 'password' | 'strong';

/** Whether staff have to sign in with a second factor: they need not, are reminded, or have no permissions without. */
export type StrongStaff = 'off' | 'warn' | 'required';

/**
 * Who makes a request: somebody without a session (`anonymous`), a buyer without an account (`guest`), or a signed-in person.
 * The buyer of an account is its viewer, but for staff who order for a customer (`onBehalfOf`). `can` is the only place that decides about rights; staff are the accounts with any permission.
 */
export type Actor = {
  can(permission: Permission): boolean;
  isStaff: boolean;
  level: SessionLevel;
  /** Whether the person has permissions that count only after signing in with a second factor. */
  lacksSecondFactor: boolean;
} & (
  | { kind: 'anonymous'; viewer: null; buyer: null }
  | { kind: 'guest'; viewer: null; buyer: Buyer }
  | { kind: 'account'; viewer: Viewer; buyer: Buyer }
);

const nobody = { can: () => false, isStaff: false, level: 'password', lacksSecondFactor: false } as const;

export const anonymous: Actor = { ...nobody, kind: 'anonymous', viewer: null, buyer: null };

/** A guest with a session as an actor, who has no rights but over what this guest bought. */
export function guestActor(buyer: Buyer): Actor {
  return { ...nobody, kind: 'guest', viewer: null, buyer };
}

/** The permissions that an account has: admins have all of them, others those they were given. */
export function permissionsOf({ isAdmin, permissions }: Rights): readonly Permission[] {
  return isAdmin ? Object.values(Permission) : permissions;
}

/** A signed-in person as an actor. Where staff need a second factor, they have no permissions without one. */
export function accountActor(
  viewer: Viewer,
  level: SessionLevel,
  { strongStaff }: { strongStaff: StrongStaff },
): Actor {
  const held = permissionsOf(viewer);
  const lacksSecondFactor = held.length > 0 && strongStaff === 'required' && level === 'password';
  const can = (permission: Permission) => !lacksSecondFactor && held.includes(permission);
  const isStaff = held.length > 0 && !lacksSecondFactor;
  return { kind: 'account', viewer, buyer: viewer, can, isStaff, level, lacksSecondFactor };
}

/** Staff who order for a customer: the order is the customer's, rights and events are those of the staff. */
export function onBehalfOf(ctx: WithActor, buyer: Buyer): Actor {
  return { ...ctx.actor, kind: 'account', viewer: requireViewer(ctx), buyer };
}

/** The id of the staff who order for a customer; null when people act for themselves. */
export function agentOf({ viewer, buyer }: Actor): string | null {
  return viewer && viewer.id !== buyer.id ? viewer.id : null;
}

/** Whether the actor owns what belongs to `owner`. */
export function mayActFor({ buyer }: Actor, owner: { id: string }): boolean {
  return buyer?.id === owner.id;
}

interface WithActor {
  actor: Actor;
}

/** The viewer. Errors: UNAUTHENTICATED without an account. */
export function requireViewer({ actor }: WithActor): Viewer {
  if (!actor.viewer) throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
  return actor.viewer;
}

/** The buyer, with an account or without. Errors: UNAUTHENTICATED without a session. */
export function requireBuyer({ actor }: WithActor): Buyer {
  if (!actor.buyer) throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
  return actor.buyer;
}

/**
 * Errors: UNAUTHENTICATED without an account, FORBIDDEN for anybody else without one of the permissions, with the first one that
 * is missing in its details.
 */
export function requirePermission(ctx: WithActor, ...permissions: readonly Permission[]): void {
  requireViewer(ctx);
  const needs = permissions.find((permission) => !ctx.actor.can(permission));
  if (needs) throw forbidden(ctx, needs, needs);
}

/** Errors: UNAUTHENTICATED; FORBIDDEN for an account with none of the permissions. */
export function requireOneOf(ctx: WithActor, ...permissions: readonly [Permission, ...Permission[]]): void {
  requireViewer(ctx);
  if (!permissions.some((permission) => ctx.actor.can(permission)))
    throw forbidden(ctx, permissions.join(' or '), permissions[0]);
}

function forbidden(ctx: WithActor, named: string, needs: Permission): DomainError {
  if (ctx.actor.lacksSecondFactor) {
    const message =
      'Staff of this shop need a second factor: set up a passkey or an authenticator app on your profile, then sign in with it.';
    return new DomainError('FORBIDDEN', message, { needs: 'SECOND_FACTOR' });
  }
  const message = ctx.actor.isStaff
    ? `This needs the permission ${named}.`
    : `This needs an account with the permission ${named}.`;
  return new DomainError('FORBIDDEN', message, { needs });
}
