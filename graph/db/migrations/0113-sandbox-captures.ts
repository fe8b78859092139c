import { Migration } from '@mikro-orm/migrations';

/** Payments of the sandbox that the shop captures later. The version before writes none. */
export class SandboxCaptures extends Migration {
  override name = '0113-sandbox-captures';

  override up(): void {
    this.addSql(`alter table "sandbox_order" add "captured_within" int null;`);
    this.addSql(
      `alter table "sandbox_payment" add "authorized_until" timestamptz(6) null, add "is_refusing" boolean not null default false;`,
    );
    this.addSql(
      `create index "sandbox_payment_authorized_index" on "sandbox_payment" ("authorized_until") where "status" = 'authorized';`,
    );
  }
}
