import { Migration } from '@mikro-orm/migrations';

const PROVIDERS = `p.provider is not null and p.provider <> 'razorpay'`;
const STORED = `p.provider || ':' || p.id`;

/** Two providers may use equal ids: those of all but the first one begin with the name of their provider. */
export class IdsOfProviders extends Migration {
  override name = '0092-ids-of-providers';

  override up(): void {
    this.addSql('alter table "refunds" drop constraint "refunds_payment_id_foreign";');
    this.addSql(`update "events" set subject_id = ${STORED} from "payments" p
      where ${PROVIDERS} and subject_type = 'payment' and subject_id = p.id;`);
    for (const table of ['events', 'mails']) {
      this.addSql(`update "${table}" set data = jsonb_set(data, '{payment}', to_jsonb(${STORED})) from "payments" p
        where ${PROVIDERS} and data ->> 'payment' = p.id;`);
    }
    this.addSql(`update "refunds" set payment_id = ${STORED}, provider_refund_id = p.provider || ':' || provider_refund_id
      from "payments" p where ${PROVIDERS} and payment_id = p.id;`);
    this.addSql(`update "payments" p set id = ${STORED} where ${PROVIDERS};`);
    this.addSql(
      'alter table "refunds" add constraint "refunds_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete no action;',
    );
    // A process of the version before that still runs records no payment under another id.
    this.addSql(
      `alter table "payments" add constraint "payments_id_check" check (provider is null or provider = 'razorpay' or starts_with(id, provider || ':'));`,
    );
    this.addSql('alter table "checkouts" drop constraint "checkouts_provider_order_id_unique";');
    this.addSql(
      'alter table "checkouts" add constraint "checkouts_payment_provider_provider_order_id_unique" unique ("payment_provider", "provider_order_id");',
    );
  }
}
