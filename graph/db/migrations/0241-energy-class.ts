import { Migration } from '@mikro-orm/migrations';

/** Energy classes of products. The version before reads and writes none of them. */
export class EnergyClass extends Migration {
  override name = '0241-energy-class';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "energy_class" text null;`);
  }
}
