import { Migration } from '@mikro-orm/migrations';

/**
 * Sums of past days for reports, and what says that they no longer count. Nothing is filled here: reports read the movements of days that are not stored,
 * and a job stores them. The triggers work for the version before as well.
 */
export class StoredReports extends Migration {
  override name = '0168-stored-reports';

  override up(): void {
    this.addSql(
      `create table "report_days" ("id" uuid not null, "zone" text not null, "is_by_category" boolean not null, "day" date not null, "from_at" timestamptz not null, "to_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "report_days_to_at_index" on "report_days" ("to_at");`);
    this.addSql(
      `alter table "report_days" add constraint "report_days_zone_is_by_category_day_unique" unique ("zone", "is_by_category", "day");`,
    );
    this.addSql(
      `create table "report_sums" ("day_id" uuid not null, "dimension" text not null, "currency" text not null, "place" int not null, "key" text null, "country" text null, "rate" int null, "orders" int not null, "paid" bigint not null, "refunded" bigint not null, "units" bigint not null, "returned_units" bigint not null, "tax" bigint not null, primary key ("day_id", "dimension", "currency", "place"));`,
    );
    this.addSql(
      `alter table "report_sums" add constraint "report_sums_day_id_foreign" foreign key ("day_id") references "report_days" ("id") on delete cascade;`,
    );
    this.addSql(`create table "report_changes" ("id" bigserial primary key, "at" timestamptz null);`);
    for (const statement of [...FUNCTIONS, ...Object.entries(TRIGGERS).flatMap(triggers)])
      this.addSql(statement);
  }
}

/**
 * `report_changed` says that something of a day changed. It waits while sums of that day are being stored, and nobody stores them until the transaction
 * ends: whether they are stored is therefore known. Of days that are not stored, such as today, nothing is said.
 */
const FUNCTIONS = [
  // Arbitrary, and used for nothing else.
  `create function report_lock() returns int language sql immutable as $$ select 168 $$;`,
  `create function report_lock_day(timestamptz) returns int language sql immutable as $$ select floor(extract(epoch from $1) / 86400)::int $$;`,
  `create function report_changed(moment timestamptz) returns void language plpgsql as $$ begin
    if moment is null then return; end if;
    perform pg_advisory_xact_lock_shared(report_lock(), report_lock_day(moment));
    insert into report_changes (at) select moment where exists (select from report_days where to_at > moment and from_at <= moment);
  end $$;`,
  `create function report_order_changed(changed uuid) returns void language plpgsql as $$ begin
    perform report_changed(at) from (
      select created_at as at from payments where order_id = changed union select made_at from refunds where order_id = changed order by at
    ) movements;
  end $$;`,
  `create function report_payment_changed() returns trigger language plpgsql as $$ begin
    perform report_changed(new.created_at);
    if tg_op <> 'INSERT' then
      perform report_changed(old.created_at);
      perform report_changed(made_at) from refunds where payment_id = old.id;
    end if;
    return null;
  end $$;`,
  `create function report_refund_changed() returns trigger language plpgsql as $$ begin
    perform report_changed(old.made_at);
    perform report_changed(new.made_at);
    perform report_changed(at) from (
      select created_at as at from payments where order_id in (old.order_id, new.order_id)
      union select made_at from refunds where order_id in (old.order_id, new.order_id)
      union select made_at from refunds where payment_id in (old.payment_id, new.payment_id) order by at
    ) movements;
    return null;
  end $$;`,
  `create function report_part_changed() returns trigger language plpgsql as $$ begin
    perform report_order_changed(old.order_id);
    if new.order_id is distinct from old.order_id then perform report_order_changed(new.order_id); end if;
    return null;
  end $$;`,
  `create function report_order_itself_changed() returns trigger language plpgsql as $$ begin
    perform report_order_changed(old.id);
    return null;
  end $$;`,
  `create function report_credit_line_changed() returns trigger language plpgsql as $$ begin
    perform report_order_changed(order_id) from credits where id in (old.credit_id, new.credit_id);
    return null;
  end $$;`,
  `create function report_return_line_changed() returns trigger language plpgsql as $$ begin
    perform report_order_changed(order_id) from returns where id in (old.return_id, new.return_id);
    return null;
  end $$;`,
  `create function report_category_changed() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(report_lock(), -1);
    insert into report_changes (at) select null where exists (select from report_days where is_by_category);
    return null;
  end $$;`,
];

const ORDER =
  'total_price, prices_include_tax, shipping_price, shipping_discount, shipping_tax, tax_lines, discounts, payment_method';

/**
 * What sums add up, by table: the function, and the changes that call it. An order and its lines are written before its payment or together with it, so that
 * new ones change nothing.
 */
const TRIGGERS = {
  payments: ['report_payment_changed', 'insert', 'delete', 'order_id, amount, currency, created_at'],
  refunds: [
    'report_refund_changed',
    ...['insert', 'delete', 'payment_id, order_id, credit_id, amount, currency, state, made_at'],
  ],
  orders: ['report_order_itself_changed', `${ORDER}, shipping_country, shipping_country_code`],
  order_lines: ['report_part_changed', 'delete', 'order_id, product_id, price, qty, discount, tax_rate, tax'],
  credits: ['report_part_changed', 'insert', 'delete', 'order_id, kind, amount, shipping_amount, return_id'],
  credit_lines: [
    'report_credit_line_changed',
    ...['insert', 'delete', 'credit_id, order_line_id, qty, amount'],
  ],
  returns: ['report_part_changed', 'delete', 'kind'],
  return_lines: ['report_return_line_changed', 'insert', 'delete', 'return_id, order_line_id, reason'],
  products: ['report_category_changed', 'delete', 'category_id'],
};

/** Updates of other columns, and those that change nothing, call nothing. */
function triggers([table, [call, ...changes]]: [string, string[]]): string[] {
  const columns = changes.pop()!;
  const row = (name: string) => `(${columns.split(', ').map((column) => `${name}.${column}`)})`;
  const trigger = (name: string, when: string) =>
    `create trigger "${table}_report_${name}" after ${when} execute function ${call}();`;
  return [
    trigger(
      'updated',
      `update of ${columns} on ${table} for each row when (${row('old')} is distinct from ${row('new')})`,
    ),
    ...(changes.length > 0 ? [trigger('changed', `${changes.join(' or ')} on ${table} for each row`)] : []),
  ];
}
