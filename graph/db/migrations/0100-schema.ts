import { Migration } from '@mikro-orm/migrations';
import schema from './0100-schema.sql?raw';

/** All tables, as the migrations of 0.2.0 left them (`skipSchema`). */
export class Schema extends Migration {
  override name = '0100-schema';

  override up(): void {
    for (const statement of schema.split(/;\n/)) this.addSql(statement);
  }
}
