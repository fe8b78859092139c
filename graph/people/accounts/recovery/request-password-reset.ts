import type { Context } from '../../../core/context.ts';
import { requestLink } from './request-link.ts';

/** Mails a link to choose a new password, if there is an account. Returns true in any case. Errors: RATE_LIMITED. */
export function requestPasswordReset(ctx: Context, email: string): Promise<true> {
  return requestLink(ctx, 'password.reset', email);
}
