import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { lineTotal } from '#money/credited-units';
import { priceOrder } from '#money/price-order';
import { randomOrder } from './random-orders.ts';
import type { TestShop } from './test-shop.ts';

const time = fc.date({ min: new Date('2026-03-02'), max: new Date('2026-11-29'), noInvalidDate: true });
/** Around midnight of the days on which the clocks of the zone change, too. */
const at = fc.oneof(
  time,
  fc
    .tuple(
      fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-30', '2026-10-26'),
      fc.integer({ min: -180, max: 180 }),
    )
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)),
);

const refund = fc.record({
  at,
  state: fc.constantFrom('made', 'made', 'made', 'due', 'failed'),
  /** Of the credit, or of the payment without one; more than all of it in the dashboard of a provider. */
  share: fc.double({ min: 0.05, max: 1.2, noNaN: true }),
  isCredited: fc.boolean(),
  units: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
  shipping: fc.double({ min: 0, max: 1, noNaN: true }),
  goodwill: fc.nat(500),
});
const history = fc.record({
  order: randomOrder,
  at,
  currency: fc.constantFrom('INR', 'EUR'),
  country: fc.constantFrom('DE', 'FR', null),
  codes: fc.subarray(['SPRING', 'FRIENDS']),
  method: fc.constantFrom('PayPal', 'Invoice'),
  payment: fc.constantFrom('pay', 'pay', 'pay', 'manual', 'exchange', 'part', 'rounded', 'none'),
  returned: fc.constantFrom('return', 'withdrawal', null),
  refunds: fc.array(refund, { maxLength: 3 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

type Tables = Record<(typeof TABLES)[number], object[]>;
const TABLES = [
  'orders',
  'order_lines',
  'payments',
  'credits',
  'credit_lines',
  'refunds',
  'returns',
  'return_lines',
] as const;

/** Writes random histories of orders, payments and refunds of March to November 2026 into an empty shop, by SQL alone. Returns the rows by table. */
export async function writeHistories(shop: TestShop, numRuns: number, seed: number): Promise<Tables> {
  const products = (await Promise.all([1, 2, 3].map(() => shop.addProduct()))).map(({ id }) => id);
  const tables = Object.fromEntries(TABLES.map((name) => [name, [] as object[]])) as Tables;
  for (const each of fc.sample(history, { numRuns, seed })) addRows(tables, products, each);
  // Owners and checkouts do not matter here.
  await shop.em().execute('set session_replication_role = replica');
  for (const [table, rows] of Object.entries(tables))
    for (let from = 0; from < rows.length; from += 1_000) {
      const part = rows.slice(from, from + 1_000);
      const columns = Object.keys(part[0]!).join();
      await shop
        .em()
        .execute(
          `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
          [JSON.stringify(part)],
        );
    }
  await shop.em().execute('set session_replication_role = default');
  return tables;
}

/** The rows of an order and of what was paid, credited and refunded of it. */
function addRows(
  tables: Tables,
  products: readonly string[],
  { order: given, at, currency, country, codes, method, payment, returned, refunds }: History,
): void {
  const { lines, ...priced } = priceOrder(given.lines, given.rules, given.discounts);
  const [id, checkout_id, owner_id] = [randomUUID(), randomUUID(), randomUUID()];
  const { pricesIncludeTax, totalPrice: total } = priced;
  tables.orders!.push({
    id,
    checkout_id,
    owner_id,
    customer_name: 'Ada',
    customer_email: `${id}@example.com`,
    currency,
    tags: [],
    shipping_address: '',
    shipping_city: '',
    shipping_postal_code: '',
    shipping_country: country ?? 'Utopia',
    shipping_country_code: country,
    payment_method: method,
    payment_choice: {},
    prices_include_tax: pricesIncludeTax,
    items_price: priced.itemsPrice,
    discount_price: priced.discountPrice,
    shipping_price: priced.shippingPrice,
    shipping_discount: priced.shippingDiscount,
    shipping_tax: priced.shippingTax,
    tax_price: priced.taxPrice,
    total_price: total,
    set_off_price: 0,
    tax_lines: priced.taxLines,
    discounts: codes.map((code) => ({ code })),
    is_partly_shipped: false,
    number: tables.orders!.length + 5_000,
    created_at: at,
    paid_at: at,
  });
  const rows = given.lines.map(({ price, qty }, position) => {
    const { discount, tax, taxRate: tax_rate } = lines[position]!;
    const product_id = products[position % products.length];
    const row = {
      id: randomUUID(),
      order_id: id,
      position,
      product_id,
      variant_id: product_id,
      name: '',
      image: '',
      options: [],
      option_names: [],
    };
    return { ...row, price, qty, list_price: price, discount, tax_rate, tax };
  });
  tables.order_lines!.push(...rows);
  if (payment === 'none') return;
  const paid = { part: Math.floor(total / 2), rounded: Math.max(0, total - 1) }[payment as 'part'] ?? total;
  const payment_id = `${payment === 'pay' ? 'pay' : payment}_${id}`;
  const recorded_by_id = payment === 'manual' ? owner_id : null;
  tables.payments!.push({
    id: payment_id,
    checkout_id,
    order_id: id,
    amount: paid,
    currency,
    created_at: at,
    recorded_by_id,
    provider: payment === 'manual' || payment === 'exchange' ? null : 'razorpay',
  });
  const return_id = returned && randomUUID();
  if (returned)
    tables.returns!.push({
      id: return_id,
      order_id: id,
      kind: returned,
      state: 'closed',
      request_key: 'a',
      created_at: at,
    });
  for (const { at: madeAt, state, share, isCredited, units, shipping, goodwill } of refunds) {
    const credited = rows
      .map((row, position) => {
        const qty = Math.min(units[position]!, row.qty);
        return { row, qty, amount: Math.floor((lineTotal(row, pricesIncludeTax) * qty) / row.qty) };
      })
      .filter(({ qty }) => qty > 0);
    const whole = credited.reduce((sum, { amount }) => sum + amount, 0);
    const shippingAmount = Math.floor((priced.shippingPrice - priced.shippingDiscount) * shipping);
    const of = isCredited ? whole + shippingAmount + goodwill : paid;
    const amount = Math.floor(isCredited ? Math.min(of, of * share) : of * share);
    if (amount === 0) continue;
    const credit_id = isCredited ? randomUUID() : null;
    if (isCredited) {
      tables.credits!.push({
        id: credit_id,
        order_id: id,
        kind: 'refund',
        amount: of,
        shipping_amount: shippingAmount,
        set_off_amount: 0,
        currency,
        request_key: credit_id,
        created_at: madeAt,
        return_id: goodwill % 2 ? return_id : null,
      });
      tables.credit_lines!.push(
        ...credited.map(({ row, ...line }) => ({
          credit_id,
          order_line_id: row.id,
          ...line,
          is_restocked: false,
        })),
      );
    }
    tables.refunds!.push({
      id: randomUUID(),
      payment_id,
      order_id: id,
      credit_id,
      amount,
      currency,
      state,
      attempts: 0,
      is_reversal: false,
      created_at: madeAt,
      made_at: state === 'made' ? madeAt : null,
    });
  }
  if (returned)
    tables.return_lines!.push(
      ...rows.map(({ id, qty }, position) => ({
        return_id,
        order_line_id: id,
        qty,
        credited_qty: 0,
        received_qty: qty,
        reason: returned === 'return' ? ['damaged', 'size'][position % 2] : null,
      })),
    );
}
