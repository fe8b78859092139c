import type { OrderRules } from '#money/priced-order';
import type { OrderLineRow } from '../orders/find-order-lines.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isExchange } from '../payment-methods/payment-methods.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { Supply } from './find-supply.ts';
import type { InvoicedOrder } from './make-document.ts';

/**
 * An order as its documents need it, with the rules of its checkout, which know the tax rate of the shipping, what paid it, in full or in
 * part, and when it was supplied.
 */
export function toInvoiced(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  rules: OrderRules,
  {
    payment,
    supply,
  }: { payment: Pick<Payment, 'method' | 'amount' | 'refundedAmount'> | null; supply: Supply },
): InvoicedOrder {
  const { setOffPrice, shippingPrice, shippingDiscount, shippingTax, pricesIncludeTax, paymentChoice } =
    order;
  const { taxClass } = rules.shipping;
  const method = payment?.method;
  const rate = rules.taxRates.find((each) => each.taxClass === taxClass);
  return {
    ...order,
    lines,
    supply,
    shipping: {
      amount: shippingPrice - shippingDiscount + (pricesIncludeTax ? 0 : shippingTax),
      tax: shippingTax,
      taxRate: shippingTax === 0 ? 0 : (rate?.basisPoints ?? 0),
    },
    shippingName: order.shippingMethod?.name ?? null,
    payment: {
      kind: isExchange(paymentChoice) ? 'exchange' : paymentChoice.kind,
      label:
        setOffPrice > 0 && method ? `${paymentChoice.label}, ${method}` : (method ?? paymentChoice.label),
    },
    captured: payment ? payment.amount - payment.refundedAmount : 0,
  };
}
