import { createHash, randomInt } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { RecoveryCode } from './recovery-code.entity.ts';

const COUNT = 10;
/** Without letters that look like others. 16 of them have 80 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** Replaces the recovery codes of a person, and returns the new ones as they are shown. */
export async function replaceRecoveryCodes(em: SqlEntityManager, user: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await em.nativeDelete(RecoveryCode, { user });
  const rows = codes.map((code) => ({ hash: hash(user, code), user }));
  await em.insertMany(RecoveryCode, rows);
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** Uses up a recovery code, typed with or without hyphens. False: it is wrong or used. Of concurrent uses one succeeds. */
export async function useRecoveryCode(
  em: SqlEntityManager,
  user: string,
  typed: string,
  usedAt: Date,
): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const used = await em.nativeUpdate(
    RecoveryCode,
    { hash: hash(user, code), user, usedAt: null },
    { usedAt },
  );
  return used > 0;
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function hash(user: string, code: string): string {
  return createHash('sha256').update(`${user} ${code}`).digest('base64url');
}
