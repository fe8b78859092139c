import { Migration } from '@mikro-orm/migrations';

/** The words of a product that shoppers may have misspelt. */
const WORDS = "regexp_split_to_table(search_key(name || ' ' || brand || ' ' || category), ' ')";
const addWords = (rows: string) => `insert into product_words (word)
  select distinct word from (select ${WORDS} as word from ${rows}) as words
  where length(word) between 3 and 40 and word ~ '^[^0-9]+$' order by word on conflict do nothing`;

/**
 * Accents do not count in a search, and neither do hyphens. Each word of names, brands and categories is stored once, to
 * correct misspelt ones. What admins say about searches: synonyms, pinned products; and the words that were searched for.
 */
export class SearchWords extends Migration {
  override name = '0029-search';

  override up(): void {
    this.addSql(`create function fold_accents(text) returns text immutable strict parallel safe language sql as
      $$ select ${FOLDED} $$;`);
    // "T-Shirt Yo-Yo" gives "tshirt yoyo".
    this.addSql(`create function joined_words(text) returns text immutable strict parallel safe language sql as
      $$ select coalesce(string_agg(replace(found[1], '-', ''), ' '), '')
         from regexp_matches($1, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') as found $$;`);
    this.keys();
    this.words();
    this.addSql(`create table "synonyms" ("id" uuid not null, "words" text[] not null, "finds" text[] not null default '{}',
      "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create table "search_pins" ("keyword" text not null, "product_id" uuid not null, "position" int not null,
      primary key ("keyword", "product_id"));`);
    this.addSql(`create index "search_pins_product_id_index" on "search_pins" ("product_id");`);
    this.addSql(`alter table "search_pins" add constraint "search_pins_product_id_foreign" foreign key ("product_id")
      references "products" ("id") on delete cascade;`);
    this.addSql(`create table "search_words" ("day" date not null, "word" text not null, "searches" int not null,
      "results" int not null, primary key ("day", "word"));`);
  }

  /** The columns that are searched, anew. All in one, since each such change writes the whole table. */
  private keys(): void {
    this.addSql(`create or replace function search_key(text) returns text immutable strict parallel safe language sql as
      $$ select trim(regexp_replace(${FOLDED}, '[${SEPARATORS}]+', ' ', 'g')) $$;`);
    this.addSql(`alter table "products" drop column "search", drop column "name_key",
      add column "name_key" text collate "C" not null generated always as (search_key(name)) stored,
      add column "search" tsvector not null generated always as (
        setweight(to_tsvector('english', fold_accents(name) || ' ' || joined_words(fold_accents(name))), 'A')
        || setweight(to_tsvector('english', fold_accents(category)), 'B')
        || setweight(to_tsvector('english', fold_accents(brand)), 'C')
        || setweight(to_tsvector('english', fold_accents(description)), 'D')) stored;`);
    this.addSql('create index "products_search_index" on "products" using gin ("search");');
    this.addSql(
      'create index "products_name_key_trigram_index" on "products" using gin ("name_key" gin_trgm_ops);',
    );
    this.addSql(
      'create index "products_name_key_index" on "products" ("created_at" desc, "id" desc) include ("name_key", "is_draft") where "deleted_at" is null;',
    );
  }

  private words(): void {
    this.addSql(`create table "product_words" ("word" text not null, primary key ("word"));`);
    this.addSql(
      'create index "product_words_word_trigram_index" on "product_words" using gin ("word" gin_trgm_ops);',
    );
    this.addSql(`${addWords('products')};`);
    this.trigger(
      'inserted',
      addWords('changed'),
      'insert on products referencing new table as changed for each statement',
    );
    const changed = '(select new.name, new.brand, new.category) as changed';
    this.trigger('updated', addWords(changed), 'update of name, brand, category on products for each row');
  }

  private trigger(name: string, work: string, event: string): void {
    this.addSql(`create function products_words_${name}() returns trigger language plpgsql as $$
      begin ${work}; return null; end $$;`);
    this.addSql(
      `create trigger products_words_${name} after ${event} execute function products_words_${name}();`,
    );
  }
}

/** Written out where it is used: a restore has no search path, so no function may call another one of the shop. */
const FOLDED = "normalize(regexp_replace(normalize(lower($1), NFD), '[\\u0300-\\u036F]', '', 'g'), NFC)";

/** As in 0009: what is neither a letter nor a digit. */
const SEPARATORS =
  '\\u0001-/:-@[-`{-\\u00A9\\u00AB-\\u00B1\\u00B4\\u00B6-\\u00B8\\u00BB\\u00BF\\u00D7\\u00F7\\u2000-\\u206F' +
  '\\u20A0-\\u20CF\\u2190-\\u245F\\u2500-\\u2775\\u2794-\\u2BFF\\u2E00-\\u2E2E\\u2E30-\\u2E7F\\u3000-\\u3004' +
  '\\u3008-\\u3020\\uFE00-\\uFE1F\\uFE30-\\uFE6F\\uFF00-\\uFF0F\\uFF1A-\\uFF20\\uFFFC-\\uFFFF' +
  '\\U0001F000-\\U0001F0FF\\U0001F10D-\\U0001FAFF';
