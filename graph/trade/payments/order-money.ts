/** The payment of a row of `orders`. */
const PAYING = 'payments.order_id = orders.id';

/** SQL of what was paid for a row of `orders` and given back of it, in minor units, and of whether anything was given back. */
export const orderMoney = {
  captured: `coalesce((select amount from payments where ${PAYING}), 0)`,
  refunded: `coalesce((select sum(refunds.amount) from payments join refunds on refunds.payment_id = payments.id
    where ${PAYING} and refunds.state = 'made'), 0)::double precision`,
  hasRefund: `exists (select from payments join refunds on refunds.payment_id = payments.id
    where ${PAYING} and refunds.state = 'made')`,
};
