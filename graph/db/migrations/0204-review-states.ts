import { Migration } from '@mikro-orm/migrations';

/** Reviews that wait or are hidden, and answers of the shop. The version before shows all of them. */
export class ReviewStates extends Migration {
  override name = '0204-review-states';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "reviews" add column "state" text not null default 'shown', add column "answer" text null, add column "answered_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "reviews" add constraint "reviews_state_check" check (state in ('shown', 'hidden', 'waiting'));`,
    );
    this.addSql(`create index "reviews_created_at_id_index" on "reviews" ("created_at", "id");`);
    this.addSql(
      `create index "reviews_state_created_at_id_index" on "reviews" ("state", "created_at", "id");`,
    );
  }
  override down(): void | Promise<void> {
    this.addSql(`drop index "reviews_created_at_id_index";`);
    this.addSql(
      `alter table "reviews" drop column "state", drop column "answer", drop column "answered_at";`,
    );
  }
}
