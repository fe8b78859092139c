import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { formsOfBarcode } from '../products/barcode.ts';

const SOLD =
  'v.deleted_at is null and exists (select from products p where p.id = v.product_id and p.deleted_at is null)';

const readByCodes = prepared<{ code: string; variant: string }, [codes: string]>(
  `with wanted as (select code, forms from jsonb_to_recordset($1::jsonb) as wanted (code text, forms text[]))
   select code, v.id as variant from wanted join variants v on v.barcode = any(forms) where v.barcode is not null and ${SOLD}
   union
   select code, v.id from wanted join variants v on lower(v.sku) = lower(code) where v.sku is not null and ${SOLD}`,
);

/** The variants, drafts too, that have a code as their barcode or SKU, by the code; none for one that is unknown. */
export async function findByCode(
  em: SqlEntityManager,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (codes.length === 0) return new Map();
  const wanted = [...new Set(codes)].map((code) => ({ code, forms: formsOfBarcode(code) }));
  const found = Map.groupBy(await readByCodes(em, JSON.stringify(wanted)), ({ code }) => code);
  return new Map([...found].map(([code, rows]) => [code, rows.map(({ variant }) => variant)]));
}
