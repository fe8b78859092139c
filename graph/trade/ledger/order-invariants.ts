import type { Invariant } from './invariant.ts';

const PRICES = [
  ...['items_price', 'shipping_price', 'tax_price', 'total_price'],
  'discount_price',
  'shipping_discount',
  'shipping_tax',
  'prices_include_tax',
  'tax_lines',
  'discounts',
];

/** Columns of an order `o` or a checkout `c`. */
const of = (table: string, names: readonly string[]) => names.map((name) => `${table}.${name}`).join(', ');

/** What the rules of a checkout `c` say about shipping. */
const SHIPPING = `(c.price_rules->'shipping'->>'price')::bigint`;
const FREE_ABOVE = `(c.price_rules->'shipping'->>'freeAbove')::bigint`;

/** What orders cost, and that each is there once. */
export const orderInvariants: readonly Invariant[] = [
  {
    id: 'I6',
    sentence:
      'An order costs what its lines come to by the rule of its checkout, and has the lines and prices of that.',
    sql: `
      select * from (
        select 'order ' || o.id as subject, case
          when o.items_price <> coalesce(l.items, 0) then
            'its items cost ' || coalesce(l.items, 0) || ', it says ' || o.items_price
          when o.shipping_price
            <> case when o.items_price - o.discount_price > ${FREE_ABOVE} then 0 else ${SHIPPING} end then
            'its shipping is ' || o.shipping_price
          when o.total_price <> o.items_price - o.discount_price + o.shipping_price - o.shipping_discount
            + case when o.prices_include_tax then 0 else o.tax_price end then 'its total is ' || o.total_price
          when (${of('o', PRICES)}) is distinct from (${of('c', PRICES)}) then
            'its total is ' || o.total_price || ', its checkout had ' || c.total_price
          when o.currency <> c.currency then
            'its amounts are in ' || o.currency || ', those of its checkout in ' || c.currency
          when coalesce(l.lines, '[]') is distinct from c.lines then 'its lines are not those of its checkout'
        end as problem
        from orders o
        join checkouts c on c.id = o.checkout_id
        left join (
          select order_id, sum(price::bigint * qty) as items,
            jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
              'product', product_id, 'variant', nullif(variant_id, product_id), 'name', name,
              'options', nullif(to_jsonb(options), '[]'), 'optionNames', nullif(to_jsonb(option_names), '[]'), 'sku', sku,
              'image', image, 'price', price, 'qty', qty, 'listPrice', list_price, 'discount', nullif(discount, 0), 'taxRate', tax_rate, 'tax', tax,
              'priceOverride', price_override
            )) order by position) as lines
          from order_lines group by order_id
        ) l on l.order_id = o.id
      ) o where problem is not null`,
  },
  {
    id: 'I18',
    sentence:
      'The discounts of an order are those of its lines and of its shipping, and none is larger than what it is on.',
    sql: `
      select * from (
        select 'order ' || o.id as subject, case
          when o.discount_price <> coalesce(l.discount, 0) then
            'is reduced by ' || o.discount_price || ', its lines by ' || coalesce(l.discount, 0)
          when o.discount_price + o.shipping_discount <> coalesce(d.amount, 0) then
            'is reduced by ' || o.discount_price + o.shipping_discount || ', its discounts come to ' || coalesce(d.amount, 0)
          when l.is_too_much or o.shipping_discount not between 0 and o.shipping_price or o.total_price < 0 then
            'has a discount that is larger than its price'
        end as problem
        from orders o
        left join (
          select order_id, sum(discount) as discount, bool_or(discount not between 0 and price::bigint * qty) as is_too_much
          from order_lines group by order_id
        ) l on l.order_id = o.id
        left join lateral (select sum((value->>'amount')::int) as amount from jsonb_array_elements(o.discounts)) d on true
      ) o where problem is not null`,
  },
  {
    id: 'I19',
    sentence:
      'The tax of an order is the sum of its tax lines, and of the shares of its lines and its shipping.',
    sql: `
      select * from (
        select 'order ' || o.id as subject, case
          when o.tax_price <> coalesce(t.amount, 0) then
            'its tax is ' || o.tax_price || ', its tax lines come to ' || coalesce(t.amount, 0)
          when o.tax_price <> coalesce(l.tax, 0) + o.shipping_tax then
            'its tax is ' || o.tax_price || ', its parts come to ' || coalesce(l.tax, 0) + o.shipping_tax
          when t.is_wrong then 'has a tax that is not its rate of its base'
        end as problem
        from orders o
        left join (select order_id, sum(tax) as tax from order_lines group by order_id) l on l.order_id = o.id
        left join lateral (
          select sum(amount) as amount, bool_or(
            amount <> (2 * base * "basisPoints" + whole) / (2 * whole)
          ) as is_wrong
          from jsonb_to_recordset(o.tax_lines) as line (amount bigint, base bigint, "basisPoints" bigint),
            lateral (select case when o.prices_include_tax then 10000 + "basisPoints" else 10000 end as whole) w
        ) t on true
      ) o where problem is not null`,
  },
  {
    id: 'I33',
    sentence:
      'An order is without tax for the VAT id of its buyer by a dated answer of VIES alone, which its checkout has as well, and is sent to another member state.',
    sql: `
      select * from (
        select 'order ' || o.id as subject, case
          when o.vat_check is distinct from c.vat_check then 'its VAT check is not that of its checkout'
          when coalesce(o.vat_check ->> 'state' = 'EXEMPT', false) <> (c.price_rules -> 'taxed' is not null)
            then 'is priced without tax, its VAT check is ' || coalesce(o.vat_check ->> 'state', 'missing')
          when o.vat_check ->> 'state' = 'EXEMPT' and (o.vat_check ->> 'checkedAt' is null or o.tax_price <> 0
              or o.prices_include_tax or o.shipping_method ->> 'kind' = 'pickup') then 'is no intra-community supply'
        end as problem
        from orders o join checkouts c on c.id = o.checkout_id
      ) o where problem is not null`,
  },
  {
    id: 'I7',
    sentence: 'Every order that was acknowledged exists.',
    sql: `select 'order ' || id as subject, 'does not exist' as problem
      from acknowledged where id not in (select id::text from orders)`,
  },
  {
    id: 'I8',
    sentence: 'An idempotency key has at most one checkout, and a checkout at most one order.',
    sql: `
      select 'account ' || user_id as subject, 'has ' || count(*) || ' checkouts of one key' as problem
      from checkouts group by user_id, idempotency_key having count(*) > 1
      union all
      select 'checkout ' || checkout_id, 'has ' || count(*) || ' orders'
      from orders group by checkout_id having count(*) > 1`,
  },
  {
    id: 'I28',
    sentence: 'A cart is bought once.',
    sql: `
      select 'cart ' || cart_id as subject, 'was bought ' || count(*) || ' times' as problem
      from checkouts c left join orders o on o.checkout_id = c.id
      where cart_id is not null and (stock = 'sold' or stock = 'accepted' and coalesce(o.shipped_at, o.delivered_at) is null) group by cart_id having count(*) > 1`,
  },
];
