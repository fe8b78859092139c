import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { lockLimits, type Use } from './lock-uses.ts';

const release = prepared<{ promotion: string; code: string | null }, [checkout: string]>(
  `update redemptions set released_at = now() where checkout_id = $1 and released_at is null
   returning promotion_id as promotion, code_key as code`,
);
const uncountUse = prepared<object, [id: string]>(
  'update promotions set used = used - 1 where id = $1 and max_uses is not null',
);
const uncountCode = prepared<object, [code: string, promotion: string]>(
  'update promotion_codes set used = used - 1 where code_key = $1 and promotion_id = $2 and max_uses is not null',
);

/** Gives the uses of a locked checkout back, in the transaction that gives its stock back. */
export async function giveBackUses(
  em: SqlEntityManager,
  { checkout, uses }: { checkout: string; uses: readonly Use[] },
): Promise<void> {
  if (uses.length === 0) return;
  // A limit that is added meanwhile counts either what is released here or not.
  await lockLimits(em, uses);
  const released = await release(em, checkout);
  for (const { promotion } of released.toSorted((a, b) => (a.promotion < b.promotion ? -1 : 1)))
    await uncountUse(em, promotion);
  for (const { promotion, code } of released.toSorted((a, b) => ((a.code ?? '') < (b.code ?? '') ? -1 : 1)))
    if (code !== null) await uncountCode(em, code, promotion);
}
