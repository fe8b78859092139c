import { Migration } from '@mikro-orm/migrations';

/** What nobody can buy with. */
export class BlockedBuyers extends Migration {
  override name = '0109-blocked-buyers';

  override up(): void {
    this.addSql(
      `create table "blocked_buyers" ("id" uuid not null, "kind" text not null, "hash" text not null, "label" text not null, "reason" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "blocked_buyers" add constraint "blocked_buyers_kind_hash_unique" unique ("kind", "hash");`,
    );
    this.addSql(
      `alter table "blocked_buyers" add constraint "blocked_buyers_kind_check" check ("kind" in ('email', 'phone', 'address'));`,
    );
  }
}
