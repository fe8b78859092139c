import { requireViewer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { consume } from '../core/rate-limit.ts';
import { requireRecentSignIn } from '../people/accounts/sessions.ts';
import { exportUser } from './export-user.ts';

/** It reads all orders of a person. */
const exports = { name: 'export', most: 10, minutes: 60, what: 'downloads of your data' };

/**
 * Everything that is stored about the viewer except secrets, as JSON. Needs a recent sign-in: a borrowed browser must not tell all
 * addresses and orders. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, RATE_LIMITED.
 */
export async function exportMyData(ctx: Context): Promise<string> {
  const { id, email } = requireViewer(ctx);
  await requireRecentSignIn(ctx, ctx.em);
  await consume(ctx, exports, id);
  return JSON.stringify(await exportUser(ctx, email, { guests: false }), null, 2);
}
