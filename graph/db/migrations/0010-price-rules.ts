import { Migration } from '@mikro-orm/migrations';

/**
 * The rule that priced a checkout is stored with it. The default is the only rule that there was: it is that of all rows so
 * far, and of those that processes of the last version still write during a deployment.
 */
export class PriceRules extends Migration {
  override name = '0010-price-rules';

  override up(): void {
    this.addSql(`alter table "checkouts" add "price_rules" jsonb not null
      default '{"freeAbove": 10000, "shippingPrice": 10000, "taxBasisPoints": 1500}';`);
  }
}
