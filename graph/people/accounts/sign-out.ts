import type { Context } from '../../core/context.ts';
import { endCurrentSession } from './sessions.ts';

/** Signs out. Returns true, also without a session. */
export async function signOut(ctx: Context): Promise<boolean> {
  await endCurrentSession(ctx);
  return true;
}
