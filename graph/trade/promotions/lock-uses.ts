import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';

/** A discount of a checkout: what a promotion takes off it. */
export interface Use {
  /** Id of the promotion. */
  id: string;
  title: string;
  code: string | null;
  amount: number;
}

/** A promotion with its limits, which do not change until the transaction ends. */
export interface LockedPromotion {
  id: string;
  isOffered: boolean;
  firstOrderOnly: boolean;
  maxUses: number | null;
  maxPerPerson: number | null;
}

const lockInIdOrder = prepared<LockedPromotion, [ids: readonly string[]]>(
  `select id, is_active and deleted_at is null as "isOffered", first_order_only as "firstOrderOnly", max_uses as "maxUses",
     max_per_person as "maxPerPerson"
   from promotions where id = any($1::uuid[]) order by id for key share`,
);
const lockPromotionCounts = prepared<object, [ids: readonly string[]]>(
  'select 1 from promotions where id = any($1::uuid[]) and max_uses is not null order by id for no key update',
);
const lockCodeCounts = prepared<object, [codes: readonly string[]]>(
  'select 1 from promotion_codes where code_key = any($1) and max_uses is not null order by code_key for no key update',
);

/**
 * Keeps `savePromotion` from changing the limits of these promotions until the transaction ends. Other checkouts do not
 * wait. Returns the promotions in the order of their ids.
 */
export function lockLimits(em: SqlEntityManager, uses: readonly Use[]): Promise<LockedPromotion[]> {
  const ids = uses.map(({ id }) => id);
  return lockInIdOrder(em, ids);
}

/**
 * Locks the counts of these uses in the order in which `redeem` takes them, for a transaction that gives some back before it
 * takes others. The order of all locks of a hold: the buyer, checkouts, variants, promotions by id, codes, and last the
 * numbers of a person's uses.
 */
export async function lockCounts(em: SqlEntityManager, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return;
  await lockLimits(em, uses);
  const ids = uses.map(({ id }) => id);
  await lockPromotionCounts(em, ids);
  await lockCodeCounts(em, codesOf(uses));
}

/** The codes of uses, in their order. */
export function codesOf(uses: readonly { code: string | null }[]): string[] {
  return uses.flatMap(({ code }) => code ?? []).sort();
}
