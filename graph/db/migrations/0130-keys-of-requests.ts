import { Migration } from '@mikro-orm/migrations';

/** The return that a credit refunds, and a way to the shipments of a request. The version before reads and writes none of it. */
export class KeysOfRequests extends Migration {
  override name = '0130-keys-of-requests';

  override up(): void | Promise<void> {
    this.addSql(`create index "fulfillments_request_key_index" on "fulfillments" ("request_key");`);

    this.addSql(`alter table "credits" add "return_id" uuid null;`);
  }
}
