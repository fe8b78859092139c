import type { Context } from '../core/context.ts';
import { endSession } from './sessions.ts';

/** Signs out. True for anyone, also without a session: afterwards nobody is signed in. */
export async function signOut(ctx: Context): Promise<boolean> {
  await endSession(ctx);
  return true;
}
