import { Migration } from '@mikro-orm/migrations';
import { assignSlug } from '../../catalog/products/slug.ts';

const LOWEST = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 1000;

interface Named {
  id: string;
  name: string;
}

/** Each product gets a slug from its name, the oldest first. */
export class Slugs extends Migration {
  override name = '0028-slugs';

  override async up(): Promise<void> {
    await this.execute('alter table "products" add "current_slug" text null');
    await this.execute(
      `create table "slugs" ("slug" text not null, "product_id" uuid not null, primary key ("slug"),
       constraint "slugs_product_id_foreign" foreign key ("product_id") references "products" ("id"))`,
    );
    for (let after = LOWEST; after; after = await this.nameAfter(after));
  }

  /** Returns the last id of those that got a slug; an empty one when there are no more. */
  private async nameAfter(after: string): Promise<string> {
    const products = (await this.execute('select id, name from products where id > ? order by id limit ?', [
      after,
      AT_ONCE,
    ])) as unknown as Named[];
    for (const { id, name } of products)
      await this.execute('update products set current_slug = ? where id = ?', [
        await assignSlug(this.getEntityManager() as never, id, name),
        id,
      ]);
    return products.at(-1)?.id ?? '';
  }
}
