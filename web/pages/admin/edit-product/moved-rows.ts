import type { Facts, Opened, VariantRow } from './variant-rows.ts';
import { AT, knownOf, priceCells, valueAt, withValue } from './variant-rows.ts';

/** A variant whose stock or prices have changed since the form was opened, as it is now. */
type Moved = Opened & Partial<Facts> & { id: string };

/** The rows whose prices are others now than when the form was opened. */
export function repricedRows(rows: readonly VariantRow[], moved: readonly Moved[]) {
  return rows.flatMap((row) => {
    const now = moved.find(({ id }) => id === row.id);
    const { opened } = row;
    const isSame = opened?.price === now?.price && opened?.compareAtPrice === now?.compareAtPrice;
    return now && opened && !isSame ? { row, now } : [];
  });
}

/** The rows whose stock is another one now. */
export function soldRows(rows: readonly VariantRow[], moved: readonly Moved[]) {
  return rows.flatMap((row, index) => {
    const now = moved.find(({ id }) => id === row.id)?.countInStock;
    const { opened } = row;
    return now !== undefined && opened && opened.countInStock !== now ? { row, index, opened, now } : [];
  });
}

/** The rows with the current prices as those they were decided on; the table shows them or stays as it was typed. */
export function withPrices(
  rows: readonly VariantRow[],
  moved: readonly Moved[],
  isUsed: (row: VariantRow) => boolean,
): VariantRow[] {
  const repriced = new Map(repricedRows(rows, moved).map(({ row, now }) => [row, now]));
  return rows.map((row) => {
    const now = repriced.get(row);
    if (!now || !row.opened) return row;
    const { price, compareAtPrice } = now;
    const cells = isUsed(row) ? row.cells.toSpliced(AT.price, 2, ...priceCells(now)) : row.cells;
    return { ...row, opened: { ...row.opened, price, compareAtPrice }, cells };
  });
}

/** The rows with this stock as the one it was decided on. */
export function withStock(row: VariantRow, now: number, typed: number): VariantRow {
  if (!row.opened) return row;
  return {
    ...row,
    opened: { ...row.opened, countInStock: now },
    cells: row.cells.with(AT.stock, String(typed)),
  };
}

/** What is another now than when the form was opened: option values, SKU, barcode, cost, weight, reorder point, backorders and picture. */
export function editedCells(rows: readonly VariantRow[], moved: readonly Moved[]) {
  return rows.flatMap((row) => {
    const variant = moved.find(({ id }) => id === row.id);
    const { known } = row;
    if (!variant || !known || variant.cost === undefined) return [];
    return [...knownOf(variant as Facts)].flatMap(([column, now]) => {
      const before = known.get(column);
      return before === undefined || before === now ? [] : { row, column, before, now };
    });
  });
}

/** The rows with this as what they were decided on; the table shows it or stays as it was typed. */
export function withEdited(
  rows: readonly VariantRow[],
  edited: ReturnType<typeof editedCells>,
  isUsed: (cell: ReturnType<typeof editedCells>[number]) => boolean,
): VariantRow[] {
  return rows.map((row) =>
    edited
      .filter((each) => each.row.key === row.key)
      .reduce((changed, cell): VariantRow => {
        const known = new Map(changed.known).set(cell.column, cell.now);
        return { ...(isUsed(cell) ? withValue(changed, cell.column, cell.now) : changed), known };
      }, row),
  );
}

/** The rows with what has changed meanwhile where nothing else was typed: a sale is no conflict with an edit of a price. */
export function keepUntouched(given: readonly VariantRow[], moved: readonly Moved[]): VariantRow[] {
  const untouched = editedCells(given, moved).filter(
    ({ row, column, before }) => valueAt(row, column) === before,
  );
  const rows = withEdited(given, untouched, () => true);
  const hasOldStock = ({ opened, cells }: VariantRow) => cells.at(AT.stock) === String(opened?.countInStock);
  const hasOldPrices = ({ opened, cells }: VariantRow) =>
    opened !== undefined && String(cells.slice(AT.price, AT.stock)) === String(priceCells(opened));
  const sold = new Map(soldRows(rows, moved).map(({ row, now }) => [row, now]));
  const stocked = rows.map((row) => {
    const now = sold.get(row);
    return now !== undefined && hasOldStock(row) ? withStock(row, now, now) : row;
  });
  const isUsed = new Set(repricedRows(stocked, moved).flatMap(({ row }) => (hasOldPrices(row) ? row : [])));
  const kept = moved.filter(({ id }) => [...isUsed].some((row) => row.id === id));
  return withPrices(stocked, kept, () => true);
}
