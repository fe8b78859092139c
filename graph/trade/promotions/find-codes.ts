import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { requireId } from '../../core/validation.ts';

const readCodes = prepared<{ exists: boolean; csv: string | null }, [promotion: string]>(
  `select exists (select from promotions where id = $1::uuid and deleted_at is null), (
     select string_agg(code_key || ',' || case when used > 0 then 'used' else 'free' end, e'\\n' order by code_key)
     from promotion_codes where promotion_id = $1::uuid and max_uses is not null
   ) as csv`,
);

/** The codes that were generated for a promotion, as CSV: a header, then one code a line. Errors: NOT_FOUND. */
export async function findCodes({ em }: Context, promotionId: string): Promise<string> {
  const [found] = await readCodes(em, requireId(promotionId, 'Promotion'));
  if (!found!.exists) throw new DomainError('NOT_FOUND', 'Promotion not found.');
  return ['Code,State', ...(found!.csv === null ? [] : [found!.csv])].join('\n');
}
