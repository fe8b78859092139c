import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Token } from './token.entity.ts';

/** Makes the links of these purposes void that were mailed to the owner of a locked account and not used yet. */
export async function voidLinks(
  em: SqlEntityManager,
  user: string,
  purposes: readonly Token['purpose'][],
  now: Date,
): Promise<void> {
  await em.nativeUpdate(Token, { user, purpose: { $in: [...purposes] }, usedAt: null }, { usedAt: now });
}
