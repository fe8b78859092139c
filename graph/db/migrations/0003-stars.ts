import { Migration } from '@mikro-orm/migrations';

/** How many reviews give 1, 2, 3, 4 and 5 stars stands with the product; their number and mean are made from it. */
export class Stars extends Migration {
  override name = '0003-stars';

  override up(): void {
    this.addSql(`alter table "products" add "stars" int[] not null default '{0,0,0,0,0}';`);
    this.addSql(`update products set stars = given.stars
      from (
        select product_id, array[
          count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
          count(*) filter (where rating = 4), count(*) filter (where rating = 5)] as stars
        from reviews group by product_id
      ) as given where given.product_id = products.id;`);
    // All in one, since each such change writes the whole table anew.
    this.addSql(`alter table "products" drop column "rating", drop column "rating_total", drop column "num_reviews",
      add "num_reviews" int generated always as (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) stored not null,
      add "rating" double precision generated always as (case when stars[1] + stars[2] + stars[3] + stars[4] + stars[5] = 0 then 0 else (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::double precision / (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) end) stored not null;`);
  }
}
