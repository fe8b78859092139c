import type { Context } from '../../../core/context.ts';
import { requestLink } from './request-link.ts';

/** Mails a link that signs in, if there is an account. Returns true in any case. Errors: RATE_LIMITED. */
export function requestSignInLink(ctx: Context, email: string): Promise<true> {
  return requestLink(ctx, 'sign-in.link', email);
}
