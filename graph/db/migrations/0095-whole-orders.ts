import { Migration } from '@mikro-orm/migrations';

/** The rate and the shipping method that every shop had before there were settings. */
const RATE = `coalesce((price_rules->'taxRates'->0->>'basisPoints')::int, 0)`;
const STANDARD = `'{"id": "00000000-0000-7000-8000-000000000001", "name": "Standard", "description": "", "kind": "delivery",
  "daysMin": null, "daysMax": null}'`;

/**
 * Checkouts and orders that versions before 0.2.0 stored get what these did not record: rules in today's form, tax by rate and by line,
 * list prices, names of options, shipping and payment method. What is read has one form from here on.
 */
export class WholeOrders extends Migration {
  override name = '0095-whole-orders';

  override up(): void {
    this.addSql(`update checkouts set price_rules = jsonb_build_object('pricesIncludeTax', false,
        'shipping', jsonb_build_object('price', price_rules->'shippingPrice', 'freeAbove', price_rules->'freeAbove', 'taxClass', null),
        'taxRates', jsonb_build_array(
          jsonb_build_object('name', 'Tax', 'taxClass', 'standard', 'basisPoints', price_rules->'taxBasisPoints')))
      where price_rules->'taxBasisPoints' is not null;`);
    this.methods();
    this.taxOfCheckouts();
    this.taxOfOrders();
    for (const table of ['checkouts', 'orders'])
      this.addSql(
        `alter table "${table}" alter column "tax_lines" set not null, alter column "payment_choice" set not null;`,
      );
    this.addSql('alter table "checkouts" alter column "price_rules" drop default;');
    this.addSql(`alter table "order_lines" alter column "list_price" set not null, alter column "tax_rate" set not null,
      alter column "tax" set not null;`);
    this.addSql('alter table "redemptions" alter column "currency" drop default;');
  }

  private methods(): void {
    this.addSql(`update checkouts c set shipping_method = ${STANDARD}
      where shipping_method is null and (tax_lines is null or exists (select from orders where checkout_id = c.id));`);
    this.addSql(`update orders set shipping_method = ${STANDARD} where shipping_method is null;`);
    for (const table of ['checkouts', 'orders']) {
      this.addSql(`update ${table} set shipping_method = shipping_method || '{"description": ""}'
        where shipping_method is not null and shipping_method->>'description' is null;`);
      this.addSql(`update ${table} set payment_choice = jsonb_build_object('id', payment_method, 'kind', 'provider',
        'label', payment_method, 'instructions', '') where payment_choice is null;`);
    }
  }

  /** The tax was one rate of all lines. It is spread over them, so that the parts sum exactly. */
  private taxOfCheckouts(): void {
    this.addSql(`update checkouts set lines = parts.lines
      from (
        select id, jsonb_agg(line || jsonb_build_object('listPrice', line->'price', 'taxRate', rate,
          'tax', coalesce(floor(tax * upto / nullif(items, 0)) - floor(tax * (upto - gross) / nullif(items, 0)), 0)) order by place) as lines
        from (
          select c.id, line, place, gross, ${RATE} as rate, tax_price::numeric as tax,
            sum(gross) over (partition by c.id order by place) as upto, sum(gross) over (partition by c.id) as items
          from checkouts c, jsonb_array_elements(lines) with ordinality as each (line, place),
            lateral (select (line->>'price')::numeric * (line->>'qty')::numeric as gross) g
          where tax_lines is null
        ) l group by id
      ) parts where parts.id = checkouts.id;`);
    this.addSql(`update checkouts set tax_lines = case when items_price = 0 then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'Tax', 'basisPoints', ${RATE}, 'base', items_price, 'amount', tax_price)) end
      where tax_lines is null;`);
  }

  private taxOfOrders(): void {
    this.addSql(
      `update orders o set tax_lines = c.tax_lines from checkouts c where c.id = o.checkout_id and o.tax_lines is null;`,
    );
    this.addSql(`update order_lines l set list_price = coalesce(l.list_price, (line->>'listPrice')::int),
        tax_rate = coalesce(l.tax_rate, (line->>'taxRate')::int), tax = coalesce(l.tax, (line->>'tax')::int),
        option_names = coalesce((select array_agg(name order by n) from jsonb_array_elements_text(line->'optionNames')
          with ordinality as names (name, n)), l.option_names)
      from orders o join checkouts c on c.id = o.checkout_id, jsonb_array_elements(c.lines) with ordinality as each (line, place)
      where o.id = l.order_id and place = l.position + 1
        and (l.tax is null or l.option_names = '{}' and line->'optionNames' is not null);`);
    // Lines that their checkout does not have: the money check names their order.
    this.addSql(
      `update order_lines set list_price = coalesce(list_price, price), tax_rate = 0, tax = 0 where tax is null;`,
    );
  }
}
