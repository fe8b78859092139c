import { Migration } from '@mikro-orm/migrations';

/** CSV files that are read into the catalogue, and those that are written from it. */
export class Imports extends Migration {
  override name = '0030-imports';

  override up(): void {
    const attempts = `"attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null`;
    this.addSql(`create table "imports" ("id" uuid not null, "kind" text not null, "file" text not null, "file_name" text not null,
      "mapping" jsonb not null, "is_dry_run" boolean not null default false, "state" text not null, "total" int not null,
      "row" int not null default 0, "created" int not null default 0, "updated" int not null default 0,
      "unchanged" int not null default 0, "failed" int not null default 0, "errors" jsonb not null default '[]',
      "created_by" uuid not null, "created_at" timestamptz not null, "finished_at" timestamptz null, ${attempts}, primary key ("id"));`);
    this.addSql(
      `create index "imports_due_index" on "imports" ("next_attempt_at" nulls first) where "state" = 'waiting';`,
    );
    this.addSql(`create index "imports_created_at_index" on "imports" ("created_at");`);
    this.addSql(`create table "exports" ("id" uuid not null, "kind" text not null, "filter" jsonb not null, "state" text not null,
      "parts" int not null default 0, "rows" int not null default 0, "created_by" uuid not null, "created_at" timestamptz not null,
      "expires_at" timestamptz not null, ${attempts}, primary key ("id"));`);
    this.addSql(
      `create index "exports_due_index" on "exports" ("next_attempt_at" nulls first) where "state" = 'waiting';`,
    );
    this.addSql(`create index "exports_expires_at_index" on "exports" ("expires_at");`);
  }
}
