/** SQL of what was paid for a row of `orders` and given back of it, in minor units, and of whether anything was given back. */
export const orderMoney = {
  captured: `(coalesce((select amount from payments where payments.order_id = orders.id), 0)
    + coalesce((select amount from payments where payments.set_off_order_id = orders.id), 0))`,
  refunded: `coalesce((select sum(refunds.amount) from refunds where refunds.order_id = orders.id and refunds.state = 'made'), 0)::double precision`,
  hasRefund: `exists (select from refunds where refunds.order_id = orders.id and refunds.state = 'made')`,
};
