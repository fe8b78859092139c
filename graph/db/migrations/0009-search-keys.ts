import { Migration } from '@mikro-orm/migrations';

/** What is neither a letter nor a digit: punctuation, blanks, symbols, emoji, variation selectors. */
const SEPARATORS =
  '\\u0001-/:-@[-`{-\\u00A9\\u00AB-\\u00B1\\u00B4\\u00B6-\\u00B8\\u00BB\\u00BF\\u00D7\\u00F7\\u2000-\\u206F' +
  '\\u20A0-\\u20CF\\u2190-\\u245F\\u2500-\\u2775\\u2794-\\u2BFF\\u2E00-\\u2E2E\\u2E30-\\u2E7F\\u3000-\\u3004' +
  '\\u3008-\\u3020\\uFE00-\\uFE1F\\uFE30-\\uFE6F\\uFF00-\\uFF0F\\uFF1A-\\uFF20\\uFFFC-\\uFFFF' +
  '\\U0001F000-\\U0001F0FF\\U0001F10D-\\U0001FAFF';

/**
 * Names are searched by their letters and digits, whatever the server's locale, which decides what trigrams there are. A
 * keyword of one or two letters, or without trigrams, is looked for in an index that holds all names.
 */
export class SearchKeys extends Migration {
  override name = '0009-search-keys';

  override up(): void {
    this.addSql(`create function search_key(text) returns text immutable strict parallel safe language sql as
      $$ select trim(regexp_replace(lower($1), '[${SEPARATORS}]+', ' ', 'g')) $$;`);
    // All in one, since each such change writes the whole table anew.
    this.addSql(`alter table "products" drop column "search",
      add column "name_key" text collate "C" not null generated always as (search_key(name)) stored,
      add column "search" tsvector not null generated always as (
        setweight(to_tsvector('english', name), 'A')
        || setweight(to_tsvector('english', category), 'B')
        || setweight(to_tsvector('english', brand), 'C')
        || setweight(to_tsvector('english', description), 'D')) stored;`);
    this.addSql('create index "products_search_index" on "products" using gin ("search");');
    this.addSql('drop index "products_name_trigram_index";');
    this.addSql(
      'create index "products_name_key_trigram_index" on "products" using gin ("name_key" gin_trgm_ops);',
    );
    this.addSql(
      'create index "products_name_key_index" on "products" ("created_at" desc, "id" desc) include ("name_key", "is_draft") where "deleted_at" is null;',
    );
  }
}
