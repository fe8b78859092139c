import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { perPerson } from '#money/promotion';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { prepared } from '../../core/prepared.ts';
import { type LockedPromotion, lockLimits, type Use } from './lock-uses.ts';
import { readPersonKey } from './person-key.ts';
import { type PlainReason, problemText } from './problem-text.ts';

/** A checkout that uses promotions. */
export interface Redeemer {
  checkout: string;
  /** Id of the buyer. */
  user: string;
  /** That of the checkout. */
  network: string | null;
  currency: string;
  uses: readonly Use[];
  /** Whether the buyer has ordered with another checkout. */
  hasOrdered: () => Promise<boolean>;
}

const countUse = prepared<{ id: string }, [id: string]>(
  'update promotions set used = used + 1 where id = $1 and used < max_uses returning id',
);

/** Null for a code that is not of this promotion any more. */
const findLimit = prepared<{ isLimited: boolean }, [code: string, promotion: string]>(
  'select max_uses is not null as "isLimited" from promotion_codes where code_key = $1 and promotion_id = $2',
);
const countCode = prepared<{ id: string }, [code: string, promotion: string]>(
  'update promotion_codes set used = used + 1 where code_key = $1 and promotion_id = $2 and used < max_uses returning code_key as id',
);

type Row = [
  id: string,
  promotion: string,
  code: string | null,
  checkout: string,
  user: string,
  amount: number,
  currency: string,
];
const COLUMNS = 'id, promotion_id, code_key, checkout_id, user_id, amount, currency';

const insertUse = prepared<object, Row>(
  `insert into redemptions (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** Takes the lowest number that is free of those that a person has, see `readPersonKey`; of two at the same time one waits for the other. */
const insertLimitedUse = prepared<{ id: string }, [...Row, most: number, person: string]>(
  `insert into redemptions (${COLUMNS}, buyer_email_key, n)
   select $1::uuid, $2::uuid, $3::text, $4::uuid, $5::uuid, $6::int, $7::text, $9::text, free.n
   from (
     select n from generate_series(1, $8::int) n where not exists (
       select from redemptions r
       where r.promotion_id = $2::uuid and r.buyer_email_key = $9::text and r.n = n.n and r.released_at is null
     ) order by n limit 1
   ) free
   where $8::int > (
     select count(*) from redemptions r
     where r.promotion_id = $2::uuid and (r.user_id = $5::uuid or r.buyer_email_key = $9::text) and r.released_at is null
   )
   on conflict (promotion_id, buyer_email_key, n) where released_at is null do nothing
   returning id`,
);

/**
 * Counts the uses of a locked checkout, in the transaction of its hold. Returns why one cannot be had any more, or null; then
 * roll back. Limits are conditions of the updates that count, so that no use is counted beyond them. With `isAgreed` the
 * order has the discount already: only the limits matter.
 */
export async function redeem(
  em: SqlEntityManager,
  redeemer: Redeemer,
  { isAgreed }: { isAgreed: boolean },
): Promise<DomainError | null> {
  const { uses, hasOrdered } = redeemer;
  if (uses.length === 0) return null;
  const promotions = await lockLimits(em, uses);
  const inIdOrder = promotions.map((promotion) => {
    return { promotion, use: uses.find(({ id }) => id === promotion.id)! };
  });
  await failpoint('promotion.limitsLocked');
  const isReturning =
    !isAgreed && promotions.some(({ firstOrderOnly }) => firstOrderOnly) && (await hasOrdered());
  for (const { promotion, use } of inIdOrder) {
    if (!isAgreed && !promotion.isOffered) return refusal(use, 'ENDED');
    if (isReturning && promotion.firstOrderOnly) return refusal(use, 'FIRST_ORDER_ONLY');
    if (promotion.maxUses !== null && !(await countUse(em, promotion.id))[0]) return refusal(use, 'USED_UP');
  }
  for (const { use } of inIdOrder.toSorted((a, b) => ((a.use.code ?? '') < (b.use.code ?? '') ? -1 : 1))) {
    const reason = await takeCode(em, use, isAgreed);
    if (reason) return refusal(use, reason);
  }
  for (const { promotion, use } of inIdOrder)
    if (!(await insert(em, redeemer, promotion, use))) return refusal(use, 'USED_BEFORE');
  return null;
}

async function takeCode(
  em: SqlEntityManager,
  { id, code }: Use,
  isAgreed: boolean,
): Promise<PlainReason | null> {
  if (code === null) return null;
  const [found] = await findLimit(em, code, id);
  if (!found) return isAgreed ? null : 'UNKNOWN';
  return found.isLimited && !(await countCode(em, code, id))[0] ? 'USED_UP' : null;
}

/** Returns whether the person may use it once more. */
async function insert(
  em: SqlEntityManager,
  { checkout, user, currency, network }: Redeemer,
  promotion: LockedPromotion,
  use: Use,
): Promise<boolean> {
  const most = perPerson(promotion);
  const row: Row = [v7(), use.id, use.code, checkout, user, use.amount, currency];
  if (!Number.isFinite(most)) {
    await insertUse(em, ...row);
    return true;
  }
  const person = await readPersonKey(em, { id: user, network });
  // When somebody else with this key took the number, there may be another one.
  for (let attempt = 0; attempt < most; attempt++)
    if ((await insertLimitedUse(em, ...row, most, person))[0]) return true;
  return false;
}

/** CODE_INVALID, or PRICE_CHANGED for an automatic promotion. */
function refusal({ code, title }: Use, reason: PlainReason): DomainError {
  if (code === null) return new DomainError('PRICE_CHANGED', `The discount "${title}" has ended.`);
  return codesError([{ code, reason, missing: 0, message: problemText(reason) }]);
}

/** CODE_INVALID with the reason of each code. */
export function codesError(codes: NonNullable<DomainError['details']['codes']>): DomainError {
  const sentences = codes.map(({ code, message }) => `${code}: ${message}`);
  return new DomainError('CODE_INVALID', sentences.join(' '), { codes });
}
