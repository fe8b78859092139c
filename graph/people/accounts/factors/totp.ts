import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { verify } from 'otplib';
import { Totp } from './totp.entity.ts';

/** A code is accepted for one step longer, and one earlier, than it is shown. Seconds. */
const epochTolerance = 30;

/** What somebody types as the code of an app, with or without a space. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(typed.replaceAll(' ', ''));
}

/**
 * Uses up a code of a person's app, confirmed or not. False: it is wrong, or it or a later one was used. Of concurrent uses
 * one succeeds.
 */
export async function useTotp(
  em: SqlEntityManager,
  user: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const totp = await em.findOne(Totp, { user }, { refresh: true });
  if (!totp || !isTotpCode(typed)) return false;
  const epoch = Math.floor(now.getTime() / 1000);
  const token = typed.replaceAll(' ', '');
  const result = await verify({ secret: totp.secret, token, epoch, epochTolerance });
  if (!result.valid || !('timeStep' in result)) return false;
  const { timeStep } = result;
  const used = await em.nativeUpdate(Totp, { user, lastStep: { $lt: timeStep } }, { lastStep: timeStep });
  return used > 0;
}
