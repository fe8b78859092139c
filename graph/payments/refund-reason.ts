import type { ProviderPayment } from '../core/ports.ts';

interface Bill {
  totalPrice: number;
  currency: string;
}

/**
 * Why a captured payment cannot pay this bill and has to go back, or null if it fits. Amount and currency must be
 * exact: the provider order was made for them.
 */
export function refundReason(bill: Bill, alreadyPaid: boolean, payment: ProviderPayment): string | null {
  if (alreadyPaid) return 'The order was already paid.';
  if (payment.currency !== bill.currency) return `The payment was made in ${payment.currency}.`;
  if (payment.amount !== bill.totalPrice) return 'The amount paid is not the total of the order.';
  if (payment.amountRefunded > 0) return 'The payment was refunded at the provider.';
  return null;
}
