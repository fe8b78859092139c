import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { visible } from '../products/product-row.ts';

/** Most products whose variants have a SKU, in one case or another, now or before. */
const MOST = 5;

const readIds = (withDrafts: boolean) =>
  prepared<{ id: string }, [sku: string]>(
    `select product_id as id from variants where lower(sku) = lower($1) and sku is not null
       and exists (select from products where products.id = product_id and ${visible(withDrafts)})
     group by product_id order by bool_or(deleted_at is null) desc, product_id desc limit ${MOST}`,
  );
const sold = readIds(false);
const all = readIds(true);

/** The products with a variant of this SKU, as a receipt names it. What is sold comes before what was. */
export async function idsOfSku(
  em: SqlEntityManager,
  keyword: string,
  withDrafts: boolean,
): Promise<string[]> {
  const sku = keyword.replace(/^sku[\s:#]+/i, '');
  return (await (withDrafts ? all : sold)(em, sku)).map(({ id }) => id);
}
