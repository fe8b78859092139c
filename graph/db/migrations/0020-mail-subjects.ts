import { Migration } from '@mikro-orm/migrations';

/** The subject with which a mail was sent, for the list of mails. */
export class MailSubjects extends Migration {
  override name = '0020-mail-subjects';

  override up(): void {
    this.addSql(`alter table "mails" add "subject" text null;`);
  }
}
