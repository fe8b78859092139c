import type { PastOrder } from '../../../trade/past-orders/past-order.entity.ts';
import type { OrderColumns } from './history-columns.ts';
import type { HistoryRow } from './history-values.ts';

type Lines = PastOrder['lines'];

/** Most lines of an order. */
export const MOST_LINES = 200;
const LONGEST = 300;

/** What a row says of the items of its order: one in columns of their own, or several in a cell. */
export function linesOf(
  row: HistoryRow,
  columns: OrderColumns,
  currency: string,
  itemColumns: number,
): Lines {
  const name = row.line(columns.item, LONGEST);
  if (name !== '') {
    const quantity = row.count(columns.quantity) ?? 1;
    const sku = row.line(columns.sku, 100) || null;
    return [{ name, sku, quantity, price: row.amount(columns.price, currency) }];
  }
  const cell = row.text(columns.items, 20_000);
  const cells = cell ? listed(cell) : [];
  for (let number = 1; number <= itemColumns; number += 1) {
    const item = row.text([`line_item_${number}`], 5_000);
    if (item) cells.push(item);
  }
  return cells.map(lineOf).filter(({ name }) => name !== '');
}

/** Items of a cell: "2× Cap, 1× Hat", or parts with names such as "name:Cap|quantity:2" between semicolons. */
const listed = (cell: string): string[] =>
  cell.includes('|') ? cell.split(/;\s*(?=[a-z_]+:)/) : cell.split(/,\s*(?=\d+ ?[×x] )/);

function lineOf(item: string): Lines[number] {
  if (item.includes('|')) {
    const parts = new Map(
      item
        .split('|')
        .map((part) => [part.split(':', 1)[0]!.trim(), part.slice(part.indexOf(':') + 1).trim()]),
    );
    const quantity = Number(parts.get('quantity'));
    return {
      name: (parts.get('name') ?? '').slice(0, LONGEST).toWellFormed(),
      sku: parts.get('sku')?.slice(0, 100).toWellFormed() || null,
      quantity: whole(quantity),
      price: null,
    };
  }
  const [, count = '1', name = item] = /^(\d{1,6}) ?[×x] (.*)$/s.exec(item.trim()) ?? [];
  const cut = name.trim().slice(0, LONGEST).toWellFormed();
  return { name: cut, sku: null, quantity: whole(Number(count)), price: null };
}

const whole = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 0 && quantity < 10_000_000 ? quantity : 1;
