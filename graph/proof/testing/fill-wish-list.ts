import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Makes so many products of the brand "Unpictured", without variants and pictures, and puts them on the wish list of an account. */
export async function fillWishList(em: SqlEntityManager, user: string, count: number): Promise<void> {
  await em.execute(
    `with added as (
       insert into products (id, name, image, brand, category, description, price, created_at)
       select gen_random_uuid(), 'Lamp ' || n, '/images/lamp.jpg', 'Unpictured', 'Home', 'It shines.', 100, now()
       from generate_series(1, ?::int) as n returning id
     ) insert into saved_products (user_id, product_id, created_at) select ?, id, now() from added`,
    [count, user],
  );
}
