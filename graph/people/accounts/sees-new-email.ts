import { mayActFor, Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';

/** Whether the caller sees an address of the account that is not confirmed yet. */
export function seesNewEmail({ actor }: Pick<Context, 'actor'>, owner: { id: string }): boolean {
  return mayActFor(actor, owner) || actor.can(Permission.Customers) || actor.can(Permission.Staff);
}
