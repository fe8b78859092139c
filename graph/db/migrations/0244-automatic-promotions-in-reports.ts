import { Migration } from '@mikro-orm/migrations';

/** Stored sums by discount code do not name automatic promotions: the days are stored anew. */
export class AutomaticPromotionsInReports extends Migration {
  override name = '0244-automatic-promotions-in-reports';

  override up(): void | Promise<void> {
    this.addSql(`delete from "report_days" where not "is_by_category";`);
  }
}
