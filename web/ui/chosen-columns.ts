import type { Column } from './DataTable.tsx';
import type { TableQuery } from './useTableQuery.ts';

/** A list whose columns people choose. */
export interface ColumnsOfList<Row = never> {
  /** Under which this browser keeps the choice. */
  list: 'order' | 'product' | 'customer';
  /** All columns, in their order. */
  columns: readonly Column<Row>[];
}

const keyOf = (list: string) => `${list}-columns`;

/** The names of the columns that are shown: those of the address, those that were last chosen in this browser, or the usual ones. */
export function shownNames({ list, columns }: ColumnsOfList, query: TableQuery): readonly string[] {
  const names = columns.flatMap(({ name }) => name ?? []);
  const read = (text: string | null) => {
    const chosen = text?.split(',') ?? [];
    const found = names.filter((name) => chosen.includes(name));
    return found.length > 0 ? found : null;
  };
  return read(query.filter('columns')) ?? read(localStorage.getItem(keyOf(list))) ?? usualNames(columns);
}

/** The columns that are shown: those that always are, and those that people chose. */
export function chosenColumns<Row>(of: ColumnsOfList<Row>, query: TableQuery): Column<Row>[] {
  const shown = shownNames(of, query);
  return of.columns.filter(({ name }) => name === undefined || shown.includes(name));
}

/** Keeps a choice in this browser. Returns it as addresses have it; null for the usual columns. */
export function keepColumns({ list, columns }: ColumnsOfList, names: readonly string[]): string | null {
  const text = names.join();
  if (names.length === 0 || text === usualNames(columns).join()) {
    localStorage.removeItem(keyOf(list));
    return null;
  }
  localStorage.setItem(keyOf(list), text);
  return text;
}

const usualNames = (columns: ColumnsOfList['columns']) =>
  columns.flatMap(({ name, isExtra }) => (name === undefined || isExtra ? [] : [name]));
