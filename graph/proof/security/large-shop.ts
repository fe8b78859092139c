/** Statements that give every product all the text it may have, a long description and 100 long reviews, and a shop 100 long past orders. */
export const largeShop = [
  `update products set description = repeat('\u00e9', 10000)`,
  `with people as (
     insert into users (id, name, email, email_key, password_hash, is_admin, created_at)
     select gen_random_uuid(), 'Kim', n || '@example.com', n || '@example.com', 'none', false, now()
     from generate_series(1, 100) as n
     returning id
   )
   insert into reviews (id, product_id, user_id, name, rating, comment, created_at)
   select gen_random_uuid(), products.id, people.id, 'Kim', 4, repeat('\u00e9', 5000), now()
   from products, people`,
  `insert into past_orders (id, source, number, name, placed_at, status, currency, total, note, lines)
   select gen_random_uuid(), 'shopify', n::text, 'Kim', now(), 'paid', 'EUR', 500, repeat('\u00e9', 2000),
     '[{"name": "Lamp", "sku": null, "quantity": 1, "price": 500}]' from generate_series(1, 100) as n`,
];
