import {
  attributesSql,
  attributeValues,
  brands,
  categoriesSql,
  categoryId,
  categoryName,
} from './catalogue.ts';
import { type Dataset, words } from './dataset.ts';
import { drawn, drawnWord } from './drawn.ts';
import { manyVariantsSql } from './many-variants.ts';
import { promotionsSql } from './promotions.ts';

const nouns =
  'Kettle Chair Table Desk Mug Clock Radio Camera Tripod Backpack Wallet Umbrella Blanket Pillow Rug Mirror Shelf Basket ' +
  'Vase Candle Teapot Skillet Grinder Scale Whisk Apron Notebook Pen Globe Compass Binoculars Tent Lantern Stove Bottle ' +
  'Speaker Headset Keyboard Mouse Monitor Router Drone Scooter Helmet Gloves Scarf Jacket Boots Watch';
const adjectives =
  'Amber Bold Calm Deep Early Fair Grand Humble Ivory Jolly Keen Light Mellow Noble Olive Plain Quiet Rapid Solid Tidy ' +
  'Urban Vivid Warm Young Azure Brisk Crisp Dusky Elder Fresh Golden Hazel Indigo Jade Kind Lunar Misty Neat Onyx Pearl';
const materials =
  'oak steel linen glass leather brass wool bamboo copper ceramic walnut cotton marble paper cork';
const rooms = 'kitchen bedroom office garden hallway workshop balcony studio cabin classroom';
const firstNames =
  'Ada Ben Cleo Dan Eva Finn Gita Hugo Ines Jon Kira Leo Mia Nils Olga Paul Rae Sam Tara Udo Vera Will Xenia Yann Zoe Amir ' +
  'Bella Carl Dora Emil Fay Gus Hana Ivan Jana Kai Lena Max Nora Otto';
const lastNames =
  'Abel Bauer Cohen Dietz Evans Fuchs Gupta Haas Iyer Jansen Klein Lopez Mehta Novak Olsen Patel Quinn Rossi Singh Tanaka ' +
  'Ueda Vogel Weber Xu Young Zhang Adler Brandt Costa Dubois Egger Fischer Gomez Huber Ivanov Jensen Khan Lang Meyer Nair ' +
  'Okafor Park Rao Santos Thomas Urban Varga Wolf Yilmaz Ziegler Arora Blanc Conti Das Engel Faber Graf Hahn Ito Joshi';
const comments = [
  'Does what it should, and looks good doing it.',
  'Arrived quickly and well packed.',
  'Smaller than I thought, but well made.',
  'My second one; the first is still in daily use.',
  'Not for me. It went back the same day.',
];

/** SQL functions that compute the properties of the `n`th object, so that each table is filled without reading another. */
export function helperSql({ products, reviewsPerProduct, users }: Dataset): string {
  const rare = `n in (7, ${Math.floor(products / 2)}, ${products - 6})`;
  return `
    create schema bench;
    create function bench.pick(n bigint, salt int, size int) returns int immutable language sql as
      'select ((hashint8(n * 64 + salt)::bigint & 2147483647) % size)::int';
    create function bench.word(n bigint, salt int, list text[]) returns text immutable language sql as
      'select list[1 + bench.pick(n, salt, cardinality(list))]';
    create function bench.id(kind int, n bigint) returns uuid immutable language sql as
      $$select ('01900000-0000-7000-800' || kind || '-' || lpad(to_hex(n), 12, '0'))::uuid$$;
    create function bench.noun(n bigint) returns text immutable language sql as
      $$select case when ${rare} then '${words.rare}' when n % 10 = 0 then '${words.common}' else ${drawnWord(nouns, 1)} end$$;
    create function bench.product_name(n bigint) returns text immutable language sql as
      $$select ${drawnWord(adjectives, 2)} || ' ' || initcap(${drawnWord(materials, 3)}) || ' ' || bench.noun(n) || ' ' || 100 + n % 900$$;
    create function bench.price(n bigint) returns int immutable language sql as
      'select 199 + bench.pick(n, 4, 40000)';
    create function bench.price_before(n bigint) returns int immutable language sql as
      'select case when bench.pick(n, 46, 10) = 0 then bench.price(n) * 5 / 4 end';
    create function bench.stars(n bigint, k int) returns int immutable language sql as
      'select 1 + least(4, bench.pick(n, 10 + k, 8))';
    create function bench.all_stars(n bigint) returns int[] immutable language sql as
      'select array[${[1, 2, 3, 4, 5].map((stars) => givenTimes(stars, reviewsPerProduct))}]';
    create function bench.person(n bigint) returns text immutable language sql as
      $$select ${drawnWord(firstNames, 5)} || ' ' || ${drawnWord(lastNames, 6)}$$;
    create function bench.buyer(n bigint) returns bigint immutable language sql as
      'select bench.pick(n, 7, ${users})::bigint';
    create function bench.bought(n bigint, line int) returns bigint immutable language sql as
      'select bench.pick(n, 20 + line, ${products})::bigint';
    create function bench.ordered_at(n bigint) returns timestamptz immutable language sql as
      $$select timestamptz '2026-01-01' - (n + 1) * interval '1 minute'$$;`;
}

/** Statements for what shoppers browse, in this order. */
export function catalogueSql({ products }: Dataset): string[] {
  return [
    categoriesSql,
    attributesSql,
    `insert into products (id, name, image, brand, category, category_id, attributes, description, price, compare_at_price,
       is_on_sale, sold_30d, stars, created_at)
     select bench.id(1, n), bench.product_name(n), '/images/lamp-800.webp', ${drawnWord(brands, 8)}, ${categoryName}, ${categoryId},
       ${attributeValues},
       bench.product_name(n) || ', made of ' || ${drawnWord(materials, 3)} || ' for the ' || ${drawnWord(rooms, 31)} || ' or the ' ||
         ${drawnWord(rooms, 32)} || '. Comes in ' || lower(${drawnWord(adjectives, 33)}) || ' and ' || lower(${drawnWord(adjectives, 34)}) || '.',
       bench.price(n), bench.price_before(n), bench.price_before(n) is not null, bench.pick(n, 45, 200), bench.all_stars(n),
       timestamptz '2026-01-01' - (${products} - n) * interval '1 minute'
     from generate_series(0, ${products - 1}) n`,
    `insert into variants (id, product_id, price, compare_at_price, count_in_stock)
     select bench.id(1, n), bench.id(1, n), bench.price(n), bench.price_before(n), 1000000 from generate_series(0, ${products - 1}) n`,
  ];
}

/** One statement for each table. */
export function tableSql(dataset: Dataset, passwordHash: string): string[] {
  const { products, reviewsPerProduct, users, orders } = dataset;
  const address = `'1 Elm Street', 'Pune', '411001', 'India', 'PayPal'`;
  const prices = 'items, shipping, tax, items + shipping + tax';
  const terms = `'{"id": "PayPal", "kind": "provider", "label": "PayPal", "instructions": ""}'::jsonb,
       jsonb_build_array(jsonb_build_object('name', 'Tax', 'basisPoints', 1500, 'base', items, 'amount', tax))`;
  const rules = `'{"shipping": {"price": 10000, "freeAbove": 10000, "taxClass": null}, "pricesIncludeTax": false,
       "taxRates": [{"name": "Tax", "taxClass": "standard", "basisPoints": 1500}]}'::jsonb`;
  // Without the offset it would be worked out again for each use.
  const sums = `lateral (select *, case when items > 10000 then 0 else 10000 end as shipping, (items * 15 + 50) / 100 as tax
       from (select bench.price(bench.bought(n, 0)) + 2 * bench.price(bench.bought(n, 1)) as items) lines offset 0) sums`;
  return [
    ...catalogueSql(dataset),
    `insert into price_changes (variant_id, from_at, price, compare_at_price)
     select id, timestamptz '2024-01-01', price, compare_at_price from variants`,
    `insert into images (id, product_id, path, position, width, height)
     select bench.id(8, n), bench.id(1, n), '/images/lamp-800.webp', 0, 800, 800 from generate_series(0, ${products - 1}) n`,
    `insert into reviews (id, product_id, user_id, name, rating, comment, created_at)
     select bench.id(3, n * 8 + k), bench.id(1, n), bench.id(2, u), bench.person(u), bench.stars(n, k::int),
       ${drawn(comments, 'n * 8 + k', 35)}, timestamptz '2026-01-01' + k * interval '1 hour'
     from generate_series(0, ${products - 1}) n, generate_series(0, ${reviewsPerProduct - 1}) k,
       lateral (select (bench.pick(n, 36, ${users}) + k) % ${users} as u) author`,
    `insert into users (id, name, email, email_key, password_hash, is_admin, created_at)
     select bench.id(2, n), bench.person(n), 'person' || n || '@example.com', 'person' || n || '@example.com',
       '${passwordHash}', n = 0, timestamptz '2024-01-01'
     from generate_series(0, ${users - 1}) n`,
    `insert into checkouts (id, user_id, idempotency_key, request_hash, shipping_address, shipping_city, shipping_postal_code,
       shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, currency, stock, lines, expires_at,
       provider_order_id, created_at, payment_choice, tax_lines, price_rules)
     select bench.id(4, n), bench.id(2, bench.buyer(n)), 'order-' || n, md5(n::text), ${address}, ${prices}, 'INR', 'sold',
       jsonb_build_array(${[0, 1].map(cartLine)}), bench.ordered_at(n), 'order_' || lpad(n::text, 14, '0'), bench.ordered_at(n), ${terms}, ${rules}
     from generate_series(0, ${orders - 1}) n, ${sums}`,
    `insert into orders (id, owner_id, checkout_id, customer_name, customer_email, shipping_address, shipping_city,
       shipping_postal_code, shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, currency, paid_at,
       payment_due_at, delivered_at, created_at, payment_choice, tax_lines)
     select bench.id(5, n), bench.id(2, u), bench.id(4, n), bench.person(u), 'person' || u || '@example.com', ${address}, ${prices}, 'INR',
       case when state > 0 then bench.ordered_at(n) end,
       -- Otherwise a job would cancel them while something else is measured.
       case when state = 0 then timestamptz '2100-01-01' end, case when state > 1 then bench.ordered_at(n) + interval '2 days' end,
       bench.ordered_at(n), ${terms}
     from generate_series(0, ${orders - 1}) n, ${sums},
       lateral (select bench.buyer(n) as u, bench.pick(n, 37, 10) as state) buyer`,
    `insert into order_lines (id, order_id, position, product_id, variant_id, name, image, price, qty, list_price, tax_rate, tax)
     select bench.id(6, n * 2 + k), bench.id(5, n), k, bench.id(1, p), bench.id(1, p), bench.product_name(p), '/images/lamp-800.webp',
       bench.price(p), 1 + k, bench.price(p), 1500,
       case k when 0 then first_tax else ((first + 2 * bench.price(p)) * 15 + 50) / 100 - first_tax end
     from generate_series(0, ${orders - 1}) n, generate_series(0, 1) k,
       lateral (select bench.bought(n, k::int) as p, bench.price(bench.bought(n, 0)) as first) line,
       lateral (select (first * 15 + 50) / 100 as first_tax) tax`,
    `insert into fulfillments (id, order_id, state, created_at, delivered_at)
     select bench.id(9, n), bench.id(5, n), 'delivered', at, at from generate_series(0, ${orders - 1}) n,
       lateral (select bench.ordered_at(n) + interval '2 days' as at) delivered where bench.pick(n, 37, 10) > 1`,
    `insert into fulfillment_lines (fulfillment_id, order_line_id, qty)
     select bench.id(9, n), bench.id(6, n * 2 + k), 1 + k from generate_series(0, ${orders - 1}) n, generate_series(0, 1) k
     where bench.pick(n, 37, 10) > 1`,
    `insert into events (id, type, subject_type, subject_id, order_id, actor_kind, at)
     select bench.id(7, n * 3 + k), ('{order.placed,order.paid,order.delivered}'::text[])[k + 1], 'order', bench.id(5, n)::text,
       bench.id(5, n), 'shopper', bench.ordered_at(n)
     from generate_series(0, ${orders - 1}) n, generate_series(0, least(bench.pick(n, 37, 10), 2)) k`,
    ...manyVariantsSql(dataset),
    ...promotionsSql(),
  ];
}

/** How many of the reviews of the `n`th product give so many stars. */
function givenTimes(stars: number, reviews: number): string {
  return Array.from({ length: reviews }, (_, k) => `(bench.stars(n, ${k}) = ${stars})::int`).join(' + ');
}

/** Nobody reads what a cart held that was sold: a name for all will do. */
function cartLine(k: number): string {
  return `jsonb_build_object('product', bench.id(1, bench.bought(n, ${k})), 'name', 'Amber Oak Lamp 100',
    'image', '/images/lamp-800.webp', 'price', 4999, 'qty', ${1 + k})`;
}
