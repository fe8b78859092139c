import * as t from '#messages/admin/orders';
import * as list from '#messages/orders';

/** The columns of the list of orders that people choose from, by the names that addresses have. */
export const columnNames = {
  customer: t.user,
  items: t.items,
  date: list.date,
  total: list.total,
  paid: list.paid,
  delivered: list.delivered,
  method: t.paidBy,
  tags: t.tags,
  note: t.note,
};
export type ColumnName = keyof typeof columnNames | `custom.${string}`;
/** The columns that people choose from, with their titles. */
export type Choices = Readonly<Record<string, string>>;

/** The usual columns and those of the custom fields of orders. */
export const columnChoices = (fields: readonly { key: string; label: string }[]): Choices => ({
  ...columnNames,
  ...Object.fromEntries(fields.map(({ key, label }) => [`custom.${key}`, label])),
});

/** What the list has without a choice. */
const usual: readonly ColumnName[] = ['customer', 'items', 'date', 'total', 'paid', 'delivered'];

const KEY = 'order-columns';

/** The columns in a text such as "customer,total"; null when it names none. */
function readColumns(text: string | null, choices: Choices): readonly ColumnName[] | null {
  const named = text?.split(',') ?? [];
  const found = (Object.keys(choices) as ColumnName[]).filter((name) => named.includes(name));
  return found.length > 0 ? found : null;
}

/** The columns that are shown: those of the address, those that were last chosen in this browser, or the usual ones. */
export const shownColumns = (ofAddress: string | null, choices: Choices): readonly ColumnName[] =>
  readColumns(ofAddress, choices) ?? readColumns(localStorage.getItem(KEY), choices) ?? usual;

/** Keeps a choice in this browser. Returns it as addresses have it; null for the usual columns. */
export function chooseColumns(chosen: readonly ColumnName[]): string | null {
  const text = chosen.join();
  if (chosen.length === 0 || text === usual.join()) {
    localStorage.removeItem(KEY);
    return null;
  }
  localStorage.setItem(KEY, text);
  return text;
}
