import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { visible } from './product-row.ts';

const sold = visible(false);
/** Most brands that are listed for search engines. */
const MOST_BRANDS = 10_000;

const readSlugs = prepared<{ slug: string }, []>(
  'select slug from categories order by position, name limit 1000',
);
// From brand to brand in their index: of a million products a few thousand are read.
const readBrands = prepared<{ brand: string }, []>(
  `with recursive brands as (
     (select brand from products where ${sold} order by brand limit 1)
     union all
     select (select p.brand from products p where p.deleted_at is null and not p.is_draft and p.brand > brands.brand
       order by p.brand limit 1) from brands where brands.brand is not null
   ) select brand from brands where brand is not null limit ${MOST_BRANDS}`,
);

/** Paths of the lists of products that search engines are to know: categories, then brands. */
export async function pathsOfLists(em: SqlEntityManager): Promise<string[]> {
  const categories = await readSlugs(em);
  const brands = await readBrands(em);
  return [
    ...categories.map(({ slug }) => `/category/${encodeURIComponent(slug)}`),
    ...brands.map(({ brand }) => `/brand/${encodeURIComponent(brand)}`),
  ];
}
