import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';

/** The person whose earlier orders count, or null for somebody without a session. */
export function buyerOf({
  actor: { buyer },
}: Pick<Context, 'actor'>): { id: string; emailKey: string } | null {
  return buyer && { id: buyer.id, emailKey: normaliseEmail(buyer.email) };
}
