import { an, type Breach } from './breach.ts';

/** Stock, prices, pictures and reviews, and the accounts. */
export const breachesOfStock: Breach[] = [
  [
    'I1',
    'update variants set count_in_stock = count_in_stock + 1',
    `${an('I1 variant')} 37 in stock, but its moves come to 36`,
  ],
  [
    'I1',
    "update checkouts set stock = 'released' where stock = 'held'",
    `${an('I1 checkout')} holds or sold 0 of variant \\S+, but its moves took 1`,
  ],
  [
    'I1',
    'update orders set accepted_at = null where accepted_at is not null',
    `${an('I1 checkout')} is accepted, but has no unpaid order that was accepted, reserved or shipped`,
  ],
  [
    'I1',
    "update checkouts set stock = 'held' where stock = 'accepted'",
    `${an('I1 order')} was accepted, but its stock is held`,
  ],
  [
    'I2',
    'alter table variants drop constraint variants_count_in_stock_check; update variants set count_in_stock = -1',
    `${an('I2 variant')} -1 in stock`,
  ],
  [
    'I16',
    'update variants set price = price + 1 where id = (select id from variants order by id limit 1)',
    `${an('I16 product')} has the prices \\(\\d+,,,,f\\), its variants \\(\\d+,,,,f\\)`,
  ],
  [
    'I26',
    'update price_changes set price = price + 1',
    `${an('I26 variant')} costs \\(\\d+,\\), its history ends with \\(\\d+,\\)`,
  ],
  ['I35', 'update variants set cost = 5', `${an('I35 variant')} costs the shop 5, its history comes to 0`],
  [
    'I27',
    `insert into price_schedules (id, variant_id, price, from_at, to_at)
       select gen_random_uuid(), id, 1, now(), now() + interval '1 day' from variants, generate_series(1, 2)`,
    `${an('I27 variant')} has two planned prices from \\S+`,
  ],
  [
    'I25',
    "update images set path = '/images/other.webp'",
    `${an('I25 product')} shows \\S+, its first picture is /images/other.webp`,
  ],
  [
    'I10',
    "update reviews set state = 'hidden'",
    `${an('I10 product')} .+ {0,0,0,1,0}, but there are {0,0,0,0,0}`,
  ],
  [
    'I10',
    'update reviews set helpful_count = 1',
    `${an('I10 review')} counts 1 votes and 0 reports, but has 0 and 0`,
  ],
  ['I10', 'delete from reviews', `${an('I10 product')} .+ {0,0,0,1,0}, but there are {0,0,0,0,0}`],
  [
    'I10',
    // As many stars in as many reviews, given otherwise.
    `alter table reviews drop constraint reviews_product_id_user_id_unique;
     insert into reviews (id, product_id, user_id, name, rating, comment, created_at)
       select gen_random_uuid(), product_id, user_id, name, 4, comment, created_at from reviews;
     update products set stars = '{0,0,1,0,1}' where stars[4] = 1`,
    `${an('I10 product')} .+ {0,0,1,0,1}, but there are {0,0,0,2,0}`,
  ],
  ['I11', 'update users set is_admin = false', 'I11 the shop has no admin'],
  [
    'I13',
    `alter table users drop constraint users_email_key_unique;
     update users set email_key = 'a@example.com'`,
    'I13 accounts .+ have the same address',
  ],
  [
    'I13',
    `update users set email = case when is_admin then 'a@example.com' else 'A@' || id end;
     update users set email = 'A@example.com' where id = (select id from users where not is_admin limit 1)`,
    'I13 accounts .+ have the same address',
  ],
];
