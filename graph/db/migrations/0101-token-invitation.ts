import { Migration } from '@mikro-orm/migrations';

/** A link accepts the invitation it was made for, and not a later one to the same address. */
export class TokenInvitation extends Migration {
  override name = '0101-token-invitation';

  override up(): void {
    this.addSql(`alter table "tokens" add "invitation_id" uuid null;`);
    this.addSql(`update "tokens" set "invitation_id" = i."id" from "invitations" i where "tokens"."purpose" = 'invite'
      and i."email_key" = "tokens"."email_key" and i."inviter_id" = "tokens"."user_id";`);
  }
}
