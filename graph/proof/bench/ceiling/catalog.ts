import type { Pool } from 'pg';
import type { Route } from './route.ts';

export const PAGE_SIZE = 12;
export const SOLD = 'deleted_at is null and not is_draft';
export const CARD = 'id, name, image, price, rating, num_reviews as "numReviews"';
const STOCK =
  '(select sum(count_in_stock)::int from variants where product_id = products.id and deleted_at is null)';
const FULL = `id, name, image, brand, category, description, price, ${STOCK} as "countInStock", rating,
  num_reviews as "numReviews", is_draft as "isDraft", created_at as "createdAt"`;

async function list(pool: Pool, columns: string, page: number) {
  const [rows, count] = await Promise.all([
    pool.query(
      `select ${columns} from products where ${SOLD} order by created_at desc, id desc limit ${PAGE_SIZE} offset $1`,
      [(page - 1) * PAGE_SIZE],
    ),
    pool.query(`select count(*)::int as total from products where ${SOLD}`),
  ]);
  const { total } = count.rows[0];
  return { page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total, products: rows.rows };
}

const listRoute: Route = async (pool, { page }) => ({
  data: { products: await list(pool, CARD, Number(page)) },
});

const restList: Route = async (pool, { page }) => {
  const { products, ...counts } = await list(pool, FULL, Number(page));
  return {
    products: products.map(({ id, price, ...rest }) => ({ _id: id, id, ...rest, price: price / 100 })),
    ...counts,
  };
};

const search: Route = async (pool, { keyword = '' }) => {
  const all = `from products where ${SOLD}`;
  const newest = 'order by created_at desc, id desc limit 1000';
  const words = `search @@ to_tsquery('english', $3)`;
  const found = await pool.query(
    `with literal as (select id ${all} and name ilike $2 ${newest}),
     worded as (select id ${all} and ${words} ${newest}),
     found as (select id from literal union select id from worded),
     mistyped as (select id ${all} and $1 <% name and not exists (select from found) limit 1000)
     select id from products where id in (select id from found union all select id from mistyped)
     order by case when name ilike $4 then 4 when name ilike $2 then 3
       when ${words} then 1 + ts_rank(search, to_tsquery('english', $3)) else word_similarity($1, name) end desc,
       created_at desc, id desc limit 1000`,
    [keyword, `%${keyword}%`, `${keyword}:*`, `${keyword}%`],
  );
  const ids = found.rows.slice(0, PAGE_SIZE).map(({ id }) => id);
  const { rows } = await pool.query(`select ${CARD} from products where id = any($1::uuid[])`, [ids]);
  const products = ids.map((id) => rows.find((row) => row.id === id));
  const total = found.rows.length;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { data: { products: { page: 1, pages, total, products } } };
};

async function product(pool: Pool, id: string) {
  const [rows, reviews] = await Promise.all([
    pool.query(
      `select id, name, image, brand, category, description, price, ${STOCK} as "countInStock", rating,
         num_reviews as "numReviews", stars as "ratingHistogram" from products where id = $1 and ${SOLD}`,
      [id],
    ),
    pool.query(
      `select id, name, rating, comment, created_at as "createdAt", exists (
         select from orders cross join lateral (
           select from order_lines where order_id = orders.id and product_id = review.product_id offset 0
         ) as bought
         where orders.owner_id = review.user_id and orders.paid_at is not null
       ) as "verifiedBuyer"
       from reviews as review where product_id = $1 order by created_at desc, id desc limit 20`,
      [id],
    ),
  ]);
  const found = rows.rows[0];
  return {
    ...found,
    reviewPage: { pages: Math.max(1, Math.ceil(found.numReviews / 20)), reviews: reviews.rows },
  };
}

const productRoute: Route = async (pool, { id = '' }) => ({ data: { product: await product(pool, id) } });

const variants: Route = async (pool, { id = '' }) => {
  const [rows, variants] = await Promise.all([
    pool.query(
      `select id, name, image, brand, category, description, price, ${STOCK} as "countInStock", rating,
         num_reviews as "numReviews", option_names as names from products where id = $1 and ${SOLD}`,
      [id],
    ),
    pool.query(
      `select id, options, price, compare_at_price as "compareAtPrice", lowest_price_30d as "lowestPrice30d",
         count_in_stock as "countInStock" from variants where product_id = $1 and deleted_at is null order by position, id`,
      [id],
    ),
  ]);
  const { names, ...found } = rows.rows[0];
  const options = names.map((name: string, index: number) => {
    return { name, values: [...new Set(variants.rows.map((variant) => variant.options[index]))] };
  });
  return { data: { product: { ...found, options, variants: variants.rows } } };
};

/** A placeholder as long as the shop's page, which is filled with the same data by string concatenation. */
const filler = 'x'.repeat(30_000);

const homePage: Route = async (pool) => filler + JSON.stringify(await list(pool, CARD, 1));
const productPage: Route = async (pool, { id = '' }) => filler + JSON.stringify(await product(pool, id));

export const catalogRoutes: Record<string, Route> = {
  '/list': listRoute,
  '/rest-list': restList,
  '/search': search,
  '/product': productRoute,
  '/variants': variants,
  '/home-page': homePage,
  '/product-page': productPage,
};
