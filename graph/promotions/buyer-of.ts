import { normaliseEmail } from '../accounts/email.ts';
import type { Context } from '../core/context.ts';

/** The person whose earlier orders count, or null for a guest. */
export function buyerOf({ actor }: Pick<Context, 'actor'>): { id: string; emailKey: string } | null {
  return actor.viewer && { id: actor.viewer.id, emailKey: normaliseEmail(actor.viewer.email) };
}
