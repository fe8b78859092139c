/** An invariant, SQL that breaks it, and a pattern of the sentence that reports it. */
export type Breach = [rule: string, sql: string, said: string];

/** SQL expressions: an order that is paid, its payment, and a payment without an order. */
export const order = '(select order_id from payments where order_id is not null order by created_at limit 1)';
export const payment = `(select id from payments where order_id = ${order})`;
export const due = '(select id from payments where order_id is null)';

export const an = (what: string) => `^${what} \\S+`;
