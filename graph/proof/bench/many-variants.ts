import type { Dataset } from './dataset.ts';

const SIZES = 10;
const COLOURS = 5;
const LAST = SIZES * COLOURS - 1;

/** One product more than the others, which has 50 variants: nobody buys it without choosing one. */
export function manyVariantsSql({ products }: Dataset): string[] {
  const id = `bench.id(1, ${products})`;
  return [
    `insert into products (id, name, image, brand, category, description, price, option_names, created_at)
     values (${id}, 'Trail Sneaker', '/images/lamp-800.webp', 'Norda', '', 'In ten sizes and five colours.', 4999,
       array['Size', 'Colour'], timestamptz '2020-01-01')`,
    `insert into variants (id, product_id, position, options, sku, price, compare_at_price, lowest_price_30d, count_in_stock)
     select case n when 0 then ${id} else bench.id(9, n) end, ${id}, n,
       array[(36 + n / ${COLOURS})::text, 'Colour ' || n % ${COLOURS}], 'TS-' || n, 4999, 5999, 4999, 10
     from generate_series(0, ${LAST}) n`,
  ];
}
