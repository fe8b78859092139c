create extension if not exists pg_trgm;

-- What generated columns are made of. A restore has no search path, so no function may call another one of the shop: search_key
-- has fold_accents written out.
create function fold_accents(text) returns text language sql immutable strict parallel safe as
  $$ select normalize(regexp_replace(normalize(lower($1), NFD), '[\u0300-\u036F]', '', 'g'), NFC) $$;

-- "T-Shirt Yo-Yo" gives "tshirt yoyo".
create function joined_words(text) returns text language sql immutable strict parallel safe as
  $$ select coalesce(string_agg(replace(found[1], '-', ''), ' '), '')
         from regexp_matches($1, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') as found $$;

-- Each word of names, brands and categories, to correct misspelt ones.
create function products_words_inserted() returns trigger language plpgsql as
  $$
      begin insert into product_words (word)
  select distinct word from (select regexp_split_to_table(search_key(name || ' ' || brand || ' ' || category), ' ') as word from changed) as words
  where length(word) between 3 and 40 and word ~ '^[^0-9]+$' order by word on conflict do nothing; return null; end $$;

create function products_words_updated() returns trigger language plpgsql as
  $$
      begin insert into product_words (word)
  select distinct word from (select regexp_split_to_table(search_key(name || ' ' || brand || ' ' || category), ' ') as word from (select new.name, new.brand, new.category) as changed) as words
  where length(word) between 3 and 40 and word ~ '^[^0-9]+$' order by word on conflict do nothing; return null; end $$;

-- Letters and digits alone, whatever the locale of the server: others are punctuation, blanks, symbols, emoji and variation selectors.
create function search_key(text) returns text language sql immutable strict parallel safe as
  $$ select trim(regexp_replace(normalize(regexp_replace(normalize(lower($1), NFD), '[\u0300-\u036F]', '', 'g'), NFC), '[\u0001-/:-@[-`{-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E2E\u2E30-\u2E7F\u3000-\u3004\u3008-\u3020\uFE00-\uFE1F\uFE30-\uFE6F\uFF00-\uFF0F\uFF1A-\uFF20\uFFFC-\uFFFF\U0001F000-\U0001F0FF\U0001F10D-\U0001FAFF]+', ' ', 'g')) $$;

create table addresses (
  id uuid not null,
  user_id uuid not null,
  label text,
  address text not null,
  city text not null,
  postal_code text not null,
  country text not null,
  country_code char(2),
  name text,
  company text,
  line2 text,
  region text,
  phone text,
  tax_id text,
  is_default boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (id)
);
create unique index addresses_default_unique on addresses (user_id) where is_default;
create index addresses_user_id_index on addresses (user_id);

create table attributes (
  key text not null,
  label text not null,
  type text not null,
  unit text default '' not null,
  is_filter boolean default false not null,
  is_public boolean default true not null,
  "position" int default 0 not null,
  choices text[] default '{}' not null,
  category_ids uuid[] default '{}' not null,
  constraint attributes_type_check check (type in ('text', 'list', 'number', 'boolean')),
  primary key (key)
);

create table carts (
  id uuid not null,
  user_id uuid not null,
  version int default 0 not null,
  lines jsonb default '[]' not null,
  codes text[] default '{}' not null,
  updated_at timestamptz not null,
  reminded_at timestamptz,
  ordered_at timestamptz,
  reminders int default 0 not null,
  bought int default 0 not null,
  attempts int default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  primary key (id),
  constraint carts_user_id_unique unique (user_id)
);
create index carts_due_index on carts (updated_at) where reminded_at is null and lines <> '[]';

create table categories (
  id uuid not null,
  name text not null,
  slug text not null,
  parent_id uuid,
  "position" int default 0 not null,
  description text default '' not null,
  renamed_at timestamptz,
  attempts int default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  former_names text[] default '{}' not null,
  former_slugs text[] default '{}' not null,
  constraint categories_name_unique unique (name),
  primary key (id),
  constraint categories_slug_unique unique (slug)
);

create table challenges (
  hash text not null,
  kind text not null,
  user_id uuid,
  password text,
  expires_at timestamptz not null,
  primary key (hash)
);
create index challenges_expires_at_index on challenges (expires_at);
create index challenges_user_id_index on challenges (user_id);

create table checkouts (
  id uuid not null,
  user_id uuid not null,
  idempotency_key text not null,
  request_hash text not null,
  lines jsonb not null,
  shipping_address text not null,
  shipping_city text not null,
  shipping_postal_code text not null,
  shipping_country text not null,
  payment_method text not null,
  items_price int not null,
  shipping_price int not null,
  tax_price int not null,
  total_price int not null,
  currency text not null,
  stock text default 'held' not null,
  expires_at timestamptz not null,
  provider_order_id text,
  created_at timestamptz not null,
  holds int default 0 not null,
  network text,
  price_rules jsonb not null,
  attempts int default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  discount_price int default 0 not null,
  shipping_discount int default 0 not null,
  shipping_tax int default 0 not null,
  prices_include_tax boolean default false not null,
  tax_lines jsonb not null,
  discounts jsonb default '[]' not null,
  shipping_method jsonb,
  shipping_country_code char(2),
  shipping_name text,
  shipping_company text,
  shipping_line2 text,
  shipping_region text,
  shipping_phone text,
  shipping_tax_id text,
  billing_address jsonb,
  payment_provider text default 'razorpay' not null,
  payment_choice jsonb not null,
  staff_key text,
  redirect_url text,
  cart_id uuid,
  order_id uuid,
  constraint checkouts_payment_provider_provider_order_id_unique unique (payment_provider, provider_order_id),
  primary key (id),
  constraint checkouts_user_id_idempotency_key_unique unique (user_id, idempotency_key)
);
create index checkouts_address_index on checkouts (created_at) where stock = 'released' and shipping_address <> '';
create index checkouts_cart_index on checkouts (cart_id) where cart_id is not null;
create index checkouts_created_at_index on checkouts (created_at);
create index checkouts_due_index on checkouts (next_attempt_at nulls first, expires_at) where stock = 'held';
create unique index checkouts_staff_key_index on checkouts (staff_key) where staff_key is not null;
create index checkouts_stock_expires_at_index on checkouts (stock, expires_at);
create index checkouts_unpaid_network_index on checkouts (network, expires_at) where network is not null and stock <> 'sold';
create index checkouts_unpaid_user_index on checkouts (user_id, expires_at) where stock <> 'sold';

create table daily_runs (
  job text not null,
  day date not null,
  primary key (job)
);

create table events (
  id uuid not null,
  tx xid8 default pg_current_xact_id() not null,
  type text not null,
  subject_type text not null,
  subject_id text not null,
  order_id uuid,
  actor_kind text not null,
  actor_id uuid,
  data jsonb default '{}' not null,
  at timestamptz not null,
  expires_at timestamptz,
  primary key (id)
);
create index events_expires_at_index on events (expires_at) where expires_at is not null;
create index events_order_index on events (order_id, at) where order_id is not null;
create index events_staff_index on events (at, id) where actor_kind = 'staff';
create index events_subject_type_subject_id_at_index on events (subject_type, subject_id, at);
create index events_tx_id_index on events (tx, id);

create table exports (
  id uuid not null,
  kind text not null,
  filter jsonb not null,
  state text not null,
  parts int default 0 not null,
  rows int default 0 not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  attempts int default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  primary key (id)
);
create index exports_due_index on exports (next_attempt_at nulls first) where state = 'waiting';
create index exports_expires_at_index on exports (expires_at);

create table fulfillment_lines (
  fulfillment_id uuid not null,
  order_line_id uuid not null,
  qty int not null,
  constraint fulfillment_lines_qty_check check (qty > 0),
  primary key (fulfillment_id, order_line_id)
);
create index fulfillment_lines_order_line_id_index on fulfillment_lines (order_line_id);

create table fulfillments (
  id uuid not null,
  order_id uuid not null,
  state text not null,
  created_at timestamptz not null,
  delivered_at timestamptz not null,
  actor_id uuid,
  primary key (id)
);
create index fulfillments_order_id_index on fulfillments (order_id);

create table images (
  id uuid not null,
  product_id uuid not null,
  path text not null,
  alt text default '' not null,
  "position" int not null,
  width int,
  height int,
  primary key (id)
);
create index images_product_id_index on images (product_id);

create table imports (
  id uuid not null,
  kind text not null,
  file text not null,
  file_name text not null,
  mapping jsonb not null,
  is_dry_run boolean default false not null,
  state text not null,
  total int not null,
  "row" int default 0 not null,
  created int default 0 not null,
  updated int default 0 not null,
  unchanged int default 0 not null,
  failed int default 0 not null,
  errors jsonb default '[]' not null,
  created_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  attempts int default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  primary key (id)
);
create index imports_created_at_index on imports (created_at);
create index imports_due_index on imports (next_attempt_at nulls first) where state = 'waiting';

create table invitations (
  id uuid not null,
  name text not null,
  email text not null,
  email_key text not null,
  permissions text[] not null,
  inviter_id uuid not null,
  expires_at timestamptz not null,
  constraint invitations_email_key_unique unique (email_key),
  primary key (id)
);
create index invitations_expires_at_index on invitations (expires_at);
create index invitations_inviter_id_index on invitations (inviter_id);

create table job_leases (
  job text not null,
  owner uuid not null,
  expires_at timestamptz not null,
  primary key (job)
);

create table ledger_positions (
  reading text not null,
  read_until timestamptz not null,
  primary key (reading)
);

create table mails (
  id uuid not null,
  type text not null,
  user_id uuid,
  order_id uuid,
  to_address text not null,
  to_name text not null,
  data jsonb default '{}' not null,
  key text,
  created_at timestamptz not null,
  sent_at timestamptz,
  kept jsonb,
  failed_at timestamptz,
  attempts int default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  subject text,
  primary key (id)
);
create index mails_due_index on mails (next_attempt_at nulls first) where sent_at is null and failed_at is null;
create index mails_failed_index on mails (failed_at) where failed_at is not null;
create unique index mails_key_unique on mails (type, key) where key is not null;
create index mails_sent_index on mails (sent_at) where sent_at is not null;
create index mails_user_id_index on mails (user_id);

create table order_lines (
  id uuid not null,
  order_id uuid not null,
  "position" int not null,
  product_id uuid not null,
  name text not null,
  image text not null,
  price int not null,
  qty int not null,
  variant_id uuid not null,
  options text[] default '{}' not null,
  sku text,
  list_price int not null,
  discount int default 0 not null,
  tax_rate int not null,
  tax int not null,
  price_override jsonb,
  option_names text[] default '{}' not null,
  constraint order_lines_qty_check check (qty > 0),
  primary key (id)
);
-- None by product: it would find everybody who ever bought it.
create index order_lines_order_id_index on order_lines (order_id);

create table orders (
  id uuid not null,
  owner_id uuid not null,
  checkout_id uuid not null,
  customer_name text not null,
  customer_email text not null,
  shipping_address text not null,
  shipping_city text not null,
  shipping_postal_code text not null,
  shipping_country text not null,
  payment_method text not null,
  items_price int not null,
  shipping_price int not null,
  tax_price int not null,
  total_price int not null,
  paid_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  discount_price int default 0 not null,
  shipping_discount int default 0 not null,
  shipping_tax int default 0 not null,
  prices_include_tax boolean default false not null,
  tax_lines jsonb not null,
  discounts jsonb default '[]' not null,
  shipping_method jsonb,
  shipping_country_code char(2),
  shipping_name text,
  shipping_company text,
  shipping_line2 text,
  shipping_region text,
  shipping_phone text,
  shipping_tax_id text,
  billing_address jsonb,
  payment_choice jsonb not null,
  accepted_at timestamptz,
  payment_due_at timestamptz,
  currency text not null,
  constraint orders_checkout_id_unique unique (checkout_id),
  primary key (id)
);
create index orders_created_at_index on orders (created_at);
create index orders_customer_email_trigram_index on orders using gin (customer_email gin_trgm_ops);
create index orders_customer_name_trigram_index on orders using gin (customer_name gin_trgm_ops);
create index orders_owner_id_created_at_index on orders (owner_id, created_at);
create index orders_undelivered_index on orders (created_at desc, id desc) where delivered_at is null;
create index orders_unpaid_index on orders (created_at) where paid_at is null and delivered_at is null and cancelled_at is null;

create table passkeys (
  credential_id text not null,
  user_id uuid not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (credential_id)
);
create index passkeys_user_id_index on passkeys (user_id);

create table payments (
  id text not null,
  checkout_id uuid,
  order_id uuid,
  amount int not null,
  currency text not null,
  created_at timestamptz not null,
  provider text default 'razorpay',
  recorded_by_id uuid,
  reference text,
  method text,
  constraint payments_id_check check (provider is null or provider = 'razorpay' or starts_with(id, provider || ':')),
  constraint payments_order_id_unique unique (order_id),
  primary key (id)
);
create index payments_checkout_id_index on payments (checkout_id);

create table price_changes (
  variant_id uuid not null,
  from_at timestamptz not null,
  price int not null,
  compare_at_price int,
  rate double precision default 1 not null,
  primary key (variant_id, from_at)
);

create table price_schedules (
  id uuid not null,
  variant_id uuid not null,
  price int not null,
  compare_at_price int,
  from_at timestamptz not null,
  to_at timestamptz not null,
  state text default 'planned' not null,
  price_before int,
  compare_at_price_before int,
  attempts int default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  constraint price_schedules_compare_at_price_check check (compare_at_price > price),
  constraint price_schedules_price_check check (price >= 0),
  constraint price_schedules_time_check check (to_at > from_at),
  primary key (id)
);
create index price_schedules_due_index on price_schedules (next_attempt_at nulls first) where state in ('planned', 'running');
create index price_schedules_variant_id_index on price_schedules (variant_id);

create table product_words (
  word text not null,
  primary key (word)
);
create index product_words_word_trigram_index on product_words using gin (word gin_trgm_ops);

create table products (
  id uuid not null,
  name text not null,
  image text not null,
  brand text not null,
  category text not null,
  description text not null,
  price int not null,
  created_at timestamptz not null,
  is_draft boolean default false not null,
  deleted_at timestamptz,
  stars int[] default '{0,0,0,0,0}' not null,
  num_reviews int generated always as (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) stored not null,
  rating double precision generated always as (case when stars[1] + stars[2] + stars[3] + stars[4] + stars[5] = 0 then 0 else
    (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::double precision / (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) end) stored not null,
  highest_price int,
  compare_at_price int,
  is_on_sale boolean default false not null,
  option_names text[] default '{}' not null,
  category_id uuid,
  attributes jsonb default '{}' not null,
  sold_30d int default 0 not null,
  current_slug text,
  name_key text collate "C" not null generated always as (search_key(name)) stored,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', fold_accents(name) || ' ' || joined_words(fold_accents(name))), 'A')
    || setweight(to_tsvector('english', fold_accents(category)), 'B')
    || setweight(to_tsvector('english', fold_accents(brand)), 'C')
    || setweight(to_tsvector('english', fold_accents(description)), 'D')) stored,
  tax_class text default 'standard' not null,
  constraint products_price_check check (price >= 0),
  primary key (id)
);
create index products_attributes_list_index on products using gin (attributes jsonb_path_ops) where deleted_at is null and not is_draft;
create index products_brand_list_index on products (brand, created_at desc, id desc) where deleted_at is null and not is_draft;
create index products_category_id_index on products (category_id);
create index products_category_index on products (category);
create index products_category_list_index on products (category_id, created_at desc, id desc) where deleted_at is null and not is_draft;
create index products_name_key_index on products (created_at desc, id desc) include (name_key, is_draft) where deleted_at is null;
create index products_name_key_trigram_index on products using gin (name_key gin_trgm_ops);
create index products_newest_index on products (created_at desc, id desc) include (is_draft) where deleted_at is null;
create index products_price_list_index on products (price, id) where deleted_at is null and not is_draft;
-- The expression of RATING_ORDER.
create index products_rating_list_index on products (((rating * num_reviews + 17.5) / (num_reviews + 5)) desc, id desc) where deleted_at is null and not is_draft;
create index products_search_index on products using gin (search);
create index products_sold_list_index on products (sold_30d desc, id desc) where deleted_at is null and not is_draft;

create table promotion_codes (
  code_key text not null,
  promotion_id uuid not null,
  max_uses int,
  used int default 0 not null,
  constraint promotion_codes_used_check check (used >= 0 and (max_uses is null or used <= max_uses)),
  primary key (code_key)
);
create index promotion_codes_promotion_id_index on promotion_codes (promotion_id);

create table promotions (
  id uuid not null,
  version int default 1 not null,
  title text not null,
  kind text not null,
  value int not null,
  buy_qty int default 0 not null,
  get_qty int default 0 not null,
  category_ids uuid[] default '{}' not null,
  product_ids uuid[] default '{}' not null,
  min_items int,
  min_qty int,
  first_order_only boolean default false not null,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses int,
  used int default 0 not null,
  max_per_person int,
  is_automatic boolean default false not null,
  stacks boolean default false not null,
  priority int default 0 not null,
  is_active boolean default true not null,
  deleted_at timestamptz,
  created_at timestamptz not null,
  constraint promotions_kind_check check (kind in ('percent', 'amount', 'free_shipping', 'buy_x_get_y')),
  constraint promotions_used_check check (used >= 0 and (max_uses is null or used <= max_uses)),
  primary key (id)
);

create table rate_limits (
  key text not null,
  count int not null,
  ends_at timestamptz not null,
  primary key (key)
);

create table recovery_codes (
  hash text not null,
  user_id uuid not null,
  used_at timestamptz,
  primary key (hash)
);
create index recovery_codes_user_id_index on recovery_codes (user_id);

create table redemptions (
  id uuid not null,
  promotion_id uuid not null,
  code_key text,
  checkout_id uuid not null,
  user_id uuid not null,
  buyer_email_key text,
  n int,
  amount int not null,
  created_at timestamptz default now() not null,
  released_at timestamptz,
  currency text not null,
  primary key (id)
);
create unique index redemptions_checkout_unique on redemptions (checkout_id, promotion_id) where released_at is null;
create unique index redemptions_person_unique on redemptions (promotion_id, buyer_email_key, n) where released_at is null;
create index redemptions_promotion_id_index on redemptions (promotion_id);
create index redemptions_user_index on redemptions (user_id, promotion_id);

create table refunds (
  id uuid not null,
  payment_id text not null,
  order_id uuid,
  amount int not null,
  currency text not null,
  reason text,
  state text not null,
  provider_refund_id text,
  recorded_by_id uuid,
  created_at timestamptz not null,
  made_at timestamptz,
  attempts int default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  constraint refunds_amount_check check (amount > 0),
  primary key (id),
  constraint refunds_provider_refund_id_unique unique (provider_refund_id)
);
create index refunds_due_index on refunds (next_attempt_at nulls first) where state = 'due';
create index refunds_payment_id_index on refunds (payment_id);

create table reviews (
  id uuid not null,
  product_id uuid not null,
  user_id uuid not null,
  name text not null,
  rating int not null,
  comment text not null,
  created_at timestamptz not null,
  constraint reviews_rating_check check (rating >= 1 and rating <= 5),
  primary key (id),
  constraint reviews_product_id_user_id_unique unique (product_id, user_id)
);
create index reviews_product_id_created_at_index on reviews (product_id, created_at);

create table sandbox_account (
  id text not null,
  key_id text not null,
  key_secret text not null,
  webhook_secret text not null,
  primary key (id)
);

create table sandbox_order (
  id text not null,
  amount int not null,
  currency text not null,
  receipt text,
  status text not null,
  attempts int not null,
  created_at timestamp(6) with time zone not null,
  primary key (id),
  constraint sandbox_order_receipt_unique unique (receipt)
);

create table sandbox_payment (
  id text not null,
  order_id text,
  status text not null,
  amount int not null,
  amount_refunded int not null,
  currency text not null,
  method text not null,
  created_at timestamp(6) with time zone not null,
  primary key (id)
);
create index sandbox_payment_created_at_index on sandbox_payment (created_at);
create index sandbox_payment_order_id_index on sandbox_payment (order_id);

create table sandbox_refund (
  id text not null,
  payment_id text not null,
  amount int not null,
  currency text not null,
  idempotency_key text,
  created_at timestamp(6) with time zone not null,
  receipt text,
  constraint sandbox_refund_idempotency_key_unique unique (idempotency_key),
  primary key (id)
);
create index sandbox_refund_created_at_index on sandbox_refund (created_at);
create index sandbox_refund_payment_id_index on sandbox_refund (payment_id);

create table search_pins (
  keyword text not null,
  product_id uuid not null,
  "position" int not null,
  primary key (keyword, product_id)
);
create index search_pins_product_id_index on search_pins (product_id);

create table search_words (
  day date not null,
  word text not null,
  searches int not null,
  results int not null,
  primary key (day, word)
);

create table sessions (
  token_hash text not null,
  user_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  id uuid default gen_random_uuid() not null,
  level text default 'password' not null,
  client text,
  primary key (token_hash)
);
create index sessions_user_id_index on sessions (user_id);

create table settings (
  key text not null,
  value jsonb not null,
  version int default 1 not null,
  updated_at timestamptz not null,
  primary key (key)
);

create table sign_in_failures (
  id uuid not null,
  email_key text not null,
  address text not null,
  failed_at timestamptz not null,
  primary key (id)
);
create index sign_in_failures_address_failed_at_index on sign_in_failures (address, failed_at);
create index sign_in_failures_email_key_address_failed_at_index on sign_in_failures (email_key, address, failed_at);
create index sign_in_failures_email_key_failed_at_index on sign_in_failures (email_key, failed_at);

create table slugs (
  slug text not null,
  product_id uuid not null,
  primary key (slug)
);

create table stock_moves (
  id uuid not null,
  variant_id uuid not null,
  qty int not null,
  reason text not null,
  checkout_id uuid,
  actor_id uuid,
  created_at timestamptz default now() not null,
  primary key (id)
);

create table synonyms (
  id uuid not null,
  words text[] not null,
  finds text[] default '{}' not null,
  created_at timestamptz not null,
  primary key (id)
);

create table tokens (
  hash text not null,
  user_id uuid not null,
  purpose text not null,
  email_key text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  order_id uuid,
  started_by uuid,
  primary key (hash)
);
create index tokens_expires_at_index on tokens (expires_at);
create index tokens_user_id_index on tokens (user_id);

create table totp (
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamptz,
  last_step int default 0 not null,
  primary key (user_id)
);

create table users (
  id uuid not null,
  name text not null,
  email text not null,
  email_key text,
  password_hash text,
  is_admin boolean default false not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  permissions text[] default '{}' not null,
  email_verified_at timestamptz,
  new_email text,
  kind text default 'account' not null,
  guest_email_key text,
  cart_reminders_at timestamptz,
  new_email_counts_at timestamptz,
  is_email_from_staff boolean default false not null,
  constraint users_kind_check check ((kind = 'guest') = (email_key is null)),
  constraint users_email_key_unique unique (email_key),
  primary key (id)
);
create index users_email_trigram_index on users using gin (email gin_trgm_ops);
create index users_guest_email_key_index on users (guest_email_key);
create index users_name_trigram_index on users using gin (name gin_trgm_ops);

create table variants (
  id uuid not null,
  product_id uuid not null,
  "position" int default 0 not null,
  price int not null,
  count_in_stock int not null,
  deleted_at timestamptz,
  options text[] default '{}' not null,
  sku text,
  compare_at_price int,
  lowest_price_30d int,
  image_id uuid,
  constraint variants_compare_at_price_check check (compare_at_price > price),
  constraint variants_count_in_stock_check check (count_in_stock >= 0),
  constraint variants_price_check check (price >= 0),
  primary key (id)
);
create index variants_image_id_index on variants (image_id) where image_id is not null;
create unique index variants_options_unique on variants (product_id, options) where deleted_at is null;
create index variants_product_id_index on variants (product_id);
create index variants_sku_search_index on variants (lower(sku) text_pattern_ops) where sku is not null;
create unique index variants_sku_unique on variants (sku) where sku is not null and deleted_at is null;

create table webhook_events (
  id text not null,
  received_at timestamptz not null,
  primary key (id)
);

alter table addresses add constraint addresses_user_id_foreign foreign key (user_id) references users (id);
alter table carts add constraint carts_user_id_foreign foreign key (user_id) references users (id);
alter table categories add constraint categories_parent_id_foreign foreign key (parent_id) references categories (id);
alter table challenges add constraint challenges_user_id_foreign foreign key (user_id) references users (id) on delete cascade;
alter table checkouts add constraint checkouts_user_id_foreign foreign key (user_id) references users (id);
alter table fulfillment_lines add constraint fulfillment_lines_fulfillment_id_foreign foreign key (fulfillment_id) references fulfillments (id) on update cascade on delete cascade;
alter table fulfillment_lines add constraint fulfillment_lines_order_line_id_foreign foreign key (order_line_id) references order_lines (id) on update cascade on delete cascade;
alter table fulfillments add constraint fulfillments_order_id_foreign foreign key (order_id) references orders (id);
alter table images add constraint images_product_id_foreign foreign key (product_id) references products (id) on delete cascade;
alter table invitations add constraint invitations_inviter_id_foreign foreign key (inviter_id) references users (id) on delete cascade;
alter table order_lines add constraint order_lines_order_id_foreign foreign key (order_id) references orders (id);
alter table orders add constraint orders_checkout_id_foreign foreign key (checkout_id) references checkouts (id);
alter table orders add constraint orders_owner_id_foreign foreign key (owner_id) references users (id);
alter table passkeys add constraint passkeys_user_id_foreign foreign key (user_id) references users (id) on delete cascade;
alter table payments add constraint payments_checkout_id_foreign foreign key (checkout_id) references checkouts (id);
alter table payments add constraint payments_order_id_foreign foreign key (order_id) references orders (id) on delete set null;
alter table payments add constraint payments_recorded_by_id_foreign foreign key (recorded_by_id) references users (id);
alter table price_changes add constraint price_changes_variant_id_foreign foreign key (variant_id) references variants (id);
alter table price_schedules add constraint price_schedules_variant_id_foreign foreign key (variant_id) references variants (id);
alter table products add constraint products_category_id_foreign foreign key (category_id) references categories (id) on delete set null;
alter table promotion_codes add constraint promotion_codes_promotion_id_foreign foreign key (promotion_id) references promotions (id);
alter table recovery_codes add constraint recovery_codes_user_id_foreign foreign key (user_id) references users (id) on delete cascade;
alter table redemptions add constraint redemptions_promotion_id_foreign foreign key (promotion_id) references promotions (id);
alter table refunds add constraint refunds_order_id_foreign foreign key (order_id) references orders (id);
alter table refunds add constraint refunds_payment_id_foreign foreign key (payment_id) references payments (id);
alter table refunds add constraint refunds_recorded_by_id_foreign foreign key (recorded_by_id) references users (id);
alter table reviews add constraint reviews_product_id_foreign foreign key (product_id) references products (id);
alter table reviews add constraint reviews_user_id_foreign foreign key (user_id) references users (id);
alter table search_pins add constraint search_pins_product_id_foreign foreign key (product_id) references products (id) on delete cascade;
alter table sessions add constraint sessions_user_id_foreign foreign key (user_id) references users (id) on delete cascade;
alter table slugs add constraint slugs_product_id_foreign foreign key (product_id) references products (id);
alter table stock_moves add constraint stock_moves_variant_id_foreign foreign key (variant_id) references variants (id);
alter table tokens add constraint tokens_user_id_foreign foreign key (user_id) references users (id) on delete cascade;
alter table totp add constraint totp_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade;
alter table variants add constraint variants_image_id_foreign foreign key (image_id) references images (id) on delete set null;
alter table variants add constraint variants_product_id_foreign foreign key (product_id) references products (id);

create trigger products_words_inserted after insert on products referencing new table as changed for each statement execute function products_words_inserted();
create trigger products_words_updated after update of name, brand, category on products for each row execute function products_words_updated();
