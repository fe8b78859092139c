import type { OfferedPromotion } from '#money/promotion';
import { cacheKey } from '../../core/cache-key.ts';
import { columnsOf } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { CODE_FORMAT, codeKey } from './code-key.ts';
import { countUnknown, refuseGuessing } from './limit-codes.ts';
import { Promotion } from './promotion.entity.ts';

const promotionColumns = columnsOf(Promotion, 'createdAt');
const sold = 'is_active and deleted_at is null';

const readAutomatic = promotionColumns.read<[]>(`from promotions where is_automatic and ${sold}`);

const readUses = prepared<{ id: string; used: number }, [ids: readonly string[]]>(
  'select id, used from promotions where id = any($1::uuid[])',
);

/** With the uses that are left of each code itself. */
const readByCode = promotionColumns.read<
  [codes: readonly string[]],
  { code: string; codeUses: number | null }
>(
  `, code_key as code, "codeUses" from (
     select code_key, promotion_id, max_uses - used as "codeUses" from promotion_codes where code_key = any($1)
   ) as code join promotions on promotions.id = promotion_id where ${sold}`,
);

const readByIds = promotionColumns.read<[ids: readonly string[]]>(
  `from promotions where id = any($1::uuid[]) and ${sold}`,
);

/**
 * The automatic promotions and those of these codes, and the codes that are of none. Errors:
 * RATE_LIMITED for whom too many were unknown.
 */
export async function findOffered(
  ctx: Context,
  texts: readonly string[],
): Promise<{ offered: OfferedPromotion[]; unknown: string[] }> {
  const automatic = await findAutomatic(ctx);
  if (texts.length === 0) return { offered: automatic, unknown: [] };
  await refuseGuessing(ctx);
  const codes = [...new Set(texts.map(codeKey))];
  const wellFormed = codes.filter((code) => CODE_FORMAT.test(code));
  const rows = await readByCode(ctx.em, wellFormed);
  const unknown = codes.filter((code) => !rows.some((row) => row.code === code));
  if (unknown.length > 0) await countUnknown(ctx, unknown.length);
  return {
    offered: [...automatic, ...rows.map((row) => toOffered(row, row.code, row.codeUses))],
    unknown,
  };
}

/** The automatic promotions of the cache, which edits invalidate. How often limited ones were used is read each time. */
export async function findAutomatic({ em, ports }: Context): Promise<OfferedPromotion[]> {
  const rows = await ports.cache.get(cacheKey('automatic promotions'), () => readAutomatic(em.fork()));
  const limited = rows.filter(({ maxUses }) => maxUses !== null).map(({ id }) => id);
  const uses = new Map(
    limited.length > 0 ? (await readUses(em, limited)).map(({ id, used }) => [id, used]) : [],
  );
  return rows.map((row) => toOffered({ ...row, used: uses.get(row.id) ?? row.used }, null, null));
}

/** These promotions as they are offered now, with the codes that they were used with; none that has ended. */
export async function findAgain(
  em: Context['em'],
  used: readonly { id: string; code: string | null }[],
): Promise<OfferedPromotion[]> {
  if (used.length === 0) return [];
  const codes = new Map(used.map(({ id, code }) => [id, code]));
  const rows = await readByIds(em, [...codes.keys()]);
  // Their uses were released, and are counted when they are taken again. Who used one was in its segment.
  return rows.map((row) => ({ ...row, segmentId: null, code: codes.get(row.id) ?? null, usesLeft: null }));
}

type Row = Awaited<ReturnType<typeof readAutomatic>>[number];

function toOffered(row: Row, code: string | null, codeUses: number | null): OfferedPromotion {
  const left = [row.maxUses === null ? null : row.maxUses - row.used, codeUses].filter(
    (uses) => uses !== null,
  );
  return { ...row, code, usesLeft: left.length > 0 ? Math.min(...left) : null };
}
