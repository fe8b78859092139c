import { PRICES_OF_PRODUCT, pricesOfVariants } from '../../catalog/products/update-prices.ts';
import type { Invariant } from './invariant.ts';

/** The prices that a product `p` has of its variants. */
const pricesOfProduct = (table: string) => PRICES_OF_PRODUCT.map((name) => `${table}.${name}`).join(', ');

/** Stock, prices, reviews and accounts. */
export const shopInvariants: readonly Invariant[] = [
  {
    id: 'I1',
    sentence: 'The moves of stock add up to what is in stock, and to what checkouts hold or have sold.',
    sql: `
      select 'variant ' || v.id as subject,
        v.count_in_stock || ' in stock, but its moves come to ' || coalesce(m.qty, 0) as problem
      from variants v
      left join (select variant_id, sum(qty) as qty from stock_moves group by variant_id) m on m.variant_id = v.id
      where v.count_in_stock <> coalesce(m.qty, 0)
      union all
      select 'checkout ' || checkout_id,
        'holds or sold ' || coalesce(c.qty, 0) || ' of variant ' || variant_id || ', but its moves took '
          || coalesce(m.qty, 0)
      from (
        select checkout_id, variant_id, sum(qty) as qty
        from (
          select c.id as checkout_id, coalesce(line->>'variant', line->>'product')::uuid as variant_id, (line->>'qty')::int as qty
          from checkouts c, jsonb_array_elements(c.lines) line where c.stock not in ('released', 'returned')
          union all
          select c.id, l.variant_id, -part.qty
          from credits join credit_lines part on part.credit_id = credits.id join order_lines l on l.id = part.order_line_id
          join orders o on o.id = credits.order_id join checkouts c on c.id = o.checkout_id
          where credits.kind = 'cancellation' and c.stock not in ('released', 'returned')
        ) units group by 1, 2
      ) c
      full join (
        select checkout_id, variant_id, -sum(qty) as qty
        from stock_moves where checkout_id is not null group by 1, 2
      ) m using (checkout_id, variant_id)
      where coalesce(c.qty, 0) <> coalesce(m.qty, 0)
      union all
      select 'checkout ' || c.id, 'is accepted, but has no unpaid order that was accepted, reserved or shipped'
      from checkouts c left join orders o on o.checkout_id = c.id
      where c.stock = 'accepted'
        and (coalesce(o.accepted_at, o.shipped_at, o.delivered_at) is null and not exists (select from authorizations where order_id = o.id) or coalesce(o.paid_at, o.cancelled_at) is not null)
      union all
      select 'order ' || o.id, 'was accepted, but its stock is ' || c.stock
      from orders o join checkouts c on c.id = o.checkout_id
      where o.accepted_at is not null
        and (c.stock = 'held' or o.paid_at is null and (c.stock = 'released') <> (o.cancelled_at is not null))`,
  },
  {
    id: 'I2',
    sentence: 'No stock is negative, but of variants that are sold on backorder, or were until now.',
    sql: `select 'variant ' || id as subject, count_in_stock || ' in stock' as problem
      from variants where count_in_stock < 0 and backorder_limit is null`,
  },
  {
    id: 'I16',
    sentence:
      'The price of a product is the lowest of its variants, and so are the others that follow from theirs.',
    sql: `
      select 'product ' || p.id as subject,
        'has the prices ' || row (${pricesOfProduct('p')}) || ', its variants ' || row (${pricesOfProduct('v')}) as problem
      from products p
      left join lateral (${pricesOfVariants('p.id')}) v on true
      where p.deleted_at is null and (${pricesOfProduct('p')}) is distinct from (${pricesOfProduct('v')})`,
  },
  {
    id: 'I26',
    sentence: 'The price of a variant is the last one of its history.',
    sql: `
      select 'variant ' || v.id as subject, 'costs ' || row (v.price, v.compare_at_price) || ', its history ends with '
        || coalesce(row (c.price, c.compare_at_price)::text, 'nothing') as problem
      from variants v
      left join lateral (
        select price, compare_at_price from price_changes where variant_id = v.id order by from_at desc limit 1
      ) c on true
      where v.deleted_at is null and (v.price, v.compare_at_price) is distinct from (c.price, c.compare_at_price)`,
  },
  {
    id: 'I35',
    sentence: 'The changes of the cost of a variant lead from none to the one that it has.',
    sql: `
      select 'variant ' || v.id as subject,
        'costs the shop ' || coalesce(v.cost, 0) || ', its history comes to ' || coalesce(c.cost, 0) as problem
      from variants v
      left join (
        select variant_id, sum(coalesce(after, 0) - coalesce(before, 0)) as cost from cost_changes group by variant_id
      ) c on c.variant_id = v.id
      where coalesce(v.cost, 0) <> coalesce(c.cost, 0)`,
  },
  {
    id: 'I27',
    sentence: 'A variant has one planned price at a time.',
    sql: `
      select 'variant ' || a.variant_id as subject, 'has two planned prices from ' || greatest(a.from_at, b.from_at) as problem
      from price_schedules a
      join price_schedules b on b.variant_id = a.variant_id and b.id > a.id and b.from_at < a.to_at and a.from_at < b.to_at
      where a.state in ('planned', 'running') and b.state in ('planned', 'running')`,
  },
  {
    id: 'I25',
    sentence: 'The picture of a product is the first of its pictures.',
    sql: `
      select 'product ' || p.id as subject, 'shows ' || p.image || ', its first picture is ' || coalesce(i.path, 'none') as problem
      from products p
      left join lateral (select path from images where product_id = p.id order by position limit 1) i on true
      where p.image is distinct from i.path`,
  },
  {
    id: 'I10',
    sentence:
      'How many reviews of a product give 1, 2, 3, 4 and 5 stars is what those of its reviews give that are shown. A review has as many people who found it helpful, and reports to answer, as it counts.',
    sql: `
      select 'product ' || p.id as subject,
        'has reviews of 1 to 5 stars ' || p.stars::text || ', but there are ' || coalesce(r.stars, '{0,0,0,0,0}')::text
          as problem
      from products p
      left join (
        select product_id, array[${[1, 2, 3, 4, 5].map((n) => `count(*) filter (where rating = ${n})`)}]::int[] as stars
        from reviews where state = 'shown' group by product_id
      ) r on r.product_id = p.id
      where p.stars <> coalesce(r.stars, '{0,0,0,0,0}')
      union all
      select 'review ' || r.id, 'counts ' || r.helpful_count || ' votes and ' || r.open_reports || ' reports, but has '
        || counted.votes || ' and ' || counted.reports
      from reviews r
      cross join lateral (
        select (select count(*) from review_votes where review_id = r.id) as votes,
          (select count(*) from review_reports where review_id = r.id and resolved_at is null) as reports
      ) counted
      where r.helpful_count <> counted.votes or r.open_reports <> counted.reports`,
  },
  {
    id: 'I11',
    sentence: 'There is an admin.',
    sql: `select 'the shop' as subject, 'has no admin' as problem
      where not exists (select from users where is_admin and deleted_at is null)`,
  },
  {
    id: 'I13',
    sentence: 'An e-mail address has one account, in whatever case it is written.',
    // By ids alone: addresses are personal. A database may fold the letters of ASCII only.
    sql: `
      select 'accounts ' || string_agg(id::text, ', ') as subject, 'have the same address' as problem
      from users where kind = 'account' group by email_key having count(*) > 1
      union
      select 'accounts ' || string_agg(id::text, ', '), 'have the same address'
      from users where kind = 'account' group by lower(email) having count(*) > 1
      union
      select 'account ' || id, 'is not kept apart by the address it has'
      from users where email ~ '^[ -~]+$' and email_key <> lower(email)`,
  },
];
