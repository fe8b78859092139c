import { Migration } from '@mikro-orm/migrations';

/** Refunds were columns of their payment, all of it or nothing. */
export class RefundsAsRows extends Migration {
  override name = '0061-refunds-as-rows';

  override up(): void {
    this.addSql(`create table "refunds" ("id" uuid not null, "payment_id" text not null, "order_id" uuid null, "amount" int not null,
      "currency" text not null, "reason" text null, "state" text not null, "provider_refund_id" text null, "recorded_by_id" uuid null,
      "created_at" timestamptz not null, "made_at" timestamptz null, "attempts" int not null default 0, "next_attempt_at" timestamptz null,
      "last_error" text null, primary key ("id"));`);
    this.addSql('create index "refunds_payment_id_index" on "refunds" ("payment_id");');
    this.addSql(
      'alter table "refunds" add constraint "refunds_provider_refund_id_unique" unique ("provider_refund_id");',
    );
    this.addSql(
      `create index "refunds_due_index" on "refunds" ("next_attempt_at" nulls first) where "state" = 'due';`,
    );
    const references = { payment_id: 'payments', order_id: 'orders', recorded_by_id: 'users' };
    for (const [column, table] of Object.entries(references)) {
      this.addSql(
        `alter table "refunds" add constraint "refunds_${column}_foreign" foreign key ("${column}") references "${table}" ("id") on delete no action;`,
      );
    }
    this.addSql('alter table "refunds" add constraint "refunds_amount_check" check (amount > 0);');

    const columns = '"id", "payment_id", "order_id", "amount", "currency", "reason", "state", "created_at"';
    this.addSql(`insert into "refunds" (${columns}, "made_at")
      select gen_random_uuid(), id, order_id, refunded_amount, currency, refund_reason, 'made',
        case when order_id is null then created_at else coalesce(refunded_at, created_at) end, coalesce(refunded_at, created_at)
      from payments where refunded_amount > 0;`);
    this.addSql(`insert into "refunds" (${columns}, "attempts", "next_attempt_at", "last_error")
      select gen_random_uuid(), id, null, amount - refunded_amount, currency, refund_reason, 'due', created_at,
        attempts, next_attempt_at, last_error
      from payments where order_id is null and refunded_at is null and amount > refunded_amount;`);

    this.addSql(`alter table "payments" drop column "attempts", drop column "last_error", drop column "next_attempt_at",
      drop column "refund_reason", drop column "refunded_amount", drop column "refunded_at";`);
    this.addSql('alter table "sandbox_refund" add "receipt" text null;');
  }
}
