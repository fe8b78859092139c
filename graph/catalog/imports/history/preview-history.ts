import { formatMoney } from '#money/format-money';
import { minorDigits } from '#money/minor-units';
import type { HistoryUnit } from './read-history.ts';

/** What a file becomes, as the columns of a preview. */
export const HISTORY_HEADERS = {
  past_customers: ['Name', 'Email', 'Phone', 'Address', 'Orders', 'Spent'],
  past_orders: ['Number', 'Placed', 'Name', 'Email', 'Status', 'Total', 'Items'],
} as const;

const moneyIn = (amount: number, currency: string) =>
  formatMoney(amount, { currency }, minorDigits(currency));

/** The cells of a customer or an order in a preview. */
export function historyCells(unit: HistoryUnit): string[] {
  if ('customer' in unit) {
    const { name, email, phone, address, orderCount, spent, currency } = unit.customer;
    const cells = [name, email, phone, address?.replaceAll('\n', ', '), orderCount];
    return [...cells, spent === null ? '' : moneyIn(spent, currency)].map((cell) => String(cell ?? ''));
  }
  const { number, placedAt, name, email, status, total, currency, lines } = unit.order;
  const items = lines.map((line) => `${line.quantity} × ${line.name}`).join(', ');
  return [
    number,
    placedAt.toISOString().slice(0, 10),
    name,
    email ?? '',
    status,
    moneyIn(total, currency),
    items,
  ];
}
