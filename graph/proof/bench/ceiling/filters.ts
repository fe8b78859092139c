import type { Pool } from 'pg';
import { CARD, PAGE_SIZE, SOLD } from './catalog.ts';
import type { Route } from './route.ts';

const MOST = 10_000;

/** The condition on products of a category and all below it, by brand and colour; without a category all of them. */
async function conditionOf(
  pool: Pool,
  { category, brand, colour }: Record<string, string>,
): Promise<[sql: string, values: unknown[]]> {
  if (!category) return [SOLD, []];
  const { rows } = await pool.query(
    `with recursive below as (
       select id from categories where slug = $1 union all
       select child.id from categories child join below on child.parent_id = below.id
     ) select id from below`,
    [category],
  );
  const sql = `${SOLD} and category_id = any($1::uuid[]) and brand = $2 and attributes @> $3::jsonb`;
  return [sql, [rows.map(({ id }) => id), brand, JSON.stringify({ colour })]];
}

const category: Route = async (pool, input) => {
  const [where, values] = await conditionOf(pool, input);
  const [found, count] = await Promise.all([
    pool.query(
      `select ${CARD} from products where ${where} order by created_at desc, id desc limit ${PAGE_SIZE}`,
      values,
    ),
    pool.query(
      `select count(*)::int as total from (select from products where ${where} limit ${MOST}) counted`,
      values,
    ),
  ]);
  const { total } = count.rows[0];
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { data: { products: { page: 1, pages, total, products: found.rows } } };
};

/** Each value of each facet with its count, the selected ones too, which the shop counts without their own filter. */
const facets: Route = async (pool, input) => {
  const [where, values] = await conditionOf(pool, input);
  const matched = `(select * from products where ${where} limit ${MOST + 1}) matched`;
  const counts = await Promise.all(
    [
      `select min(price), max(price), count(*) filter (where is_on_sale) as reduced from ${matched}`,
      `select floor(rating) as value, count(*)::int from ${matched} group by 1`,
      `select brand as value, count(*)::int from ${matched} group by 1`,
      `select key, value, count(*)::int from ${matched}, jsonb_each_text(attributes) group by 1, 2`,
    ].map((sql) => pool.query(sql, values)),
  );
  return { data: { products: { facets: counts.map(({ rows }) => rows) } } };
};

export const filterRoutes: Record<string, Route> = { '/category': category, '/facets': facets };
