import { an, type Breach, order } from './breach.ts';

/** Orders, their amounts and their checkouts. */
export const breachesOfOrders: Breach[] = [
  [
    'I23',
    `update orders set owner_id = (select id from users where is_admin limit 1) where id = ${order}`,
    `${an('I23 order')} is not owned by the buyer of its checkout`,
  ],
  ...['password_hash = $$x$$', 'permissions = $${ORDERS}$$', 'email_verified_at = now()'].map(
    (change): Breach => [
      'I23',
      `update users set kind = 'guest', email_key = null, ${change} where id = (select user_id from reviews limit 1)`,
      `${an('I23 guest')} has what only an account may have`,
    ],
  ),
  [
    'I23',
    // A review of what was not delivered.
    `update users set kind = 'guest', email_key = null, password_hash = null where id = (select user_id from reviews limit 1);
     update orders set delivered_at = null where owner_id = (select user_id from reviews limit 1)`,
    `${an('I23 guest')} has what only an account may have`,
  ],
  [
    'I6',
    `update orders set total_price = total_price + 1 where id = ${order}`,
    `${an('I6 order')} its total is \\d+`,
  ],
  [
    'I6',
    `update orders set currency = 'USD' where id = ${order}`,
    `${an('I6 order')} its amounts are in USD, those of its checkout in INR`,
  ],
  ['I6', `update orders set prices_include_tax = true where id = ${order}`, `${an('I6 order')} its total is`],
  [
    'I33',
    `update orders set vat_check = '{"state": "INVALID"}' where id = ${order}`,
    `${an('I33 order')} its VAT check is not that of its checkout`,
  ],
  [
    'I33',
    `update checkouts set price_rules = price_rules || '{"taxed": {}}' where id = (select checkout_id from orders where id = ${order})`,
    `${an('I33 order')} is priced without tax, its VAT check is missing`,
  ],
  [
    'I33',
    `update checkouts set price_rules = price_rules || '{"taxed": {}}', vat_check = '{"state": "EXEMPT"}'
       where id = (select checkout_id from orders where id = ${order});
     update orders set vat_check = '{"state": "EXEMPT"}' where id = ${order}`,
    `${an('I33 order')} is no intra-community supply`,
  ],
  [
    'I18',
    `update order_lines set discount = 5 where order_id = ${order}`,
    `${an('I18 order')} is reduced by 0, its lines by 5`,
  ],
  [
    'I18',
    `update orders set discounts = '[{"amount": 7}]' where id = ${order}`,
    `${an('I18 order')} is reduced by 0, its discounts come to 7`,
  ],
  [
    'I18',
    `update orders set shipping_discount = shipping_price + 1, discounts = jsonb_build_array(jsonb_build_object('amount', shipping_price + 1))
       where id = ${order}`,
    `${an('I18 order')} has a discount that is larger than its price`,
  ],
  [
    'I19',
    `update orders set tax_price = tax_price + 1 where id = ${order}`,
    `${an('I19 order')} its tax is 751, its tax lines come to 750`,
  ],
  [
    'I19',
    `update order_lines set tax = tax - 1 where order_id = ${order}`,
    `${an('I19 order')} its tax is 750, its parts come to 749`,
  ],
  [
    'I19',
    `update orders set tax_lines = '[{"amount": 750, "base": 6000, "basisPoints": 1500}]' where id = ${order}`,
    `${an('I19 order')} has a tax that is not its rate of its base`,
  ],
  ['I6', `update orders set shipping_price = 1 where id = ${order}`, `${an('I6 order')} its shipping is 1`],
  [
    'I6',
    // The sums are right, and the payments are of another total.
    'update orders set items_price = items_price + 1, total_price = total_price + 1; update order_lines set price = price + 1',
    `${an('I6 order')} its total is 15750, its checkout had 15749`,
  ],
  [
    'I6',
    // An order that ships free by the rule of its checkout, and paid for shipping.
    `update checkouts set price_rules = price_rules || '{"shipping": {"price": 10000, "freeAbove": 4998}}'`,
    `${an('I6 order')} its shipping is 10000`,
  ],
  ['I6', 'update order_lines set qty = qty + 1', `${an('I6 order')} its items cost 9998, it says 4999`],
  ['I6', "update order_lines set name = 'Sofa'", `${an('I6 order')} its lines are not those of its checkout`],
  ['I6', 'delete from order_lines', `${an('I6 order')} its items cost 0, it says 4999`],
  [
    'I8',
    `alter table checkouts drop constraint checkouts_user_id_idempotency_key_unique;
     update checkouts set idempotency_key = 'one'`,
    `${an('I8 account')} has \\d checkouts of one key`,
  ],
  [
    'I8',
    `alter table orders drop constraint orders_checkout_id_unique;
     update orders set checkout_id = (select checkout_id from orders limit 1)`,
    `${an('I8 checkout')} has \\d orders`,
  ],
  [
    'I28',
    `update checkouts set cart_id = '01890000-0000-4000-8000-000000000000' where stock = 'sold'`,
    `${an('I28 cart')} was bought \\d times`,
  ],
  ['I9', 'update orders set paid_at = null', `${an('I9 order')} was paid at .+, it says not at all`],
  [
    'I9',
    "update orders set paid_at = paid_at + interval '1 day'",
    `${an('I9 order')} was paid at .+, it says \\d+`,
  ],
  [
    'I15',
    `update orders set delivered_at = now()
     where checkout_id = (select id from checkouts where stock = 'released' and id in (select checkout_id from orders))`,
    `${an('I15 order')} is delivered, but its stock is released`,
  ],
  [
    'I9',
    "update orders set delivered_at = delivered_at + interval '1 day'",
    `${an('I9 order')} was delivered at .+, it says \\d+`,
  ],
  [
    'I9',
    'update orders set shipped_at = null, delivered_at = null',
    `${an('I9 order')} was shipped at .+, it says not at all`,
  ],
  [
    'I9',
    'update orders set shipped_at = now() where delivered_at is null',
    `${an('I9 order')} was shipped at no time, it says \\d+`,
  ],
  ['I21', 'update orders set delivered_at = null', `${an('I21 order')} is not delivered, its lines are`],
  [
    'I21',
    "update fulfillments set state = 'shipped', delivered_at = null",
    `${an('I21 order')} is delivered, not all of its lines are`,
  ],
  ['I21', 'update orders set is_partly_shipped = true', `${an('I21 order')} is not shipped in part`],
  ['I21', 'delete from fulfillment_lines', `${an('I21 order')} is delivered, not all of its lines are`],
  ['I21', 'update fulfillment_lines set qty = 2', `${an('I21 order line')} 1 ordered, 2 fulfilled`],
  [
    'I21',
    'delete from fulfillment_lines; delete from fulfillments',
    `${an('I21 order')} is delivered, not all of its lines are`,
  ],
  [
    'I21',
    'update fulfillments set order_id = (select id from orders where delivered_at is null limit 1)',
    `${an('I21 fulfillment')} has a line of another order`,
  ],
  ['I24', "update events set type = 'order.paid'", `${an('I24 order')} has \\d events order.paid$`],
  ['I24', 'update orders set paid_at = null', `${an('I24 order')} has 1 events order.paid, which did not`],
];
